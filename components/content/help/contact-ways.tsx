import { getTranslations } from 'next-intl/server';
import { ContactLink } from '@/components/content/contact-link';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { isChatOffered } from '@/lib/chat/database';
import { contactOf } from '@/lib/content/contact';
import { pageMarket } from '@/lib/market/market';
import { getSettings } from '@/lib/market/queries';

/** The ways to reach a person: by chat where there is one, by phone, by mail, or in person. */
export async function ContactWays() {
  const [t, { locale }] = await Promise.all([getTranslations('content.help'), pageMarket()]);
  const { email, phone, address } = contactOf(await getSettings(locale));
  const isReachable = isChatOffered() || email !== null || phone !== null;
  return (
    <Card className="contact-ways" id="person" tabIndex={-1}>
      <h2>{t('person')}</h2>
      <p>{isReachable ? t('personHint') : t('unreachable')}</p>
      {isChatOffered() && (
        <>
          <Link to="/chat/new?with=admin" className={buttonClass('main')}>
            <Icon name="chat" />
            {t('chat')}
          </Link>
          <p className="text-small text-soft" data-when="guest">
            {t('chatHint')}
          </p>
        </>
      )}
      {phone !== null && <ContactLink icon="phone" to={`tel:${phone.number}`} words={t('call')} shown={phone.text} />}
      {email !== null && <ContactLink icon="mail" to={`mailto:${email}`} words={t('mail')} shown={email} />}
      {address !== '' && (
        <p className="contact-place">
          <Icon name="pin" />
          <span>
            <b>{t('visit')}</b>
            <br />
            <bdi>{address}</bdi>
          </span>
        </p>
      )}
    </Card>
  );
}
