'use client';

import { createPortal } from 'react-dom';

/**
 * A refusal at the top end too, where script runs, for the customer whose button has scrolled away. The sentence at the
 * form is the one that stays and is read out (docs/decisions/131).
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
