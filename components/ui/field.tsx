/** How does a control get its label, its hint and its error? Ids wire them; the control itself is the caller's. */
import type { ComponentProps, ReactNode } from 'react';

/** What the control carries, so that assistive tech reads its hint and its error with it. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps extends Omit<ComponentProps<'p'>, 'id' | 'children'> {
  /** The control's; its hint and its error have ids made from it, as conform makes them. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Draws the control with the props that it is handed. */
  children: (control: ControlProps) => ReactNode;
}

/** A label above its control, and below it what helps and what is wrong; for server and browser alike. */
export function Field({ id, label, hint, error, children, ...field }: FieldProps) {
  const told = [hint ? `${id}-description` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <p data-slot="field" {...field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': told || undefined })}
      {hint && <small id={`${id}-description`}>{hint}</small>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </p>
  );
}

/** What is wrong with a control, a group of choices or the form around them, read out as soon as it is there. */
export function FieldError(error: ComponentProps<'span'>) {
  return <span data-slot="field-error" role="alert" tabIndex={-1} {...error} />;
}
