'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { formatMinor, type MoneyStyle } from '@/lib/money';
import { readJson } from '@/lib/read-json.client';
import type { MeAnswer } from '@/lib/session/me';

interface AccountFactsProps {
  /** The name of the admin panel; null where the operator has none. */
  admin: string | null;
}

/**
 * Reads who is signed in, what is in their wallet, and how many notifications are unread, which a kept page cannot know.
 * Reads again when the customer returns to the tab.
 */
export function AccountFacts({ admin }: AccountFactsProps) {
  const { data: me } = useSWR<MeAnswer | null>('/api/me', readJson);
  const { data: wallet } = useSWR<Balance | null>('/api/wallet', readJson);
  const { data: inbox } = useSWR<{ unread: number }>('/api/unread', readJson);

  useEffect(() => paintUnread(inbox?.unread ?? 0), [inbox]);

  const adminUrl = me?.adminUrl ?? null;
  useEffect(() => {
    const paint = () => {
      paintBalance(wallet);
      paintAdmin(adminUrl);
    };
    paint();
    // The menu's drawer stands in the body anew each time it opens.
    const drawers = new MutationObserver(paint);
    drawers.observe(document.body, { childList: true });
    return () => drawers.disconnect();
  }, [wallet, adminUrl]);

  if (!me) return null;
  return (
    <>
      <p className="font-display font-semibold">{me.name}</p>
      <p className="text-small text-soft">
        <bdi>{me.contact}</bdi>
      </p>
      {admin !== null && me.adminUrl !== null && (
        <a href={me.adminUrl} className="menu-link">
          {admin}
        </a>
      )}
    </>
  );
}

/** In the menu of phones, which does not show who is signed in. */
function paintAdmin(url: string | null): void {
  if (url === null) return;
  for (const place of document.querySelectorAll<HTMLElement>('[data-admin-panel]')) {
    const link = Object.assign(document.createElement('a'), { href: url, className: 'menu-link' });
    link.textContent = place.dataset.adminPanel ?? '';
    place.replaceChildren(link);
  }
}

type Balance = { minor: number } & Omit<MoneyStyle, 'language'>;

/** Beside the wallet's link, in every menu. */
function paintBalance(wallet: Balance | null | undefined): void {
  if (!wallet) return;
  const amount = formatMinor(wallet.minor, { ...wallet, language: document.documentElement.lang });
  for (const place of document.querySelectorAll('[data-balance]')) place.textContent = amount;
}

/** The stylesheet draws it wherever a menu names the inbox (sign-in.css). */
function paintUnread(count: number): void {
  const { dataset, lang, style } = document.documentElement;
  if (count === 0) return void delete dataset.unread;
  dataset.unread = String(count);
  style.setProperty('--unread', `"${count.toLocaleString(lang)}"`);
}
