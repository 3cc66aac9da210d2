/** Where can a table be reserved, and which is free (R2, docs/api.md 19.1)? Nothing of it needs a token. */

import { Hono } from 'hono';
import { readFilter } from '../../input/filter.ts';
import { type Sandbox, type SandboxEnv, viewOf } from '../../input/view.ts';
import { presentBookingShops, presentBookings, presentSections, presentTables } from '../../presenters/booking.ts';
import { page, single } from '../../presenters/envelope.ts';
import { takenBetween } from '../../queries/bookings.ts';
import { findPage, Where } from '../../queries/list-query.ts';
import { idOfUuid } from '../../queries/record-id.ts';
import { notFound } from '../../refusal.ts';

const withTables = 'shops.id IN (SELECT shop_id FROM booking_rules)';

export function bookingRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.get('/rest/booking/shops/paginate', context => {
    const view = readFilter(context, sandbox);
    view.check.throwIfInvalid();
    const where = new Where().and(`shops.status = 'approved' AND ${withTables}`);
    const { ids, total } = findPage(store, { table: 'shops', where, order: 'shops.id DESC' }, view);
    return page(context, view, { items: presentBookingShops(view, ids), total });
  });

  routes.get('/rest/booking/shops/:uuid', context => {
    const id = idOfUuid(store, 'shops', context.req.param('uuid'));
    if (!store.one('SELECT 1 FROM booking_rules WHERE shop_id = ?', id)) throw notFound();
    return single(context, presentBookingShops(viewOf(context, sandbox), [id])[0]);
  });

  routes.get('/rest/booking/bookings', context => {
    const view = readFilter(context, sandbox);
    view.check.throwIfInvalid();
    const query = { table: 'booking_rules', where: ofShop('booking_rules', view.check.input.shop_id), order: 'id' };
    const { ids, total } = findPage(store, query, view);
    return page(context, view, { items: presentBookings(view, ids), total });
  });

  routes.get('/rest/booking/shop-sections', context => {
    const view = readFilter(context, sandbox);
    view.check.throwIfInvalid();
    const where = ofShop('booking_sections', view.check.input.shop_id);
    const { ids, total } = findPage(store, { table: 'booking_sections', where, order: 'id' }, view);
    return page(context, view, { items: [...presentSections(view, ids).values()], total });
  });

  routes.get('/rest/booking/shop-sections/:id{[0-9]+}', context => {
    const id = Number(context.req.param('id'));
    const section = presentSections(viewOf(context, sandbox), [id]).get(id);
    if (!section) throw notFound();
    return single(context, section);
  });

  routes.get('/rest/booking/tables', context => {
    const view = readFilter(context, sandbox);
    const section = view.check.integer('shop_section_id', 1, Number.MAX_SAFE_INTEGER);
    view.check.throwIfInvalid();
    const { free_from: from, free_to: to } = view.check.input;
    const where = new Where().and('booking_tables.active');
    if (section !== undefined) where.and('booking_tables.section_id = ?', section);
    if (from && to) where.and(`NOT ${takenBetween}`, String(to), String(from));
    const order = 'booking_tables.chair_count, booking_tables.id';
    const { ids, total } = findPage(store, { table: 'booking_tables', where, order }, view);
    return page(context, view, { items: presentTables(view, ids), total });
  });

  // Bare, as the API has it.
  routes.get('/rest/booking/disable-dates/table/:id{[0-9]+}', context => {
    const view = readFilter(context, sandbox);
    view.check.throwIfInvalid();
    const { date_from: from = '0000', date_to: to = '9999' } = view.check.input;
    return context.json(
      store.all(
        `SELECT start_date, end_date FROM reservations
         WHERE table_id = ? AND status <> 'canceled' AND end_date >= ? AND start_date <= ? ORDER BY start_date`,
        ...[Number(context.req.param('id')), String(from), `${String(to)} 24:00`],
      ),
    );
  });

  return routes;
}

function ofShop(table: string, shop: unknown): Where {
  const where = new Where();
  return shop ? where.and(`${table}.shop_id = ?`, Number(shop)) : where;
}
