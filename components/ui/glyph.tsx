/** Our mark: a door ajar, with warm light on the step. Drawn in tokens, so it follows the theme. Never mirrored. */
export function Glyph({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={`shrink-0 ${className}`} aria-hidden="true">
      <path d="M5 28V13a11 11 0 0 1 22 0v15z" fill="var(--fig)" />
      <path d="M9 27V13a7 7 0 0 1 14 0v14z" fill="var(--butter)" />
      <path d="M9 27V13a7 7 0 0 1 6-6.93V27z" fill="var(--fig)" />
      <path d="M9 27V13a7 7 0 0 1 6-6.93V27z" fill="var(--veil)" />
      <circle cx="12.8" cy="17.5" r="1.2" fill="var(--butter)" />
      <rect x="2" y="27" width="28" height="3.5" rx="1.75" fill="var(--fig)" />
      <path d="M15 27h8l2.5 3.5H15z" fill="var(--butter)" />
    </svg>
  );
}
