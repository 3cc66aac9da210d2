/** Connects a control with its label, hint and error by ids. The caller brings the control. */
import type { ComponentProps, ReactNode } from 'react';

/** Attributes of the control, so that assistive technology reads its hint and error with it. */
interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps extends Omit<ComponentProps<'p'>, 'id' | 'children'> {
  /** The id of the control. Hint and error get ids made from it, as conform makes them. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Renders the control with the given props. */
  children: (control: ControlProps) => ReactNode;
}

/** A label above its control, with hint and error below. Works on server and browser. */
export function Field({ id, label, hint, error, children, ...field }: FieldProps) {
  const describedBy = [hint ? `${id}-description` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <p data-slot="field" {...field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined })}
      {hint && <small id={`${id}-description`}>{hint}</small>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </p>
  );
}

/**
 * The error of a control or of a group of choices, which describes it. Its form reads the errors of all fields out in
 * one sentence and focuses the first one.
 */
export function FieldError(error: ComponentProps<'span'>) {
  return <span data-slot="field-error" tabIndex={-1} {...error} />;
}

/** An error of its own, such as the surrounding form's, read out as soon as it appears. */
export function ErrorAlert(error: ComponentProps<'span'>) {
  return <FieldError role="alert" {...error} />;
}
