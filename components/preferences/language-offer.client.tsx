'use client';

import { useEffect, useState } from 'react';
import { pathInLanguage } from '@/components/preferences/path-in-language.client';
import { Button, buttonClass } from '@/components/ui/button';
import { tellQuietLineHeight } from '@/components/ui/quiet-line.client';
import { readCookie, writeCookie } from '@/lib/cookies/cookies.client';
import type { LanguageOffer as Offer } from '@/lib/preferences/language-offer';
import { readJson } from '@/lib/read-json.client';

/**
 * Offers the language that the browser asks for, in that language, to visitors who have not chosen one. Either answer
 * is saved as a choice; nobody is redirected unasked. A yes is a choice like those of the pickers, and carries over what
 * was typed (choose-view.client.tsx reads `data-locale`). `page` is the page's locale.
 */
export function LanguageOffer({ page }: { page: string }) {
  const [offer, setOffer] = useState<Offer | null>(null);

  useEffect(() => {
    if (!mayWantAnother()) return;
    // If the request fails, nothing is offered.
    readJson<Offer | null>(`/api/language-offer?locale=${page}`).then(setOffer, () => {});
  }, [page]);

  if (offer === null) return null;
  const decline = () => {
    writeCookie('locale', page);
    setOffer(null);
  };
  return (
    <aside ref={tellQuietLineHeight} className="quiet-line" aria-label={offer.question}>
      {/* Aligned with the page, but its text has its own direction. */}
      <div lang={offer.lang} dir={offer.dir}>
        <p>{offer.question}</p>
        <a
          href={pathInLanguage(offer.locale)?.path}
          hrefLang={offer.lang}
          className={buttonClass('quiet')}
          data-hard=""
          data-locale={offer.locale}
        >
          {offer.yes}
        </a>
        <Button look="bare" onClick={decline}>
          {offer.no}
        </Button>
      </div>
    </aside>
  );
}

/** Only the server knows for certain; it is asked only where it may offer a language. */
function mayWantAnother(): boolean {
  const [wanted = ''] = navigator.language.split('-');
  const [own] = document.documentElement.lang.split('-');
  return readCookie('locale') === undefined && wanted !== own;
}
