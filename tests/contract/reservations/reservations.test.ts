/** Reserving a table over the real sandbox, with the API dropping and losing answers (docs/api.md 19.1). */
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as environment from '@/lib/env';
import { getClock } from '@/lib/market/queries';
import { collectOwnData } from '@/lib/profile/own-data';
import { cancelTable, reserve } from '@/lib/reservations/actions';
import { listReservations } from '@/lib/reservations/own';
import { findBooking, findBookingShop, listFreeTables, listZones } from '@/lib/reservations/tables';
import { bookingDays, spanOf } from '@/lib/reservations/times';
import { clockTime, minutesOf, momentOf } from '@/lib/time';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { kept } from '../../unit/stubs/next-cache.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { posts } from '../storefront/forms.ts';
import { losesAnswer } from '../storefront/lost-answers.ts';
import { opensPage } from '../storefront/pages.ts';
import { calls, openStorefront, sandbox, timesOutOnce } from '../storefront/sandbox.ts';
import { newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);

const speaks = (API_REVISION: 'R1' | 'R2') => {
  vi.restoreAllMocks();
  const base = environment.env();
  vi.spyOn(environment, 'env').mockReturnValue({ ...base, API_REVISION });
};

let shop: string;
let wish: { shop: string; table: string; day: string; time: string; guests: string; note: string };

beforeEach(async () => {
  speaks('R2');
  await newCustomer();
  const [one] = await sandbox.read<{ id: number }[]>('booking/shops/paginate');
  shop = String(one?.id);
  wish = await freeTable();
  calls.length = 0;
});

/** Some table that is free in some days. */
async function freeTable() {
  const [found, booking, zones, clock] = await Promise.all([
    findBookingShop(shop, 'en'),
    findBooking(shop, 'en'),
    listZones(shop, 'en'),
    getClock('en'),
  ]);
  if (!found.ok || !found.value || !booking.ok || !booking.value || !zones.ok) throw new Error('no tables');
  for (const { date, times } of bookingDays(found.value, booking.value, clock).slice(2))
    for (const minutes of times)
      for (const { id: zone } of zones.value) {
        const asked = { zone, guests: 2, ...spanOf(date, minutes, booking.value) };
        const tables = await listFreeTables(asked, 'en');
        const [table] = tables.ok ? tables.value : [];
        if (table) return { shop, table: table.id, day: date, time: clockTime(minutes), guests: '2', note: 'A pram' };
      }
  throw new Error('every table is taken');
}

const press = () => posts(reserve, wish, `/reservations/${shop}`);
const own = async () => {
  const found = await listReservations(1, 'en');
  return found.ok ? found.value.items : [];
};

test('a table is reserved, listed, and given back', async () => {
  expect(await press()).toMatchObject({ to: '/reservations', notice: 'tableReserved' });
  const [one] = await own();
  expect(one).toMatchObject({ tableId: wish.table, guests: 2, note: 'A pram', status: 'new', shop: { id: shop } });
  expect(await opensPage('/reservations')).toContain('A pram');
  const cancel = () => posts(cancelTable, { reservation: one?.id ?? '' }, '/reservations');
  expect(await cancel()).toMatchObject({ to: '/reservations', notice: 'tableCanceled' });
  expect(await own()).toEqual([]);
  expect(await cancel()).toMatchObject({ notice: 'tableCanceled' });
});

test('the page offers what is free, and says so where nothing is', async () => {
  const query = (guests: string) => new URLSearchParams({ day: wish.day, time: wish.time, guests });
  const page = await opensPage(`/reservations/${shop}?${query('2')}`);
  expect(page).toContain(`value="${wish.table}"`);
  expect(await opensPage(`/reservations/${shop}?${query('20')}`)).toContain('No table for 20 guests');
  expect(await opensPage(`/reservations/${shop}?day=x&time=y&zone=z&guests=-1`)).toContain('That time has passed');
  expect(await opensPage(`/reservations/${shop}`)).not.toContain('name="table"');
});

test('pressed twice at once and again: it is reserved once', async () => {
  const [first, second] = await Promise.all([press(), press()]);
  expect([first.notice, second.notice].toSorted()).toEqual(['tableReserved', 'tableReservedBefore']);
  expect((await press()).notice).toBe('tableReservedBefore');
  expect(await own()).toHaveLength(1);
});

test('what is taken meanwhile is said beside the tables', async () => {
  await press();
  const mine = new Map(cookieJar);
  await newCustomer();
  expect(Object.keys((await press()).state.fields)).toEqual(['table']);
  for (const [name, value] of mine) cookieJar.set(name, value);
});

test('refused for another reason: no table is said to be taken', async () => {
  await sandbox.fails('status', 'dashboard/user/my-bookings', { method: 'POST', times: 1, status: 403 });
  expect((await press()).state).toMatchObject({ form: ['refused'], fields: {} });
  forgetConsole();
});

test('no table, a day that is over, and too many guests are refused, and nothing is sent', async () => {
  const { table: _, ...without } = wish;
  expect((await posts(reserve, without, '/')).state.fields.table).toEqual(['tableMissing']);
  wish.day = '2020-01-01';
  expect((await press()).state.form).toEqual(['tablePast']);
  const free = await freeTable();
  for (const guests of ['200', '0', 'two']) {
    wish = { ...free, guests };
    expect((await press()).state.form).toEqual(['refused']);
  }
  expect(await own()).toEqual([]);
});

test('a restaurant that takes no reservations, or none any more, is not called out of reach', async () => {
  expect((await posts(reserve, { ...wish, shop: '999999' }, '/')).state.form).toEqual(['noTables']);
  forgetConsole();
  expect(await own()).toEqual([]);
});

describe('no answer', () => {
  test('what time it is there: nothing is reserved by another clock, and the page says so', async () => {
    kept.clear();
    await sandbox.fails('status', 'rest/timezone', { status: 500 });
    expect((await press()).state.form).toEqual(['unchanged']);
    expect(await opensPage(`/reservations/${shop}`)).not.toContain('name="time"');
    await sandbox.recovers();
    expect(await own()).toEqual([]);
    expect((await press()).notice).toBe('tableReserved');
    forgetConsole();
  });

  test('lost, and the list tells that it is reserved', async () => {
    await losesAnswer('POST', 'dashboard/user/my-bookings', false);
    expect((await press()).notice).toBe('tableReserved');
    expect(await own()).toHaveLength(1);
    forgetConsole();
  });

  test('dropped or too late: unknown, and the next press looks first', async () => {
    await sandbox.fails('drop', 'dashboard/user/my-bookings', { method: 'POST', times: 1 });
    expect((await press()).state.form).toEqual(['tableUnknown']);
    expect((await press()).notice).toBe('tableReserved');
    wish = await freeTable();
    const comes = timesOutOnce('dashboard/user/my-bookings');
    expect((await press()).state.form).toEqual(['tableUnknown']);
    await comes();
    expect((await press()).notice).toBe('tableReservedBefore');
    expect(await own()).toHaveLength(2);
    forgetConsole();
  });
});

test('too late: while it may still be carried out, nothing more is sent', async () => {
  const comes = timesOutOnce('dashboard/user/my-bookings');
  expect((await press()).state.form).toEqual(['tableUnknown']);
  expect((await press()).state.form).toEqual(['tableUnknown']);
  await comes();
  expect((await press()).notice).toBe('tableReservedBefore');
  expect(await own()).toHaveLength(1);
  forgetConsole();
});

test('sent twice on its way: the table is not said to be taken by another', async () => {
  const { fetch: usual } = globalThis;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method === 'POST' && url.includes('my-bookings')) await usual(url, init);
    return usual(url, init);
  });
  const { notice, state } = await press();
  vi.stubGlobal('fetch', usual);
  expect(state.fields).toEqual({});
  expect(notice).toBe('tableReserved');
  expect(await own()).toHaveLength(1);
});

test('one that has begun while its page was open is not cancelled any more', async () => {
  await press();
  const [one] = await own();
  const begins = momentOf(await getClock('en'), wish.day, minutesOf(wish.time) ?? 0);
  await sandbox.control('clock', { now: new Date(begins + 60_000).toISOString() });
  kept.clear();
  const cancel = await posts(cancelTable, { reservation: one?.id ?? '' }, '/reservations');
  expect(cancel).toMatchObject({ to: '/reservations', notice: 'tableBegun' });
  expect(await own()).toHaveLength(1);
  await sandbox.ask('DELETE', '/_sandbox/clock');
  kept.clear();
});

test("what was reserved is part of one's own data", async () => {
  await press();
  const data = await collectOwnData('en');
  expect(data.ok && data.value.reservations).toHaveLength(1);
});

test('one that the newest page does not reach is kept until the API says otherwise', async () => {
  await press();
  const [oldest] = await own();
  const cancel = () => posts(cancelTable, { reservation: oldest?.id ?? '' }, '/reservations');
  const cancelsInVain = async () => {
    await sandbox.fails('drop', 'dashboard/user/my-bookings/delete', { method: 'DELETE', times: 1 });
    return cancel();
  };
  expect((await cancelsInVain()).state.form).toEqual(['tableKept']);
  for (let newer = 0; newer < 20; newer++) {
    wish = await freeTable();
    await press();
  }
  expect((await own()).map(({ id }) => id)).not.toContain(oldest?.id);
  expect((await cancelsInVain()).state.form).toEqual(['tableKept']);
  // Reached, and not there: it was cancelled, only the answer was lost.
  const [newest] = await own();
  await losesAnswer('DELETE', 'dashboard/user/my-bookings/delete', false);
  const lost = await posts(cancelTable, { reservation: newest?.id ?? '' }, '/reservations');
  expect(lost).toMatchObject({ to: '/reservations', notice: 'tableCanceled' });
  expect(await cancel()).toMatchObject({ notice: 'tableCanceled' });
  forgetConsole();
});

describe('R1', () => {
  test('knows nothing of tables: no door, no page, no call', async () => {
    speaks('R1');
    const page = await opensPage(`/restaurant/${shop}`);
    expect(page).not.toContain('Reserve a table');
    expect(page).toContain('"acceptsReservations":false');
    expect(calls.filter(path => path.includes('booking'))).toEqual([]);
    expect((await press()).state.form).toEqual(['noTables']);
  });

  test('R2 has the door where a restaurant keeps tables', async () => {
    const page = await opensPage(`/restaurant/${shop}`);
    expect(page).toContain(`/reservations/${shop}`);
    expect(page).toContain('"acceptsReservations":true');
  });
});
