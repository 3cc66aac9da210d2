/** What of the checkout is under way: the order, a choice that changes the total, or letters being kept. */
import { createContext } from 'react';

export type Pressed = 'order' | 'choice' | 'typing' | 'nothing';

export const PressedContext = createContext<Pressed>('nothing');
