import { getTranslations } from 'next-intl/server';
import { here } from '@/lib/market/here';
import { getSettings } from '@/lib/market/queries';
import { webAddress } from '@/lib/web-address';

/** Where the operator's apps for customers are, when there are any. */
export async function AppLinks() {
  const [t, { locale }] = await Promise.all([getTranslations('shell'), here()]);
  const { customer_app_ios, customer_app_android } = await getSettings(locale);
  const apps = [
    { store: t('appStore'), address: webAddress(customer_app_ios) },
    { store: t('googlePlay'), address: webAddress(customer_app_android) },
  ].filter(app => app.address !== null);
  if (apps.length === 0) return null;
  return (
    <div className="app-links">
      <p>{t('apps')}</p>
      <ul>
        {apps.map(({ store, address }) => (
          <li key={store}>
            <a href={address ?? ''} rel="noopener" className="app-link">
              {store}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
