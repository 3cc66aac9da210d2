/** A button to decrease, the number, and a button to increase. The number is an input or an output of the caller's. */
import type { ComponentProps } from 'react';

export function Stepper(stepper: ComponentProps<'div'>) {
  return <div data-slot="stepper" {...stepper} />;
}

/** Drawn by the stylesheet; the caller names it by `aria-label`. */
export function StepperButton({ step, ...button }: { step: 'minus' | 'plus' } & ComponentProps<'button'>) {
  return <button type="button" data-step={step} {...button} />;
}
