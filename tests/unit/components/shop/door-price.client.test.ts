import { expect, test, vi } from 'vitest';
import { cartStore } from '@/components/cart/cart-store.client';
import { showDoorPrice } from '@/components/shop/door-price.client';

class NothingChanges {
  observe() {}
  disconnect() {}
}

test('a refusal is no price, and presses on the page still reach the cart', async () => {
  const fetched = vi.fn(async () => Response.json({ error: 'tooMany', message: 'Please wait.' }, { status: 429 }));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('MutationObserver', NothingChanges);
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', { body: null, cookie: '', querySelectorAll: () => [], adoptedStyleSheets: [] });
  const say = vi.fn();
  await expect(showDoorPrice({ shopId: '5', locale: 'en', signal: new AbortController().signal, say })).rejects.toThrow(
    '429',
  );
  expect(say).not.toHaveBeenCalled();

  await cartStore.change({ do: 'clear' });
  expect(fetched).toHaveBeenCalledWith(expect.stringContaining('/api/cart'), expect.anything());
});
