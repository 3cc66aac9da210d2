/** Where a picture is that the API names by its path alone. */
import { env } from '@/lib/env';

/**
 * A backend without a host of its own for pictures gives their paths below the folder of its storage (docs/api.md 1.11).
 * Empty where there is none. Any URL stays as it is, also one that is refused later (`javascript:`).
 */
export function wholeUrl(source: string): string {
  if (source === '' || source.includes('http') || URL.canParse(source)) return source;
  const path = source.replace(/^\/+/, '');
  return `${env().API_URL}/${path.startsWith('storage/') ? '' : 'storage/images/'}${path}`;
}
