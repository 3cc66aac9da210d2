/** Which tags, hours, pictures and ways to pay does a shop have (docs/api.md 6.4, 10.1)? */

import { Hono } from 'hono';
import { marketMoment } from '../../clock.ts';
import { readFilter } from '../../input/filter.ts';
import { type Sandbox, type SandboxEnv, viewOf } from '../../input/view.ts';
import { listed, single } from '../../presenters/envelope.ts';
import { presentGallery } from '../../presenters/gallery.ts';
import { presentPayment, presentShopPayments } from '../../presenters/payment.ts';
import { presentTakes, type TakeRow } from '../../presenters/take.ts';
import type { PaymentRow } from '../../queries/payments.ts';
import { idOrNotFound } from '../../queries/record-id.ts';
import { closedDates, workingDays } from '../../queries/working-hours.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { isWorking, parseMoment } from '../../rules/hours.ts';

export function shopFactRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.get('/rest/shops-takes', context => {
    const view = readFilter(context, sandbox);
    view.check.throwIfInvalid();
    const category = Number(view.check.input.category_id) || null;
    const rows = store.all<TakeRow>(
      `SELECT * FROM takes WHERE ?1 IS NULL OR id IN (
         SELECT take_id FROM shop_takes JOIN shop_categories USING (shop_id) JOIN category_tree USING (category_id)
         WHERE ancestor_id = ?1
       ) ORDER BY id`,
      category,
    );
    return single(context, presentTakes(view, rows, 'strict'));
  });

  routes.get('/rest/shop-working-check/:id{[0-9]+}', context => {
    const view = viewOf(context, sandbox);
    const shop = idOrNotFound(store, 'shops', context.req.param('id'));
    const date = view.check.string('date');
    const moment = date === undefined ? marketMoment(view.now) : parseMoment(date);
    if (!moment) {
      throw new Refusal('ERROR_400', { params: { date: ['The date does not match the format Y-m-d H:i.'] } });
    }
    const holidays = (closedDates(view, [shop]).get(shop) ?? []).map(({ day }) => day);
    return single(context, isWorking(workingDays(view, [shop]).get(shop) ?? [], holidays, moment));
  });

  routes.get('/rest/shops/:id{[0-9]+}/galleries', context => {
    const shop = idOrNotFound(store, 'shops', context.req.param('id'));
    const galleries = presentGallery(viewOf(context, sandbox), 'shop', shop);
    if (galleries.length === 0) throw notFound();
    return listed(context, { id: shop, active: true, shop_id: shop, galleries });
  });

  routes.get('/rest/shop-payments/:id{[0-9]+}', context => {
    const view = viewOf(context, sandbox);
    const status = view.check.integer('status', 0, 1);
    view.check.throwIfInvalid();
    return listed(context, presentShopPayments(view, idOrNotFound(store, 'shops', context.req.param('id')), status));
  });

  routes.get('/rest/payments', context => {
    const rows = store.all<PaymentRow>('SELECT * FROM payments WHERE active ORDER BY id DESC');
    return listed(context, rows.map(presentPayment));
  });

  routes.get('/rest/payments/:id{[0-9]+}', context => {
    const row = store.one<PaymentRow>('SELECT * FROM payments WHERE id = ?', Number(context.req.param('id')));
    if (!row) throw notFound();
    return single(context, presentPayment(row));
  });

  routes.get('/rest/products-avg-prices', context => {
    const { rate } = viewOf(context, sandbox);
    const bound = (end: 'min' | 'max') =>
      store.one<{ price: number | null }>(`SELECT ${end}(price) AS price FROM stocks WHERE NOT addon`)?.price ?? 0;
    const min = bound('min') * rate;
    const max = bound('max') * rate;
    return single(context, { min, max: max === min ? min + 1 : max });
  });

  return routes;
}
