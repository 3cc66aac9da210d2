/** The rules for new passwords (docs/behaviour.md 5). Existing ones may be shorter, so signing in requires less. */
import 'server-only';
import { z } from 'zod';

/** Characters. The API takes six (docs/api.md 13.3). */
const shortestPassword = 8;

export const newPasswordField = z.string('required').min(shortestPassword, 'passwordShort').max(200, 'tooLong');

/** How many of the commonest passwords of at least that length are refused. */
const mostCommon = 10_000;

let common: Promise<Set<string>> | undefined;

/**
 * Whether it is among the passwords that attackers try first. Not part of a schema, because the list is loaded only
 * when somebody sets a password.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readCommon();
  return (await common).has(password.toLowerCase());
}

/** About 6 MB, the commonest first. It also contains shorter passwords, which nobody can set. */
async function readCommon(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const long = dictionary['passwords-common'].filter(password => password.length >= shortestPassword);
  return new Set(long.slice(0, mostCommon));
}
