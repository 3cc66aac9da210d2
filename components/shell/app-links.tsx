import { getTranslations } from 'next-intl/server';
import { pageMarket } from '@/lib/market/market';
import { getSettings } from '@/lib/market/queries';
import { webUrl } from '@/lib/web-url';

/** Links to the operator's apps for customers, if there are any. */
export async function AppLinks() {
  const [t, { locale }] = await Promise.all([getTranslations('shell'), pageMarket()]);
  const { customer_app_ios, customer_app_android } = await getSettings(locale);
  const apps = [
    { store: t('appStore'), address: webUrl(customer_app_ios) },
    { store: t('googlePlay'), address: webUrl(customer_app_android) },
  ].filter(app => app.address !== null);
  if (apps.length === 0) return null;
  return (
    <div className="grid content-start gap-2">
      <p className="text-small text-soft">{t('apps')}</p>
      <ul className="flex flex-wrap gap-2">
        {apps.map(({ store, address }) => (
          <li key={store}>
            <a href={address ?? ''} rel="noopener" className="button bg-ink text-paper">
              {store}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
