'use client';

import { useState } from 'react';
import type { ToastMessage } from '@/components/ui/toast-message';
import { Toaster } from '@/components/ui/toaster.client';

/** What went well before this page came, as a toast of its own. */
export function NoticeToast({ text, tone, label }: Pick<ToastMessage, 'text' | 'tone'> & { label: string }) {
  const [messages, setMessages] = useState([{ id: 0, tone, text }]);
  return <Toaster messages={messages} label={label} onDone={() => setMessages([])} />;
}
