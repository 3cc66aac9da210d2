/** How does a customer reserve a table, and give it back (R2, docs/api.md 19.1)? */

import { Hono } from 'hono';
import { marketTime } from '../../clock.ts';
import { insertRow } from '../../database/insert-row.ts';
import { sqlTime } from '../../database/time.ts';
import { customerOf } from '../../input/customer.ts';
import { requiredId } from '../../input/existing.ts';
import { readFilter } from '../../input/filter.ts';
import { type Sandbox, type SandboxEnv, type View, viewOf } from '../../input/view.ts';
import { answerReservationsOf } from '../../orders/answer-reservations.ts';
import { presentReservations } from '../../presenters/booking.ts';
import { page, single } from '../../presenters/envelope.ts';
import { bookingRows, isTaken, sectionRows, tableRows } from '../../queries/bookings.ts';
import { byColumn, findPage, Where } from '../../queries/list-query.ts';
import { notFound } from '../../refusal.ts';

const moment = /^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d$/;

export function reservationRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.post('/dashboard/user/my-bookings', context => {
    const customer = customerOf(context, sandbox);
    const view = viewOf(context, sandbox);
    const wanted = readReservation(view);
    const at = sqlTime(view.now);
    const id = insertRow(store, 'reservations', {
      ...wanted,
      user_id: customer.id,
      status: 'new',
      created_at: at,
      updated_at: at,
    });
    return single(context, presentReservations(view, [id])[0], 'Record was successfully created');
  });

  routes.get('/dashboard/user/my-bookings', context => {
    const customer = customerOf(context, sandbox);
    const view = readFilter(context, sandbox);
    view.check.throwIfInvalid();
    answerReservationsOf(store, customer.id, view.now);
    const where = new Where().and('reservations.user_id = ?', customer.id);
    if (view.check.input.status) where.and('reservations.status = ?', String(view.check.input.status));
    const order = byColumn(view, ['id', 'start_date', 'created_at'], 'reservations');
    const { ids, total } = findPage(store, { table: 'reservations', where, order }, view);
    return page(context, view, { items: presentReservations(view, ids), total });
  });

  // Foreign ones are left alone without a word.
  routes.delete('/dashboard/user/my-bookings/delete', context => {
    const customer = customerOf(context, sandbox);
    const { check } = viewOf(context, sandbox);
    if (check.input.ids === undefined) check.fail('ids', 'The ids field is required.');
    const ids = check.numbers('ids') ?? [];
    check.throwIfInvalid();
    const sql = 'DELETE FROM reservations WHERE user_id = ? AND id IN (SELECT value FROM json_each(?))';
    store.run(sql, customer.id, JSON.stringify(ids));
    return single(context, null, 'Record was successfully deleted');
  });

  routes.get('/dashboard/user/my-bookings/:id{[0-9]+}', context => {
    const customer = customerOf(context, sandbox);
    const id = Number(context.req.param('id'));
    const view = viewOf(context, sandbox);
    answerReservationsOf(store, customer.id, view.now);
    const isOwn = store.one('SELECT 1 FROM reservations WHERE id = ? AND user_id = ?', id, customer.id);
    const [reservation] = isOwn ? presentReservations(view, [id]) : [];
    if (!reservation) throw notFound();
    return single(context, reservation);
  });

  return routes;
}

/** @throws ERROR_400 for a table that is elsewhere, too small or taken, and for a span that is over or too long. */
function readReservation(view: View) {
  const { check, store, now } = view;
  const table_id = requiredId(view, check, 'table_id', 'booking_tables');
  const booking_id = requiredId(view, check, 'booking_id', 'booking_rules');
  const format = 'does not match the format Y-m-d H:i.';
  const start_date = check.pattern('start_date', moment, format) ?? '';
  const end_date = check.pattern('end_date', moment, format) ?? '';
  const note = check.string('note', 255) ?? null;
  const guest = check.integer('guest', 1, 1000) ?? 1;
  check.throwIfInvalid();
  const [table] = tableRows(store, [table_id]);
  const [booking] = bookingRows(store, [booking_id]);
  const [section] = table ? sectionRows(store, [table.section_id]) : [];
  if (!table?.active || section?.shop_id !== booking?.shop_id) check.fail('table_id', 'The table is not available.');
  if (start_date < marketTime(now).slice(0, 16)) check.fail('start_date', 'The start date must be in the future.');
  const hours = (Date.parse(`${end_date.replace(' ', 'T')}Z`) - Date.parse(`${start_date.replace(' ', 'T')}Z`)) / 3.6e6;
  if (!(hours > 0 && hours <= (booking?.max_time ?? 0))) check.fail('end_date', 'The end date is out of bounds.');
  if (guest > (table?.chair_count ?? 0)) check.fail('guest', 'The table has not enough chairs.');
  if (isTaken(store, table_id, start_date, end_date)) check.fail('table_id', 'The table is taken at this time.');
  check.throwIfInvalid();
  return { table_id, booking_id, start_date, end_date, note, guest };
}
