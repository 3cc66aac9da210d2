import type { ReactNode } from 'react';
import '@/components/content/prose.css';
import '@/components/content/content.css';
import '@/components/content/help/help.css';

/** Loads the style sheets of the pages that the operator has written. */
export default function WrittenLayout({ children }: { children: ReactNode }) {
  return children;
}
