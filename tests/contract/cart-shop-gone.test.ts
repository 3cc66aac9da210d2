/** A cart of a shop that has left the marketplace, over the real sandbox: it is not called empty (docs/behaviour.md 4.2). */
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { clearCart } from '@/lib/cart/change';
import english from '../../messages/en.json' with { type: 'json' };
import { kept } from '../unit/stubs/next-cache.ts';
import { add, comes, listed, shopIdOf, twoShops } from './storefront/cart.ts';
import { opens } from './storefront/pages.ts';
import { openStorefront, sandbox } from './storefront/sandbox.ts';
import { market } from './storefront/session.ts';

vi.mock('@/app/fonts', () => ({ fontVariables: '' }));

beforeAll(openStorefront);

test.each(['guest', 'customer'] as const)(
  'a %s reads it, can empty the cart, and goes on with another shop',
  async who => {
    await comes(who);
    const [good, , other] = await twoShops();
    await add(good, 2);
    kept.clear();
    await sandbox.fails('status', `rest/shops/${shopIdOf(good)}`, { status: 404 });
    onTestFinished(async () => {
      await sandbox.recovers();
    });
    const page = await opens('/cart');
    expect(page).toContain(english.cart.shopGone);
    expect(page).not.toContain(english.cart.emptyTitle);
    expect(page).toContain(english.cart.clear);
    expect(await clearCart(market)).toMatchObject({ ok: true });
    expect(await opens('/cart')).toContain(english.cart.emptyTitle);
    await add(other, 1);
    expect(await listed()).toEqual([`${other.stockId}x1`]);
  },
);
