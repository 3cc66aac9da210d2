import { getTranslations } from 'next-intl/server';
import { Prose } from '@/components/content/prose';
import { ErrorPage } from '@/components/errors/error-page';
import { AppLinks } from '@/components/shell/footer/app-links';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { findCourierPage } from '@/lib/content/queries';
import type { SitePage } from '@/lib/content/schema';
import type { Written } from '@/lib/content/written';
import { pageMarket } from '@/lib/market/market';
import { getMarketName, getSettings } from '@/lib/market/queries';
import { webUrl } from '@/lib/paths/web-url';

/** How to become a courier: with the courier's app (docs/api.md 16.2). */
export async function DeliverPage() {
  const [t, { locale }] = await Promise.all([getTranslations('deliver'), pageMarket()]);
  const [settings, name, told] = await Promise.all([getSettings(locale), getMarketName(locale), findCourierPage()]);
  // While the settings cannot be read, nobody knows whether there is an app.
  if (Object.keys(settings).length === 0) return <ErrorPage />;
  const { delivery_app_ios, delivery_app_android } = settings;
  const hasApp = [delivery_app_ios, delivery_app_android].some(url => webUrl(url) !== null);
  return (
    <div className="column joining-page">
      <h1>{t('title', { name })}</h1>
      <p className="text-lead text-soft">{t('lead')}</p>
      {told.ok && told.value !== null && <CourierWords {...told.value} />}
      <section className="grid gap-3" aria-labelledby="how">
        <h2 id="how">{t('how')}</h2>
        <ol className="joining-steps">
          <li>{t('get')}</li>
          <li>{t('check')}</li>
          <li>{t('ride')}</li>
        </ol>
      </section>
      {hasApp ? <AppLinks of="delivery" label={t('apps')} /> : <NoApp />}
    </div>
  );
}

/** In the operator's own words, as far as there are any. */
function CourierWords({ value: { title, picture, body }, locale }: Written<SitePage>) {
  return (
    <section className="grid gap-3">
      {picture !== '' && (
        <div className="joining-photo">
          <Picture source={picture} alt="" widths={[480, 640, 1080]} sizes="(max-width: 48rem) 94vw, 640px" isFirst />
        </div>
      )}
      {title !== '' && <h2 dir="auto">{title}</h2>}
      <Prose text={body} locale={locale} />
    </section>
  );
}

async function NoApp() {
  const t = await getTranslations('deliver');
  return (
    <>
      <p>{t('noApps')}</p>
      <p>
        <Link to="/chat" className={buttonClass('main')}>
          {t('chat')}
        </Link>
      </p>
    </>
  );
}
