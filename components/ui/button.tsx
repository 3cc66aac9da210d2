import type { ComponentProps } from 'react';

const looks = {
  main: 'button',
  quiet: 'button quiet',
  bare: 'button bare',
  danger: 'button danger',
} as const;

export type ButtonLook = keyof typeof looks;

/** The classes of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = 'main', className = ''): string {
  return className === '' ? looks[look] : `${looks[look]} ${className}`;
}

export function Button({
  look = 'main',
  className,
  type = 'button',
  ...button
}: { look?: ButtonLook } & ComponentProps<'button'>) {
  return <button type={type} className={buttonClass(look, className)} {...button} />;
}
