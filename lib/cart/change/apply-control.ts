/** Carries out what a control of the cart asks for, whether it was posted as a form or sent by the browser's store. */
import 'server-only';
import { unpark } from '@/lib/cart/basket/parking';
import { clearCart, removeLine, setQuantity, undoRemoval } from '@/lib/cart/change/change';
import type { CartChangeOutcome } from '@/lib/cart/change/change-outcome';
import type { ControlInputs } from '@/lib/cart/change/change-schema';
import { chooseBasket, takeUpParked } from '@/lib/cart/change/switch-basket';
import type { Market } from '@/lib/market/market';

export async function applyControl(control: ControlInputs, market: Market): Promise<CartChangeOutcome> {
  switch (control.do) {
    case 'set':
      return setQuantity(control.line, control.quantity, market);
    case 'remove':
      return removeLine(control.line, control.addon, market);
    case 'clear':
      return clearCart(market);
    case 'undo':
      return undoRemoval(market);
    case 'choose':
      return chooseBasket(control.choice, market);
    case 'swap':
      return takeUpParked(control.shop, market);
    case 'unpark':
      await unpark(control.shop);
      return { ok: true, message: null };
  }
}
