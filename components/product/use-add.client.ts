/** Sends a product's form to the cart where script runs: shows the change at once, and a refusal in the form. */
import { type FormEvent, useState } from 'react';
import { cartStore } from '@/components/cart/cart-store.client';
import type { CartResponse } from '@/lib/cart/response/types';
import type { StockChoice } from '@/lib/products/choices';

interface Wanted {
  uuid: string;
  stock: StockChoice | undefined;
  quantity: number;
  /** The sentence for when the server was not reached. */
  offline: string;
}

export function useAdd({ uuid, stock, quantity, offline }: Wanted) {
  const [isAdding, setAdding] = useState(false);
  const [answer, setAnswer] = useState<CartResponse['message']>(null);

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second press for want of an answer means the same wish; the form states how many are wanted.
    if (isAdding) return;
    const form = event.currentTarget;
    const fields = Object.fromEntries([...new FormData(form)].filter(isOwn));
    const effects = stock && quantity > 0 ? [{ stockId: stock.id, uuid, by: quantity, unit: stock.price }] : [];
    setAdding(true);
    const answered = await cartStore.change({ do: 'form', product: uuid, fields }, ...effects);
    setAdding(false);
    if (answered === undefined) return;
    setAnswer(answered === null ? { text: offline, isError: true } : answered.message);
    // Closes a dialog, which is no longer needed. A section of a page stays and shows the message. A dialog that the
    // customer has closed meanwhile is no longer in the page: its link back would load a document.
    if (form.isConnected && answered !== null && (answered.status === 'ok' || answered.waiting !== null))
      form.closest('[role="dialog"]')?.querySelector<HTMLAnchorElement>('a[data-closes]')?.click();
  };
  return { add, isAdding, answer };
}

/** Leaves out the framework's fields and files. */
function isOwn(pair: [string, FormDataEntryValue]): pair is [string, string] {
  return typeof pair[1] === 'string' && !pair[0].startsWith('$');
}
