'use client';

import { createPortal } from 'react-dom';

/**
 * Shows a refusal at the top of the page too, where script runs, for a customer who has scrolled past the form. The
 * sentence at the form stays and is read out (docs/decisions/131).
 */
export function AnswerToast({ sentences }: { sentences: string[] }) {
  return createPortal(
    <div data-slot="toast-viewport" aria-hidden="true">
      <p data-slot="toast" data-tone="error" data-leaves="">
        {sentences.join(' ')}
      </p>
    </div>,
    document.body,
  );
}
