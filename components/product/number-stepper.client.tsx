'use client';

import { useRef } from 'react';
import { say } from '@/components/ui/say.client';
import { Stepper, StepperButton } from '@/components/ui/stepper';
import { stepQuantity } from '@/lib/products/rules';

interface NumberStepperProps {
  name: string;
  value: string;
  min: number;
  max: number;
  words: { label: string; less: string; more: string };
  /** The id of the sentence that tells the limits. */
  describedBy?: string | undefined;
  isAwake: boolean;
  recount: () => void;
}

/** A number field; script adds the two buttons. */
export function NumberStepper({ name, value, min, max, words, describedBy, isAwake, recount }: NumberStepperProps) {
  const input = useRef<HTMLInputElement>(null);
  const step = (by: number) => {
    if (input.current === null) return;
    input.current.value = stepQuantity(input.current.value, by, { min, max });
    recount();
    // The focus is on the button, not in the field.
    say(input.current.value);
  };
  return (
    <Stepper role="group" aria-label={words.label}>
      {isAwake && <StepperButton step="minus" aria-label={words.less} onClick={() => step(-1)} />}
      <input
        ref={input}
        name={name}
        className="product-number"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        aria-label={words.label}
        aria-describedby={describedBy}
        defaultValue={value}
      />
      {isAwake && <StepperButton step="plus" aria-label={words.more} onClick={() => step(1)} />}
    </Stepper>
  );
}
