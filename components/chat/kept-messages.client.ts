/**
 * Keeps messages that were not delivered in the tab's storage: a customer who leaves the page finds them again and can
 * send them with a press. Each keeps its id, so that one that was delivered after all is not there twice
 * (docs/decisions/095). A new chat's id is made of customer and partner, so nobody else finds them.
 */
import type { Outgoing } from '@/components/chat/outgoing';

/**
 * Of a discarded message the id stays: its words may wait for a customer whose session had ended (docs/decisions/024),
 * and must not come back into the field. Leaves out pictures, which are too large for the storage, but not the words
 * beside them. Keeps nothing where the browser denies access to it.
 */
export function keepMessages(chatId: string, outgoing: Outgoing[]): void {
  const words = outgoing.filter(({ state, text }) => state === 'discarded' || (state !== 'sent' && text !== ''));
  try {
    if (words.length === 0) sessionStorage.removeItem(keyOf(chatId));
    else sessionStorage.setItem(keyOf(chatId), JSON.stringify(words.map(written)));
  } catch {}
}

function written({ key, text, state }: Outgoing) {
  return { key, text: state === 'discarded' ? '' : text };
}

/**
 * Restores them as failed messages, those without words as discarded ones. `to` are the inputs that name the chat in the
 * form of a message.
 */
export function keptMessages(chatId: string, to: Record<string, string>): Outgoing[] {
  return readKept(chatId).map(({ key, text }) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...to, key, text })) form.set(name, value);
    return { key, text, picture: null, state: text === '' ? 'discarded' : 'failed', sentence: '', form };
  });
}

export function isKeptMessage(chatId: string, key: string): boolean {
  return readKept(chatId).some(message => message.key === key);
}

function readKept(chatId: string): Pick<Outgoing, 'key' | 'text'>[] {
  try {
    const messages: unknown[] = JSON.parse(sessionStorage.getItem(keyOf(chatId)) ?? '[]');
    return messages.filter(isKept);
  } catch {
    return [];
  }
}

function isKept(entry: unknown): entry is Pick<Outgoing, 'key' | 'text'> {
  const { key, text } = (entry ?? {}) as Record<string, unknown>;
  return typeof key === 'string' && typeof text === 'string';
}

function keyOf(chatId: string): string {
  return `chat ${chatId}`;
}
