import type { ReactNode } from 'react';
import '@/components/content/prose.css';
import '@/components/content/content.css';
import '@/components/content/help.css';

/** What the operator has written: its sheets are those of these pages alone. */
export default function WrittenLayout({ children }: { children: ReactNode }) {
  return children;
}
