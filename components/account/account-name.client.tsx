'use client';

import { useEffect, useState } from 'react';
import { readCookie } from '@/lib/cookies.client';
import { type MeAnswer, parseMe } from '@/lib/session/me';

/** Who is signed in, asked once when somebody is: a kept page cannot know. The admin's link comes with the answer. */
export function AccountName({ admin, hasAdminPanel }: { admin: string; hasAdminPanel: boolean }) {
  const [me, setMe] = useState<MeAnswer | null>(null);

  useEffect(() => {
    // Signing in turned the page without a new document, so the view script has not seen it.
    if (!parseMe(readCookie('me')).isSignedIn) return;
    document.documentElement.dataset.signed = '';
    fetch('/api/me').then(
      async answer => setMe(answer.ok ? await answer.json() : null),
      () => null,
    );
    // Drawn by the style sheet wherever the menu names the inbox (session.css).
    fetch('/api/unread').then(
      async answer => answer.ok && paintUnread((await answer.json()).unread),
      () => null,
    );
  }, []);

  if (me === null) return null;
  return (
    <div className="account-name">
      <p className="font-display font-semibold">{me.name}</p>
      <p className="text-small text-soft">
        <bdi>{me.contact}</bdi>
      </p>
      {hasAdminPanel && me.adminUrl !== null && (
        <a href={me.adminUrl} className="menu-link">
          {admin}
        </a>
      )}
    </div>
  );
}

function paintUnread(count: number): void {
  const { dataset, lang, style } = document.documentElement;
  if (count === 0) return void delete dataset.unread;
  dataset.unread = String(count);
  style.setProperty('--unread', `"${count.toLocaleString(lang)}"`);
}
