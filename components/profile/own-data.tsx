import { getTranslations } from 'next-intl/server';
import { Accordion, AccordionTrigger } from '@/components/ui/accordion';
import { Button, buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';

/** Downloads all data or deletes the account, as far as the API allows, and says what it does not allow. */
export async function OwnData() {
  const [t, { locale }] = await Promise.all([getTranslations('profile'), pageMarket()]);
  const home = localizedPath(locale, '/');
  return (
    <Card as="section" aria-labelledby="own-data">
      <h2 id="own-data">{t('data')}</h2>
      <p className="text-soft">{t('dataDownload')}</p>
      <a
        href={`/api/own-data?${new URLSearchParams({ to: home })}`}
        download
        data-hard
        className={buttonClass('quiet', 'justify-self-start')}
      >
        <Icon name="download" />
        {t('download')}
      </a>
      <Accordion>
        <AccordionTrigger className="text-paprika-ink">{t('delete')}</AccordionTrigger>
        {/* A whole new document follows, as after signing out, so that nothing of theirs stays in memory. */}
        <form action="/api/delete-account" method="post" className="account-form py-2">
          <p>{t('deleteWhat')}</p>
          <p className="text-soft">{t('deleteNot')}</p>
          <input type="hidden" name="to" value={home} />
          <label className="account-check">
            <input type="checkbox" name="sure" value="1" required />
            {t('deleteSure')}
          </label>
          <Button type="submit" look="danger">
            {t('deleteNow')}
          </Button>
        </form>
      </Accordion>
    </Card>
  );
}
