import { spriteUrl } from '@/components/ui/icon-name';

/** Our mark, drawn in tokens (make-sprite.mjs), so it follows the theme. Never mirrored. */
export function Glyph({ className = 'size-8' }: { className?: string }) {
  return (
    <svg className={`shrink-0 ${className}`} aria-hidden="true">
      <use href={`${spriteUrl}#mark`} />
    </svg>
  );
}
