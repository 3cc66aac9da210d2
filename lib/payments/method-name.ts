/** Names a way of paying by its tag, as a label. */
import type { getTranslations } from 'next-intl/server';
import { messageOr } from '@/lib/i18n/message-or';

/** The translator of the namespace `checkout.tag`. */
export type MethodNames = Awaited<ReturnType<typeof getTranslations<'checkout.tag'>>>;

/** A payment provider that the catalogue has no words for keeps its own name. */
export function methodName(tag: string, names: MethodNames): string {
  // R2 spells this one in another way (docs/api.md 3).
  const key = tag === 'flutter-wave' ? 'flutterWave' : tag;
  return messageOr(names, key, tag.charAt(0).toUpperCase() + tag.slice(1).replaceAll('-', ' '));
}
