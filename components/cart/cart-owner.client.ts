import { createContext, type ReactNode } from 'react';

/** The hidden field of the cart's forms that says whose cart the page showed (components/forms/shown-to.tsx). */
export const CartOwner = createContext<ReactNode>(null);
