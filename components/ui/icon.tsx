import { type IconName, spriteUrl } from '@/components/ui/icon-name';

/** Decoration beside text, hidden from assistive technology. Sized by class, coloured by the text around it. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`.trimEnd()} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
