/** The API says when it wants to be asked again: a press on the cart tells its customer. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { changeCart } from '@/lib/cart/actions';
import { addLine } from '@/lib/cart/change/change';
import { applyChange } from '@/lib/cart/response/apply-change';
import english from '../../../messages/en.json' with { type: 'json' };
import { basketLine } from '../../support/offers.ts';
import { expectConsole } from '../../unit/stubs/console.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { browsesAs, shopIdOf } from '../storefront/cart.ts';
import { posts } from '../storefront/forms.ts';
import { catalog, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { market } from '../storefront/session.ts';

beforeAll(openStorefront);
beforeEach(() => browsesAs('customer'));

test('in how many seconds it works again, with script and without', async () => {
  const [good] = await catalog.plain();
  expect(await addLine(shopIdOf(good), basketLine(good, 2), market)).toMatchObject({ ok: true });
  await sandbox.fails('status', 'dashboard/user/cart/insert-product', { status: 429, retryAfter: 40, times: 1 });
  const { message } = await applyChange({ do: 'set', line: good.stockId, quantity: 3 }, market);
  const sentence = `${english.notices.cartOffline} It should work again in 40 seconds.`;
  expect(message).toEqual({ text: sentence, isError: true });
  const press = { do: 'set', line: good.stockId, quantity: '3' };
  const answer = await posts((state, form) => changeCart(form).then(() => state), press, '/cart');
  expect(answer).toMatchObject({ to: '/cart', notice: 'cartOffline' });
  expect(new URLSearchParams(cookieJar.get('notice')).get('retryAfter')).toBe('40');
  expectConsole('warn', /status 429/);
  expectConsole('warn', /asked to wait/);
});

test('where its product cannot be read', async () => {
  const [{ uuid, stockId }] = await catalog.plain();
  await sandbox.fails('status', `rest/products/${uuid}`, { status: 429, retryAfter: 40, times: 1 });
  const added = await applyChange({ do: 'form', product: uuid, fields: { stock: stockId, quantity: '1' } }, market);
  const sentence = `${english.errors.product.offline} It should work again in 40 seconds.`;
  expect(added).toMatchObject({ status: 'refused', message: { text: sentence, isError: true } });
  expectConsole('warn', /status 429/);
});
