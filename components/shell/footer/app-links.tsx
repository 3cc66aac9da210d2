import { getTranslations } from 'next-intl/server';
import { pageMarket } from '@/lib/market/market';
import { getSettings } from '@/lib/market/queries';
import { webUrl } from '@/lib/paths/web-url';

interface AppLinksProps {
  /** Which app: the prefix of its settings (docs/api.md 5.1). */
  of?: 'customer' | 'delivery' | 'vendor';
  /** A line above the links. */
  label?: string;
}

/** Links to one of the operator's apps, if there is one. */
export async function AppLinks({ of = 'customer', label }: AppLinksProps) {
  const [t, { locale }] = await Promise.all([getTranslations('shell'), pageMarket()]);
  const settings = await getSettings(locale);
  const apps = [
    { store: t('appStore'), url: webUrl(settings[`${of}_app_ios`]) },
    { store: t('googlePlay'), url: webUrl(settings[`${of}_app_android`]) },
  ].filter(app => app.url !== null);
  if (apps.length === 0) return null;
  return (
    <div className="grid content-start gap-2">
      <p className="text-small text-soft">{label ?? t('apps')}</p>
      <ul className="flex flex-wrap gap-2">
        {apps.map(({ store, url }) => (
          <li key={store}>
            <a href={url ?? ''} rel="noopener" className="button bg-ink text-paper">
              {store}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
