import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

interface CallLinkProps {
  name: string;
  /** Digits without a plus, as the API sends them. */
  phone: string;
  /** Only an icon, beside the person it calls; screen readers get the number as its name. */
  isIcon?: boolean;
}

/** A link that calls somebody; nothing where there is no number. */
export async function CallLink({ name, phone, isIcon = false }: CallLinkProps) {
  const digits = phone.replace(/\D/g, '');
  if (digits === '') return null;
  const t = await getTranslations('orders');
  const number = (
    <bdi dir="ltr" className="tabular wrap-anywhere">
      +{digits}
    </bdi>
  );
  return (
    <a href={`tel:+${digits}`} className={isIcon ? 'disc size-12 bg-fig text-on-fig' : buttonClass('quiet')}>
      <Icon name="phone" />
      <span className={isIcon ? 'sr-only' : undefined}>
        {t('call', { name })} {number}
      </span>
    </a>
  );
}
