/**
 * The key of a Google service account, by which the database of the chats is reached: as a variable, or in a file that a
 * variable names. One that cannot work ends the start, because otherwise every chat would fail later without a word.
 */
import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const field = (name: string) => z.string(`${name} is missing in it`).min(1, `${name} is missing in it`);

/** What Google's console exports as a JSON file. */
const accountSchema = z.object(
  {
    project_id: field('project_id'),
    client_email: field('client_email'),
    private_key: field('private_key').refine(isPrivateKey, 'private_key in it is no private key (PEM)'),
    private_key_id: z.string().optional(),
  },
  'it is the JSON of a service account',
);

/** As one line. */
export const serviceAccount = z
  .string()
  .transform((text, { addIssue }) => {
    try {
      return JSON.parse(text);
    } catch {
      addIssue('it is the JSON of a service account');
    }
  })
  .pipe(accountSchema);

export type ServiceAccount = z.output<typeof serviceAccount>;

/** A path. The project may be that of another variable. */
export const serviceAccountFile = z.string().superRefine((path, { addIssue }) => {
  const wrong = wrongInFile(path);
  if (wrong !== null) addIssue(wrong);
});

const inFile = accountSchema.omit({ project_id: true });

function wrongInFile(path: string): string | null {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(/* turbopackIgnore: true */ path, 'utf8'));
  } catch (error) {
    return error instanceof SyntaxError ? 'its file is no JSON' : 'there is no file that can be read';
  }
  // Files of other kinds (`external_account`, `authorized_user`) have neither, and their clients check them.
  const { type } = z.object({ type: z.string() }).catch({ type: 'service_account' }).parse(content);
  if (type !== 'service_account') return null;
  const read = inFile.safeParse(content);
  return read.success ? null : (read.error.issues[0]?.message ?? null);
}

/** Also true on a host whose `node:crypto` does not implement the check. */
function isPrivateKey(text: string): boolean {
  try {
    createPrivateKey(text);
    return true;
  } catch (error) {
    return (error as { code?: unknown }).code === 'ERR_METHOD_NOT_IMPLEMENTED';
  }
}
