import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { e164Of } from '@/lib/phone';

interface CallLinkProps {
  name: string;
  phone: string;
  /** Only an icon, beside the person it calls; screen readers get the number as its name. */
  isIcon?: boolean;
}

/** A link that calls somebody; nothing where there is no number. */
export async function CallLink({ name, phone, isIcon = false }: CallLinkProps) {
  const called = e164Of(phone);
  if (called === '') return null;
  const t = await getTranslations('orders');
  const number = (
    <bdi dir="ltr" className="tabular wrap-anywhere">
      {called}
    </bdi>
  );
  return (
    <a href={`tel:${called}`} className={isIcon ? 'disc size-12 bg-fig text-on-fig' : buttonClass('quiet')}>
      <Icon name="phone" />
      <span className={isIcon ? 'sr-only' : undefined}>
        {t('call', { name })} {number}
      </span>
    </a>
  );
}
