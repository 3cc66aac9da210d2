'use client';

import * as Radix from '@radix-ui/react-toast';
import type { ComponentProps } from 'react';
import { type ToasterProps, type ToastMessage, toastTime } from '@/components/ui/toast/toast-message';

/** Messages at the top end on Radix, styled by toast.css. Loaded when there is a message. */
function Toast({ tone, ...props }: ComponentProps<typeof Radix.Root> & Pick<ToastMessage, 'tone'>) {
  return <Radix.Root data-slot="toast" data-tone={tone} type="background" {...props} />;
}

/**
 * A message closes after its time, which pauses while it is pointed at or focused, or by a swipe towards the end side.
 */
export function RadixToaster({ message, label, onDone }: ToasterProps) {
  const swipe = document.dir === 'rtl' ? 'left' : 'right';
  return (
    <Radix.Provider label={label} duration={toastTime} swipeDirection={swipe}>
      {message && (
        <Toast key={message.text} tone={message.tone} onOpenChange={isOpen => isOpen || onDone()}>
          <Radix.Description>{message.text}</Radix.Description>
        </Toast>
      )}
      <Radix.Viewport data-slot="toast-viewport" label={label} />
    </Radix.Provider>
  );
}
