import type { ComponentProps } from 'react';

const base =
  'inline-flex items-center justify-center gap-2 rounded-control px-5 min-h-12 lg:min-h-11 font-display font-semibold text-center transition-colors duration-[120ms] ease-(--ease) cursor-pointer';

const looks = {
  main: 'bg-fig text-on-fig hover:bg-fig-hover',
  quiet: 'bg-card text-ink border border-edge hover:bg-shade',
  bare: 'text-fig hover:bg-shade',
} as const;

export type ButtonLook = keyof typeof looks;

/** The classes of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = 'main', className = ''): string {
  return `${base} ${looks[look]} ${className}`;
}

export function Button({
  look = 'main',
  className,
  type = 'button',
  ...button
}: { look?: ButtonLook } & ComponentProps<'button'>) {
  return <button type={type} className={buttonClass(look, className)} {...button} />;
}
