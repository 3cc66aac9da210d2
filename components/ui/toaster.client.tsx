'use client';

import { useEffect } from 'react';
import type { ToasterProps } from '@/components/ui/toast-message';
import { usePart } from '@/components/ui/use-part.client';

const loadToaster = () => import('@/components/ui/toast.client').then(({ RadixToaster }) => RadixToaster);

/**
 * The last message, at the top end. It stands there from the first moment; where Radix can be loaded, that takes its place,
 * and its time begins. A message about a lost connection may never see it, and stays until the next one.
 */
export function Toaster(props: ToasterProps) {
  const { message, label } = props;
  const { part: RadixToaster, warm } = usePart(loadToaster);

  useEffect(() => {
    if (message) warm();
  }, [message, warm]);

  if (RadixToaster) return <RadixToaster {...props} />;
  return (
    <ol data-slot="toast-viewport" aria-live="polite" aria-label={label}>
      {message && (
        <li data-slot="toast" data-tone={message.tone}>
          {message.text}
        </li>
      )}
    </ol>
  );
}
