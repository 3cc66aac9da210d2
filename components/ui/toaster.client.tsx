'use client';

import { useEffect } from 'react';
import type { ToastMessage } from '@/components/ui/toast-message';
import { usePart } from '@/components/ui/use-part.client';

export interface ToasterProps {
  messages: ToastMessage[];
  label: string;
  onDone: (id: number) => void;
}

const loadToasts = () => import('@/components/ui/toast.client').then(({ Toasts }) => Toasts);

/**
 * Messages at the top end, shown at once and without script too. Once Radix has loaded it replaces them, and only then
 * does their time start. A message about a lost connection may stay, because Radix may never load.
 */
export function Toaster({ messages, label, onDone }: ToasterProps) {
  const { part: Toasts, warm } = usePart(loadToasts);

  useEffect(() => {
    if (messages.length > 0) warm();
  }, [messages, warm]);

  if (Toasts !== null) return <Toasts messages={messages} label={label} onDone={onDone} />;
  return (
    <ol data-slot="toast-viewport" aria-live="polite" aria-label={label}>
      {messages.map(({ id, tone, text }) => (
        <li key={id} data-slot="toast" data-tone={tone}>
          {text}
        </li>
      ))}
    </ol>
  );
}
