/**
 * Takes the receiver's name from the page that showed it to the action that tells of the transfer: signed, because a
 * form can be forged, and what is said of money was read from the API (docs/decisions/087).
 */
import 'server-only';
import { isSigned, sign } from '@/lib/cookies/seal';
import type { Person } from '@/lib/wallet/schema';

/** Hidden fields of the form that sends. */
export function receiverFields({ uuid, name }: Person): { receiver: string; shown: string } {
  return { receiver: name, shown: sign(textOf(uuid, name)) };
}

/** Empty where our page did not show that name for this receiver. */
export function nameOfReceiver(to: string, { receiver, shown }: { receiver: string; shown: string }): string {
  return isSigned(shown, textOf(to, receiver)) ? receiver : '';
}

function textOf(uuid: string, name: string): string {
  return `receiver ${uuid} ${name}`;
}
