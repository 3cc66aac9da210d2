/** Tells what the checkout is sending: the order, a choice that changes the total, or typed text to save. */
import { createContext } from 'react';

export type Pressed = 'order' | 'choice' | 'typing' | 'nothing';

export const PressedContext = createContext<Pressed>('nothing');
