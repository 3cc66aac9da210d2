'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { readJson } from '@/lib/read-json.client';

/** Milliseconds between two requests while the page is visible. */
const pause = 30_000;

/** Marks the page when an answer is unread; only for customers who have written lately (lib/session/chat-mark.ts). */
export function OwnChats() {
  const { data } = useSWR<{ isUnread: boolean }>('/api/chats/unread', readJson, { refreshInterval: pause });
  useEffect(() => {
    if (data !== undefined) document.documentElement.toggleAttribute('data-chat', data.isUnread);
  }, [data]);
  return null;
}
