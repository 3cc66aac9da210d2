/** Writes what a saved address tells the courier about its door, in the language of the page. */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { AccountAddress } from '@/lib/addresses/account-schema';
import { isDoorNumber } from '@/lib/addresses/door-number';
import type { Locale } from '@/lib/i18n/locales';

/** Entrance and comment in one line; empty where the address has neither. */
export async function doorNote(
  { entrance, comment }: Pick<AccountAddress, 'entrance' | 'comment'>,
  locale: Locale,
): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'addresses' });
  return [isDoorNumber(entrance) ? t('entranceIs', { entrance }) : entrance, comment].filter(Boolean).join(' · ');
}
