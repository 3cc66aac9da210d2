'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { readCookie } from '@/lib/cookies.client';
import { parseChatMark } from '@/lib/session/chat-mark';

/** Loads what tells of answers in chats, for those alone who await one. */
export function OwnChatsStart() {
  const [Chats, setChats] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (parseChatMark(readCookie('me')) !== null)
      import('@/components/chat/own-chats.client').then(({ OwnChats }) => setChats(() => OwnChats));
  }, []);

  return Chats && <Chats />;
}
