/** What the surrounding form tells its fields. */
import { createContext } from 'react';
import { untouched } from '@/lib/forms/form-state';

/** The form's current state. */
export const FormContext = createContext(untouched);

/**
 * Whether this document answers a plain POST of the form that was refused: without script it would open at its top, and
 * what is wrong may be far below. Where several ask for the focus, browsers give it to the first.
 */
export const OpensHereContext = createContext(false);
