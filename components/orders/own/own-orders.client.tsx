'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import useSWR from 'swr';
import { AccountMenu } from '@/components/account/account-menu.client';
import { OwnCache } from '@/components/account/own-cache.client';
import { OwnChatsStart } from '@/components/chat/own-chats-start.client';
import { AgainTiles } from '@/components/orders/own/again-tiles.client';
import type { OwnOrders as Answer } from '@/components/orders/own/own-orders';
import { readCookie } from '@/lib/cookies/cookies.client';
import type { Locale } from '@/lib/i18n/locales';
import { readJson } from '@/lib/read-json.client';
import { parseMe } from '@/lib/session/me';

/** Milliseconds between two requests about the order under way, while the page is visible. */
const pause = 30_000;

/**
 * Fills in what a kept page cannot know about its customer: the bar of an order under way, the home page's "Order
 * again", an unread answer in a chat, and the contents of the menus.
 */
export function OwnOrders({ locale }: { locale: Locale }) {
  return (
    <OwnCache>
      <News locale={locale} />
      <OwnChatsStart />
      <AccountMenu />
    </OwnCache>
  );
}

function News({ locale }: { locale: Locale }) {
  const pathname = usePathname();
  const [again, setAgain] = useState<HTMLElement | null>(null);
  const [isExpecting, setExpecting] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page may have the row, and ordering sets the cookie.
  useEffect(() => {
    setAgain(document.getElementById('again'));
    setExpecting(parseMe(readCookie('me')).hasOpenOrder);
  }, [pathname]);

  const query = new URLSearchParams({ locale, ...(again && { again: '1' }) });
  const { data } = useSWR<Answer | null>(again !== null || isExpecting ? `/api/own-orders?${query}` : null, readJson, {
    refreshInterval: isExpecting ? pause : 0,
    keepPreviousData: true,
  });
  const underWay = data?.underWay ?? null;

  useEffect(() => {
    if (data === undefined) return void (isExpecting && showBar(null));
    setExpecting(underWay !== null);
    if (underWay === null) delete document.documentElement.dataset.order;
    else showBar(underWay.href);
  }, [data, underWay, isExpecting]);

  const news = document.getElementById('order-news');
  return (
    <>
      {news !== null && underWay !== null && createPortal(underWay.text, news)}
      {again !== null &&
        data !== undefined &&
        createPortal(<AgainTiles orders={data?.again ?? []} row={again} />, again)}
    </>
  );
}

/** The view script has not run since the order was made in this document. */
function showBar(href: string | null) {
  document.documentElement.dataset.order = '';
  const bar = document.querySelector<HTMLAnchorElement>('.order-bar a');
  if (bar !== null && href !== null) bar.href = href;
}
