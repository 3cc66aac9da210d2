/** A request for money back that is pressed twice, or that the API carries out after we have stopped waiting for it. */
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { askForRefund } from '@/lib/refunds/actions';
import { listRefunds } from '@/lib/refunds/queries';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { posts } from '../storefront/forms.ts';
import { mustSucceed } from '../storefront/must-succeed.ts';
import { customers, openStorefront } from '../storefront/sandbox.ts';
import { freshBrowser, signsIn } from '../storefront/session.ts';

beforeAll(openStorefront);

let id = '';
beforeEach(async () => {
  await freshBrowser();
  const order = await customers.createWithOrder({ payment: 'wallet', walletMoney: 900 });
  await order.moves('delivered');
  await signsIn(order.customer.email);
  id = String(order.id);
});

const press = () => posts(askForRefund, { order: id, reason: 'late' }, `/orders/${id}/refund`);
const own = async () => mustSucceed(await listRefunds(1, 'en')).items;

/** Answers the calls that request a refund as `answer` says, which may carry them out. */
function answersRequests(answer: (carryOut: () => Promise<Response>) => Promise<Response>): void {
  const { fetch: usual } = globalThis;
  onTestFinished(() => void vi.stubGlobal('fetch', usual));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    init.method === 'POST' && url.includes('user/order-refunds') ? answer(() => usual(url, init)) : usual(url, init),
  );
}

test('too late: nobody knows, and while it may still be carried out, nothing more is sent', async () => {
  const held: (() => Promise<Response>)[] = [];
  answersRequests(async carryOut => {
    held.push(carryOut);
    // A gateway in front of the API has stopped waiting.
    return new Response(null, { status: 504 });
  });
  expect((await press()).state.form).toEqual(['unheard']);
  expect((await press()).state.form).toEqual(['unheard']);
  expect(held).toHaveLength(1);
  await held[0]?.();
  expect((await press()).notice).toBe('refundExists');
  expect(await own()).toHaveLength(1);
  forgetConsole();
});

test('of two presses at once the API hears one after the other', async () => {
  let [underWay, most] = [0, 0];
  answersRequests(async carryOut => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise(resolve => setTimeout(resolve, 50));
    const answer = await carryOut();
    underWay -= 1;
    return answer;
  });
  const both = await Promise.all([press(), press()]);
  expect(both.map(({ notice }) => notice)).toEqual(['refundSent', 'refundSent']);
  expect(most).toBe(1);
  expect(await own()).toHaveLength(1);
});
