import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { readCookie } from '@/lib/cookies/cookie-jar';
import { pageMarket } from '@/lib/market/market';
import { chooseView } from '@/lib/preferences/actions';
import { languageOffer } from '@/lib/preferences/language-offer';

/**
 * The offer where script does not run, on the customer's own pages: a kept page cannot know what a browser asks for.
 * With script language-offer.client.tsx makes it, and carries over what was typed. Here a browser sends this form
 * alone: where the page has a field to type in, the offer says so.
 */
export async function LanguageOffer() {
  if ((await readCookie('locale')) !== undefined) return null;
  const { locale } = await pageMarket();
  const offer = await languageOffer((await headers()).get('accept-language') ?? '', locale);
  if (offer === null) return null;
  const t = await getTranslations({ locale: offer.locale, namespace: 'languageOffer' });
  return (
    <noscript>
      <form
        action={chooseView}
        className="column flex flex-wrap items-center gap-2 py-2"
        lang={offer.lang}
        dir={offer.dir}
      >
        <p>{offer.question}</p>
        {/* Heard before the answers, seen below them. */}
        <p className="order-last hidden basis-full text-small text-soft [body:has(main_:read-write)_&]:block">
          {t('anew')}
        </p>
        <Button type="submit" look="quiet" name="locale" value={offer.locale}>
          {offer.yes}
        </Button>
        <Button type="submit" look="bare" name="locale" value={locale}>
          {offer.no}
        </Button>
      </form>
    </noscript>
  );
}
