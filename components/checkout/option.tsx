import type { ReactNode } from 'react';

interface OptionProps {
  type?: 'radio' | 'checkbox';
  name: string;
  value?: string;
  isOn: boolean;
  isDisabled?: boolean;
  /** Marks a day by its place among those on offer; the stylesheet shows its times once it is chosen. */
  day?: number;
  /** A second, quieter line. */
  hint?: ReactNode;
  children: ReactNode;
}

/** A native radio button or checkbox as a card that can be pressed anywhere. */
export function Option({ type = 'radio', name, value, isOn, isDisabled = false, day, hint, children }: OptionProps) {
  return (
    <label className="option-box" data-day={day}>
      <input type={type} name={name} value={value} defaultChecked={isOn && !isDisabled} disabled={isDisabled} />
      <span>
        {children}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}
