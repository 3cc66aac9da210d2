/** One less, how many, one more: the number between its two buttons is an input or an output of the caller's. */
import type { ComponentProps } from 'react';

export function Stepper(stepper: ComponentProps<'div'>) {
  return <div data-slot="stepper" {...stepper} />;
}

/** Drawn by the style sheet; its name is the caller's `aria-label`. */
export function StepperButton({ step, ...button }: { step: 'minus' | 'plus' } & ComponentProps<'button'>) {
  return <button type="button" data-step={step} {...button} />;
}
