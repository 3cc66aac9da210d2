/** Provides a form's current state to the fields inside it. */
import { createContext } from 'react';
import { untouched } from '@/lib/forms/form-state';

export const FormContext = createContext(untouched);
