/** What the checkout's form was answered, for the leaves inside it. */
import { createContext } from 'react';
import type { FormState } from '@/lib/forms/form-action';

/** What is under way: the order, a choice that changes the total, or letters being kept. */
export type Pressed = 'order' | 'choice' | 'typing' | 'nothing';

const untouched: FormState = { status: 'idle', fields: {}, form: [], values: {} };

export const Answer = createContext<{ state: FormState; pressed: Pressed }>({ state: untouched, pressed: 'nothing' });
