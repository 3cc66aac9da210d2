import type { ReactNode } from 'react';

interface StepProps {
  number: number;
  title: string;
  children: ReactNode;
}

/** One of the checkout's four numbered fieldsets. */
export function Step({ number, title, children }: StepProps) {
  return (
    <fieldset className="checkout-step">
      <legend>
        <i aria-hidden="true">{number}</i>
        {title}
      </legend>
      {children}
    </fieldset>
  );
}
