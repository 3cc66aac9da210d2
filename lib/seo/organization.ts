import 'server-only';
import { getTranslations } from 'next-intl/server';
import { env } from '@/lib/env';
import { pageMarket } from '@/lib/market/market';
import { getSettings } from '@/lib/market/queries';

/** The operator of this site in schema.org's terms; by its id it is the same one on every page. */
export async function getOrganization() {
  const [{ locale }, t] = await Promise.all([pageMarket(), getTranslations('common')]);
  const { title } = await getSettings(locale);
  return { '@type': 'Organization', '@id': `${env().SITE_URL}/#us`, name: title || t('brand') };
}
