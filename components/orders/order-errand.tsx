import type { ReactNode } from 'react';
import { ErrorPage } from '@/components/errors/error-page';
import { KeptInputs } from '@/components/errors/kept-inputs';
import { Alert } from '@/components/ui/alert';
import { Notice } from '@/components/ui/notice';
import { readUnsent } from '@/lib/forms/unsent';
import { gone } from '@/lib/gone';
import { pageMarket } from '@/lib/market/market';
import { getOrder } from '@/lib/orders/queries';
import type { Order } from '@/lib/orders/schema';
import { signInAgain } from '@/lib/session/end-session';

interface OrderErrandProps {
  id: string;
  /** The sentence for a form that was posted while the order cannot be read. */
  unsent: string;
  children: (order: Order) => ReactNode;
}

/** The frame of a page about one order: a refund, a review. While the API is away it shows what was typed. */
export async function OrderErrand({ id, unsent, children }: OrderErrandProps) {
  const { locale } = await pageMarket();
  const order = await getOrder(id, locale);
  if (order.ok) return <>{children(order.value)}</>;
  if (order.why === 'unauthorized') return signInAgain();
  return order.why === 'gone' ? gone() : <OrderAway unsent={unsent} />;
}

/** `unsent`: as above; without it the page's own notice is shown. */
export async function OrderAway({ unsent }: { unsent?: string }) {
  const typed = await readUnsent();
  return (
    <ErrorPage>
      {unsent === undefined && <Notice />}
      {unsent !== undefined && Object.keys(typed).length > 0 && <Alert tone="error">{unsent}</Alert>}
      {/* Choices and checkboxes cannot be shown as words here; the form has them again. */}
      <KeptInputs texts={[typed.words ?? '', typed.comment ?? '', typed.from ?? '', typed.to ?? '']} />
    </ErrorPage>
  );
}
