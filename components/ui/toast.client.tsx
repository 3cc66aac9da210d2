'use client';

import * as Radix from '@radix-ui/react-toast';
import type { ComponentProps } from 'react';
import type { ToastMessage } from '@/components/ui/toast-message';
import { toastTime } from '@/components/ui/toast-message';

/** Messages at the top end on Radix, styled by toast.css. Loaded when there is a message. */
export function Toast({ tone, ...props }: ComponentProps<typeof Radix.Root> & Pick<ToastMessage, 'tone'>) {
  return <Radix.Root data-slot="toast" data-tone={tone} type="background" {...props} />;
}

interface ToastsProps {
  messages: ToastMessage[];
  /** The accessible name of the region, and of each message in it. */
  label: string;
  onDone: (id: number) => void;
}

/**
 * Each message closes after its time, which pauses while it is hovered or focused, or after a swipe to the end side.
 */
export function Toasts({ messages, label, onDone }: ToastsProps) {
  const swipe = document.dir === 'rtl' ? 'left' : 'right';
  return (
    <Radix.Provider label={label} duration={toastTime} swipeDirection={swipe}>
      {messages.map(({ id, tone, text }) => (
        <Toast key={id} tone={tone} onOpenChange={isOpen => isOpen || onDone(id)}>
          <Radix.Description>{text}</Radix.Description>
        </Toast>
      ))}
      <Radix.Viewport data-slot="toast-viewport" label={label} />
    </Radix.Provider>
  );
}
