/**
 * What the API's second revision alone has: a table is reserved and given back, an order comes again and stops, its
 * courier gets a tip, another one is brought to a collection point. Parcels have a file of their own.
 */
import type { Customer } from '../../support/customers.ts';
import { fieldsOf, plainPost } from '../../support/plain-form.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { localPath, signedIn } from '../people.ts';
import { type ActionCase, formWithButton, type Prepared, type Stage } from './action-case.ts';

const reserving = 'dashboard/user/my-bookings';
const words = 'By the window, Zarina';

interface WireReservation {
  id: number;
  status: string;
}

interface Slot {
  shop: number;
  zone: number;
  table: number;
  booking: number;
  day: string;
  time: string;
  ends: string;
}

let lastSlot = 0;

/** A table at a time of its own: nobody else of the matrix wants it. */
async function freeSlot({ ground: { sandbox } }: Stage): Promise<Slot> {
  const slot = lastSlot++;
  const [shop] = await sandbox.read<{ id: number }[]>('booking/shops/paginate');
  const [booking] = await sandbox.read<{ id: number }[]>(`booking/bookings?shop_id=${shop?.id}`);
  const zones = await sandbox.read<{ id: number }[]>(`booking/shop-sections?shop_id=${shop?.id}`);
  const zone = zones[Math.floor(slot / 78) % zones.length];
  const tables = await sandbox.read<{ id: number; chair_count: number }[]>(
    `booking/tables?shop_section_id=${zone?.id}&perPage=100`,
  );
  const hour = 12 + 2 * (slot % 3);
  return {
    ...{ shop: shop?.id ?? 0, booking: booking?.id ?? 0, zone: zone?.id ?? 0 },
    day: await dayAhead(sandbox, 2 + (Math.floor(slot / 3) % 26)),
    table: tables.find(({ chair_count }) => chair_count >= 2)?.id ?? 0,
    ...{ time: `${hour}:00`, ends: `${hour + 2}:00` },
  };
}

async function guest({ ground }: Stage) {
  const customer = await ground.customers.create();
  return { customer, visitor: await signedIn(await ground.servers.secondSite(), customer) };
}

async function reservationsOf(customer: Customer): Promise<number> {
  const all = await customer.asks<WireReservation[]>('GET', reserving);
  return all.filter(({ status }) => status !== 'canceled').length;
}

/** Its page over the second revision; with days on which it comes again, if they are named. */
async function delivered({ ground, language }: Stage, repeats?: { from: string; to: string }) {
  const { customer, offer } = await ground.customers.createWithCart({ walletMoney: 100 });
  const { id } = await customer.places(offer);
  await customer.pays(id, 'cash');
  await ground.sandbox.control(`orders/${id}/status`, { status: 'delivered' });
  if (repeats !== undefined) await customer.asks('POST', `dashboard/user/orders/${id}/repeat`, repeats);
  const visitor = await signedIn(await ground.servers.secondSite(), customer);
  const isRepeating = async () => {
    const order = await customer.asks<{ repeat?: object | null }>('GET', `dashboard/user/orders/${id}`);
    return order.repeat != null;
  };
  return { customer, visitor, id, path: localPath(language, `/orders/${id}`), isRepeating };
}

/** At the checkout, to collect it at a point that never closes, with a note. */
async function atCheckout({ ground, language }: Stage) {
  const { customer } = await ground.customers.createWithCart();
  const visitor = await signedIn(await ground.servers.secondSite(), customer);
  const path = localPath(language, '/checkout');
  const points = await ground.sandbox.read<{ id: number; price?: number }[]>('delivery-points');
  const dearest = points.toSorted((one, other) => (other.price ?? 0) - (one.price ?? 0))[0];
  const chosen = { fulfilment: 'collection', collectionPoint: String(dearest?.id), payment: 'cash', note: words };
  const { text } = await visitor.opens(path);
  await visitor.posts(path, plainPost({ ...fieldsOf(text, 'fulfilment'), ...chosen, intent: 'update' }));
  return { customer, visitor, path, form: 'fulfilment', typed: [words] };
}

/** YYYY-MM-DD, so many days from now by the servers' clock, which the matrix turns. */
async function dayAhead(sandbox: Sandbox, days: number): Promise<string> {
  const { now } = await sandbox.ask<{ now: string }>('GET', '/_sandbox/clock');
  return new Date(Date.parse(now) + days * 86_400_000).toISOString().slice(0, 10);
}

async function repeatDays({ ground: { sandbox } }: Stage): Promise<{ from: string; to: string }> {
  return { from: await dayAhead(sandbox, 7), to: await dayAhead(sandbox, 9) };
}

export const secondActions: ActionCase[] = [
  {
    name: 'table-reserve',
    writes: [{ method: 'POST', path: reserving }],
    async prepare(stage): Promise<Prepared> {
      const { customer, visitor } = await guest(stage);
      const { shop, zone, table, day, time } = await freeSlot(stage);
      const query = new URLSearchParams({ zone: String(zone), guests: '2', day, time });
      return {
        ...{ visitor, customer, path: localPath(stage.language, `/reservations/${shop}?${query}`), form: 'table' },
        fields: { table: String(table), note: words },
        typed: [words],
        times: () => reservationsOf(customer),
      };
    },
  },
  {
    name: 'table-cancel',
    writes: [{ method: 'DELETE', path: reserving }],
    async prepare(stage): Promise<Prepared> {
      const { customer, visitor } = await guest(stage);
      const { table, booking, day, time, ends } = await freeSlot(stage);
      const span = { start_date: `${day} ${time}`, end_date: `${day} ${ends}` };
      await customer.asks('POST', reserving, { table_id: table, booking_id: booking, guest: 2, ...span });
      return {
        ...{ visitor, customer, path: localPath(stage.language, '/reservations'), form: 'reservation' },
        times: async () => ((await reservationsOf(customer)) === 0 ? 1 : 0),
      };
    },
  },
  {
    name: 'repeat-begin',
    writes: [{ method: 'POST', path: 'dashboard/user/orders/*/repeat' }],
    async prepare(stage): Promise<Prepared> {
      const { isRepeating, ...page } = await delivered(stage);
      const days = await repeatDays(stage);
      return {
        ...page,
        form: 'from',
        fields: days,
        typed: [days.from],
        times: async () => Number(await isRepeating()),
      };
    },
  },
  {
    name: 'repeat-stop',
    writes: [{ method: 'DELETE', path: 'dashboard/user/orders/*/delete-repeat' }],
    async prepare(stage): Promise<Prepared> {
      const { isRepeating, ...page } = await delivered(stage, await repeatDays(stage));
      return {
        ...page,
        form: formWithButton(stage, 'repeat.stop'),
        times: async () => Number(!(await isRepeating())),
      };
    },
  },
  {
    name: 'order-collected',
    writes: [{ method: 'POST', path: 'dashboard/user/orders' }],
    async prepare(stage): Promise<Prepared> {
      const { customer, ...page } = await atCheckout(stage);
      return { customer, ...page, fields: { intent: 'order' }, times: async () => (await customer.orders()).length };
    },
  },
  {
    name: 'tip',
    writes: [{ method: 'POST', path: 'payments/order' }],
    async prepare(stage): Promise<Prepared> {
      const { customer, visitor, path, id } = await delivered(stage);
      const ways = await stage.ground.sandbox.read<{ id: number; tag: string }[]>('payments');
      const payment = String(ways.find(({ tag }) => tag === 'wallet')?.id);
      return {
        ...{ customer, visitor, path, form: 'tip', fields: { tip: 'other', ownTip: '2.53', payment }, typed: ['2.53'] },
        // Longer than a payment without an answer is looked up (docs/decisions/064).
        settlesIn: 31_000,
        times: async () => ((await customer.order(id)).tips ?? 0) / 2.53,
      };
    },
  },
];
