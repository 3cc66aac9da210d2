import type { IconName } from '@/components/ui/icon-name';

/** Decoration beside words: hidden from assistive tech. Sized by class, coloured by the text around it. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      className={`shrink-0 ${className}`}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`/icons/sprite.svg#${name}`} />
    </svg>
  );
}
