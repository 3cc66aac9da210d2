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
      <legend className="flex w-full items-center gap-3 font-display text-title font-semibold">
        <i aria-hidden="true" className="disc size-8 bg-butter text-on-butter not-italic">
          {number}
        </i>
        {title}
      </legend>
      {children}
    </fieldset>
  );
}
