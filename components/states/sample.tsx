import type { ReactNode } from 'react';

/** One primitive in its states, under its name. */
export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-3">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
