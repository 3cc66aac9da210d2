import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** The API sends phone numbers as digits without a plus. */
export async function CallLink({ name, phone }: { name: string; phone: string }) {
  const digits = phone.replace(/\D/g, '');
  if (digits === '') return null;
  const t = await getTranslations('orders');
  return (
    <a href={`tel:+${digits}`} className={buttonClass('quiet')}>
      <Icon name="phone" />
      <span>
        {t('call', { name })}{' '}
        <bdi dir="ltr" className="tabular">
          +{digits}
        </bdi>
      </span>
    </a>
  );
}
