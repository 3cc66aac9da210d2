/** Can an order be printed? Its invoice as a PDF, docs/api.md 8.7. */

import { Hono } from 'hono';
import { type Sandbox, type SandboxEnv, viewOf } from '../../input/view.ts';
import { invoiceLines } from '../../presenters/invoice.ts';
import { renderPdf } from '../../presenters/pdf.ts';
import { ownOrder } from './orders.ts';

export function orderInvoiceRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();

  routes.get('/dashboard/user/export/order/:id{[0-9]+}/pdf', context => {
    const order = ownOrder(context, sandbox);
    context.header('Content-Type', 'application/pdf');
    context.header('Content-Disposition', `inline; filename="order-${order.id}.pdf"`);
    return context.body(new Uint8Array(renderPdf(invoiceLines(viewOf(context, sandbox), order))));
  });

  return routes;
}
