/** Serves the invoice of a customer's order as a PDF. Where there is none the order's page says why (`?locale=`). */
import type { NextRequest } from 'next/server';
import { localizedPath } from '@/lib/i18n/localized-path';
import { requestLocale } from '@/lib/i18n/request-locale';
import { neverKept } from '@/lib/never-kept';
import { leaveNotice } from '@/lib/notices/notice';
import { getInvoice, hasInvoice } from '@/lib/orders/invoice';
import { getOrder } from '@/lib/orders/queries';
import { seeOther } from '@/lib/paths/redirect';
import { sessionEndPath } from '@/lib/session/end-session';

export async function GET(request: NextRequest, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params;
  const locale = requestLocale(request.nextUrl.searchParams);
  const page = localizedPath(locale, `/orders/${id}`);
  const order = await getOrder(id, locale);
  if (order.ok && !hasInvoice(order.value)) {
    await leaveNotice('invoiceNone', 'warning');
    return seeOther(page);
  }
  const invoice = order.ok ? await getInvoice(order.value, locale) : order;
  if (invoice.ok) return pdf(invoice.value, id);
  if (invoice.why === 'unauthorized') return seeOther(await sessionEndPath(page));
  // The page of an order that is not there, or not theirs, says so by itself.
  if (order.ok || order.why !== 'gone') await leaveNotice('invoiceNotReady', 'error');
  return seeOther(page);
}

/** Saved rather than shown: the content policy of what comes from elsewhere lets no viewer run (next.config.mjs). */
function pdf(file: Buffer<ArrayBuffer>, id: string): Response {
  return new Response(file, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="order-${id}.pdf"`,
      ...neverKept,
    },
  });
}
