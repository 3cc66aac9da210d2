import { getTranslations } from 'next-intl/server';
import { ShareButton } from '@/components/shop/share-button.client';
import { Accordion, AccordionTrigger } from '@/components/ui/accordion';
import type { Article } from '@/lib/content/schema';
import { publicUrl } from '@/lib/i18n/public-url';
import { pageMarket } from '@/lib/market/market';

/** The article's URL to copy, or the device's own share sheet where script runs. */
export async function ArticleShare({ article: { uuid, title } }: { article: Article }) {
  const [t, { locale }] = await Promise.all([getTranslations('content.blog'), pageMarket()]);
  const url = publicUrl(locale, `/blog/${uuid}`);
  return (
    <Accordion className="article-share">
      <AccordionTrigger>{t('share')}</AccordionTrigger>
      <div>
        <input readOnly value={url} aria-label={t('address')} dir="ltr" className="control" />
        <ShareButton title={title} url={url} words={{ share: t('shareNow'), copied: t('copied') }} />
      </div>
    </Accordion>
  );
}
