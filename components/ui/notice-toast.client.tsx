'use client';

import { useState } from 'react';
import type { ToastMessage } from '@/components/ui/toast-message';
import { Toaster } from '@/components/ui/toaster.client';

/** Shows what went well before this page as a toast. */
export function NoticeToast({ text, tone, label }: Pick<ToastMessage, 'text' | 'tone'> & { label: string }) {
  const [messages, setMessages] = useState([{ id: 0, tone, text }]);
  return <Toaster messages={messages} label={label} onDone={() => setMessages([])} />;
}
