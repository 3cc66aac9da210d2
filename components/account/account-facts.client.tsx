'use client';

import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import useSWR from 'swr';
import { type Balance, paintBalance } from '@/components/account/paint-balance.client';
import { useAccountPlace } from '@/components/account/use-account-place.client';
import { liveRule } from '@/components/ui/live-rule.client';
import { numberFormat } from '@/lib/i18n/formats';
import { readJson } from '@/lib/read-json.client';
import type { MeAnswer } from '@/lib/session/me';

/**
 * Shows in the menu who is signed in, the wallet's balance and the number of unread notifications, which a kept page
 * cannot know. Reads them again when the customer returns to the tab.
 */
export function AccountFacts() {
  const place = useAccountPlace();
  const { data: me } = useSWR<MeAnswer | null>('/api/me', readJson);
  const { data: wallet } = useSWR<Balance | null>('/api/wallet', readJson);
  const { data: inbox } = useSWR<{ unread: number }>('/api/unread', readJson);

  useEffect(() => paintUnread(inbox?.unread ?? 0), [inbox]);
  useEffect(() => {
    // Each place in the menu has its own link to the wallet.
    if (place !== null) paintBalance(wallet);
  }, [wallet, place]);

  if (!me || place === null) return null;
  return createPortal(
    <>
      <p className="font-display font-semibold">{me.name}</p>
      <p className="text-small text-soft">
        <bdi>{me.contact}</bdi>
      </p>
      {place.dataset.admin !== undefined && me.adminUrl !== null && (
        <a href={me.adminUrl} className="menu-link">
          {place.dataset.admin}
        </a>
      )}
    </>,
    place,
  );
}

const writeUnread = liveRule('.unread');

/** The stylesheet shows the number beside the inbox's link (account-menu.css). */
function paintUnread(count: number): void {
  const { dataset, lang } = document.documentElement;
  if (count === 0) return void delete dataset.unread;
  dataset.unread = String(count);
  writeUnread({ '--unread': `"${numberFormat(lang).format(count)}"` });
}
