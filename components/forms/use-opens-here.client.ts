import { useSyncExternalStore } from 'react';
import type { FormState } from '@/lib/forms/form-state';

/**
 * Whether this document answers a plain POST of the form that was refused. `wrong` is what the form's page finds wrong
 * without one. False once script runs, which leads the focus itself.
 */
export function useOpensHere(state: FormState, wrong: FormState['fields'] | undefined): boolean {
  const isServed = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  return isServed && state.status === 'refused' && state.fields !== wrong;
}

const neverChanges = () => () => {};
