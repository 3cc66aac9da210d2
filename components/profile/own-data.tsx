import { getTranslations } from 'next-intl/server';
import { DeleteAccount } from '@/components/profile/delete-account';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import type { Confirmation } from '@/lib/profile/confirmation';
import type { Customer } from '@/lib/session/session';

interface OwnDataProps {
  customer: Customer;
  /** The change that is under way, if any. */
  underway: Confirmation | null;
}

/**
 * Downloads all of the customer's data or deletes the account, as far as the API allows, and says what it does not
 * allow.
 */
export async function OwnData({ customer, underway }: OwnDataProps) {
  const [t, { locale }] = await Promise.all([getTranslations('profile'), pageMarket()]);
  const home = localizedPath(locale, '/');
  return (
    <Card as="section" id="own-data" aria-labelledby="own-data-title">
      <h2 id="own-data-title">{t('data')}</h2>
      <p className="text-soft">{t('dataDownload')}</p>
      <a
        href={`/api/own-data?${new URLSearchParams({ to: home })}`}
        data-hard
        className={buttonClass('quiet', 'justify-self-start')}
      >
        <Icon name="download" />
        {t('download')}
      </a>
      <DeleteAccount customer={customer} underway={underway} />
    </Card>
  );
}
