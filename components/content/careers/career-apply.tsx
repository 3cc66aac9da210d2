import { getTranslations } from 'next-intl/server';
import { ContactLink } from '@/components/content/contact-link';
import { Card } from '@/components/ui/card';
import { contactOf } from '@/lib/content/contact';
import type { Career } from '@/lib/content/schema';
import { pageMarket } from '@/lib/market/market';
import { getSettings } from '@/lib/market/queries';

/** How to apply: by mail or phone, because the API takes no applications. */
export async function CareerApply({ career }: { career: Career }) {
  const [t, help, { locale }] = await Promise.all([
    getTranslations('content.careers'),
    getTranslations('content.help'),
    pageMarket(),
  ]);
  const { email, phone } = contactOf(await getSettings(locale));
  const subject = encodeURIComponent(t('applySubject', { title: career.title }));
  return (
    <Card className="contact-ways">
      <h2>{t('apply')}</h2>
      <p>{email === null && phone === null ? t('applyUnknown') : t('applyHint')}</p>
      {email !== null && (
        <ContactLink icon="mail" to={`mailto:${email}?subject=${subject}`} words={help('mail')} shown={email} />
      )}
      {phone !== null && (
        <ContactLink icon="phone" to={`tel:${phone.number}`} words={help('call')} shown={phone.text} />
      )}
    </Card>
  );
}
