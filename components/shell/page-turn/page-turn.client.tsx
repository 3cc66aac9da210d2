'use client';

import '@/components/shell/page-turn/page-turn.css';
import { useEffect, useState } from 'react';
import { moveInto } from '@/components/shell/page-turn/move-into.client';
import { PreviewLines } from '@/components/shell/page-turn/preview-lines';
import { ProductPreview } from '@/components/shell/page-turn/product-preview.client';
import { useProgressBar } from '@/components/shell/page-turn/use-progress-bar.client';
import { useTurnLimit } from '@/components/shell/page-turn/use-turn-limit.client';

/** Milliseconds. A page that arrives sooner needs no preview, which would only flicker. */
const patience = 50;

/** Cards whose picture and name also begin the next page. */
const cards = '.shop-card, .rows > li';

/**
 * Shown while the next page loads: marks the pressed link as busy, runs the progress bar, and shows the pressed card's
 * content in the outline of the next page. The outline cannot be operated.
 */
export function PageTurn({ link }: { link: HTMLAnchorElement }) {
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => moveInto(link.closest(cards), () => setLate(true)), patience);
    return () => clearTimeout(timer);
  }, [link]);

  useEffect(() => {
    link.ariaBusy = 'true';
    return () => {
      link.ariaBusy = null;
    };
  }, [link]);

  useProgressBar();
  useTurnLimit(link.href);

  if (!isLate) return null;
  const shop = link.closest('.shop-card');
  if (shop !== null) return <ShopPreview title={link.textContent} picture={pictureOf(shop)} />;
  const product = link.closest('.rows > li');
  if (product === null) return null;
  const title = product.querySelector('a')?.textContent ?? '';
  const price = product.querySelector('b')?.firstElementChild?.textContent ?? '';
  return <ProductPreview title={title} price={price} picture={pictureOf(product)} />;
}

function ShopPreview({ title, picture }: { title: string; picture: string }) {
  const header = document.querySelector('.masthead')?.getBoundingClientRect().bottom ?? 0;
  return (
    <div inert className="page-preview" style={{ insetBlockStart: header }}>
      <div className="column roomy">
        <div className="shop-head">
          <div className="shop-banner">{picture !== '' && <img src={picture} alt="" className="picture" />}</div>
          <div className="shop-logo" />
          <h1 className="shop-name">{title}</h1>
        </div>
        <PreviewLines />
      </div>
    </div>
  );
}

function pictureOf(card: Element): string {
  return card.querySelector('img')?.currentSrc ?? '';
}
