/** A refusal of the API as errors beside the form's own fields: its sentences may be in another language than the page. */
import type { Failure } from '@/lib/api/client';
import type { ErrorKey } from '@/lib/forms/refusal';

const known: Record<string, ErrorKey> = { email: 'emailTaken', phone: 'phoneTaken', birthday: 'birthday' };

/** `fields` are the form's; null when the refusal is about none of them. */
export function fieldErrors(failure: Failure, fields: string[]): Record<string, ErrorKey> | null {
  if (failure.why !== 'refused') return null;
  const refused = fields.filter(field => Object.keys(failure.params).some(name => name.split('.')[0] === field));
  if (refused.length === 0) return null;
  // What is malformed never got this far, so what is left of an e-mail is that somebody else has it.
  return Object.fromEntries(refused.map(field => [field, known[field] ?? 'fieldRefused']));
}
