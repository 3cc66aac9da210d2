import type { ReactNode } from 'react';
import { ErrorPage } from '@/components/errors/error-page';
import { LastRefusal } from '@/components/errors/last-refusal';
import { Notice } from '@/components/ui/notice';

/** The error page of a page of the customer's own: says what the last press came to, as no later page will. */
export function OwnErrorPage({ children }: { children?: ReactNode }) {
  return (
    <ErrorPage>
      <Notice />
      <LastRefusal />
      {children}
    </ErrorPage>
  );
}
