/**
 * Keeps what was written into a chat and has not arrived, in its tab: whoever leaves the page finds it again, and sends it
 * by a press. It keeps its id, so what has arrived after all is there once (docs/decisions/095).
 */
import type { Outgoing } from '@/components/chat/outgoing';

/** Without pictures, which are too large for it. A browser that refuses its storage keeps nothing. */
export function keepMessages(chat: string, outgoing: Outgoing[]): void {
  const words = outgoing.filter(({ state, text, picture }) => state !== 'sent' && text !== '' && picture === null);
  try {
    if (words.length === 0) sessionStorage.removeItem(keyOf(chat));
    else sessionStorage.setItem(keyOf(chat), JSON.stringify(words.map(({ key, text }) => ({ key, text }))));
  } catch {}
}

/** As ones that have failed. */
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
