'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { readJson } from '@/lib/read-json.client';

/** Milliseconds between two questions, while the page is in sight. */
const pause = 30_000;

/** Marks the page when an answer waits: for customers alone who have written lately (lib/session/chat-mark.ts). */
export function OwnChats() {
  const { data } = useSWR<{ isUnread: boolean }>('/api/chats/unread', readJson, { refreshInterval: pause });
  useEffect(() => {
    if (data !== undefined) document.documentElement.toggleAttribute('data-chat', data.isUnread);
  }, [data]);
  return null;
}
