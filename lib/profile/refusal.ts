/**
 * Turns a refusal of the API into errors of the form's fields, because the API's sentences may be in another language
 * than the page.
 */
import type { Failure } from '@/lib/api/client';
import type { ErrorKey } from '@/lib/forms/refusal';

const known: Record<string, ErrorKey> = { birthday: 'birthday' };

/** Null when the refusal is about none of the form's `fields`. */
export function fieldErrors(failure: Failure, fields: string[]): Record<string, ErrorKey> | null {
  if (failure.why !== 'refused') return null;
  const refused = fields.filter(field => Object.keys(failure.params).some(name => name.split('.')[0] === field));
  if (refused.length === 0) return null;
  return Object.fromEntries(refused.map(field => [field, known[field] ?? 'fieldRefused']));
}
