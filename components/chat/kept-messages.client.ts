/**
 * Keeps messages that were not delivered in the tab's storage: a customer who leaves the page finds them again and can
 * send them with a press. Each keeps its id, so that one that was delivered after all is not there twice
 * (docs/decisions/095).
 */
import type { Outgoing } from '@/components/chat/outgoing';

/** Leaves out pictures, which are too large for the storage. Keeps nothing where the browser denies access to it. */
export function keepMessages(chat: string, outgoing: Outgoing[]): void {
  const words = outgoing.filter(({ state, text, picture }) => state !== 'sent' && text !== '' && picture === null);
  try {
    if (words.length === 0) sessionStorage.removeItem(keyOf(chat));
    else sessionStorage.setItem(keyOf(chat), JSON.stringify(words.map(({ key, text }) => ({ key, text }))));
  } catch {}
}

/** Restores them as failed messages. */
export function keptMessages(chat: string): Outgoing[] {
  try {
    const kept: unknown[] = JSON.parse(sessionStorage.getItem(keyOf(chat)) ?? '[]');
    return kept.filter(isKept).map(({ key, text }) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ chat, key, text })) form.set(name, value);
      return { key, text, picture: null, state: 'failed', sentence: '', form };
    });
  } catch {
    return [];
  }
}

function isKept(entry: unknown): entry is Pick<Outgoing, 'key' | 'text'> {
  const { key, text } = (entry ?? {}) as Record<string, unknown>;
  return typeof key === 'string' && typeof text === 'string';
}

function keyOf(chat: string): string {
  return `chat ${chat}`;
}
