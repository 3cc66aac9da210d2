'use client';

import { useEffect } from 'react';
import { say } from '@/components/ui/say.client';
import type { ToasterProps } from '@/components/ui/toast/toast-message';
import { usePart } from '@/components/ui/use-part.client';

const loadToaster = () => import('@/components/ui/toast/toast.client').then(({ RadixToaster }) => RadixToaster);

/**
 * The last message, at the top end. It is shown at once without Radix; where Radix can be loaded, its toast replaces it
 * and the time begins. After a lost connection Radix may never load, so that message stays until the next one. It is read
 * out by Radix, or where that does not load by the page: as a live region of its own it would be heard first.
 */
export function Toaster(props: ToasterProps) {
  const { message, label } = props;
  const { part: RadixToaster, warm } = usePart(loadToaster);

  useEffect(() => {
    if (message) warm().then(hasLoaded => hasLoaded || say(message.text));
  }, [message, warm]);

  if (RadixToaster) return <RadixToaster {...props} />;
  if (!message) return null;
  return (
    <section data-slot="toast-viewport" aria-label={label}>
      <div data-slot="toast" data-tone={message.tone}>
        {message.text}
      </div>
    </section>
  );
}
