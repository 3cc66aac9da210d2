'use client';

import { useLayoutEffect } from 'react';
import { FormIsland } from '@/components/forms/form-island.client';
import type { OrderToRepeat } from '@/components/orders/own/own-orders';
import { Icon } from '@/components/ui/icon';
import { orderAgain } from '@/lib/orders/actions';

/**
 * The shops to order from again, as tiles of the home page's row; the server has written the words. Removes the row
 * where there are none.
 */
export function AgainTiles({ orders, row }: { orders: OrderToRepeat[]; row: HTMLElement }) {
  const { again = '', offline = '' } = row.dataset;
  const isEmpty = orders.length === 0;
  useLayoutEffect(() => {
    row.parentElement?.toggleAttribute('hidden', isEmpty);
    if (!isEmpty) delete document.documentElement.dataset.none;
  }, [row, isEmpty]);

  return orders.map(({ id, href, shop, facts, picture }) => (
    <li key={id}>
      <i>{picture !== '' && <img src={picture} alt="" className="picture" />}</i>
      <div className="min-w-0 flex-1">
        <h3 dir="auto">
          <a href={href}>{shop}</a>
        </h3>
        <p className="truncate">{facts}</p>
      </div>
      <FormIsland action={orderAgain} offline={offline} className="relative z-1">
        <input type="hidden" name="order" value={id} />
        <button type="submit" className="icon-button" aria-label={`${again}: ${shop}`}>
          <Icon name="refresh" />
        </button>
      </FormIsland>
    </li>
  ));
}
