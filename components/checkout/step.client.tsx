'use client';

import { type ReactNode, use, useState } from 'react';
import { FormContext } from '@/components/forms/form-context.client';

interface StepProps {
  /** The anchor for links to it. */
  id: string;
  title: string;
  /** What is chosen, shown also while the step is closed. */
  chosen: ReactNode;
  edit: string;
  /** Whether the customer has to do something here. */
  isNeeded: boolean;
  /** The names of its fields: an error in one of them opens the step. */
  fields: string[];
  children: ReactNode;
}

/** One step of the checkout: what is chosen in one line, and everything that can be chosen when it is opened. */
export function Step({ id, title, chosen, edit, isNeeded, fields, children }: StepProps) {
  const wrong = use(FormContext).fields;
  // Never closes by itself: a customer who has just chosen may choose again.
  const [startsOpen] = useState(isNeeded || fields.some(name => name in wrong));
  return (
    <details id={id} className="checkout-step" open={startsOpen}>
      <summary className="action-link w-full flex-wrap p-4">
        <span className="min-w-0 flex-[1_1_8rem] text-ink">
          <h2 className="font-sans text-small font-normal text-soft">{title}</h2>
          <span className="block ltr:first-letter:uppercase">{chosen}</span>
        </span>
        <span className="checkout-edit underlined">{edit}</span>
      </summary>
      <div className="stack p-4 pt-1">{children}</div>
    </details>
  );
}
