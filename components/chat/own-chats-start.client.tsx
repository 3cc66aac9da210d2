'use client';

import { useEffect } from 'react';
import { usePart } from '@/components/ui/use-part.client';
import { readCookie } from '@/lib/cookies/cookies.client';
import { parseChatMark } from '@/lib/session/chat-mark';

const loadChats = () => import('@/components/chat/own-chats.client').then(({ OwnChats }) => OwnChats);

/** Loads the part that announces answers in chats, only for customers who await one. */
export function OwnChatsStart() {
  const { part: Chats, warm } = usePart(loadChats);

  useEffect(() => {
    if (parseChatMark(readCookie('me')) !== null) warm();
  }, [warm]);

  return Chats && <Chats />;
}
