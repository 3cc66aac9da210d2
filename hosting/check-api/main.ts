/**
 * `npm run check-api -- https://market.example`: does this API answer what the storefront reads? Ends with 1 where a page
 * would break, with 2 where it was called wrongly.
 */
import { parseArgs } from 'node:util';
import { envSchema } from '@/lib/env-variables';
import type { Account } from './check.ts';

const usage = `npm run check-api -- https://market.example [options]

  --revision R2      the API is of the second revision (docs/api.md 0.1)
  --lang de          the language that is asked for; "en" without it
  --account a@b.c    asks what belongs to a customer too; CHECK_API_PASSWORD has the password of this test account
  --json             the findings as JSON, with every field that was left out`;

const { values, positionals } = parsed();
const revision = values.revision ?? 'R1';
const origin = positionals[0]?.replace(/\/+$/, '').replace(/\/api(\/v1)?$/, '') ?? '';
if (positionals.length !== 1 || (revision !== 'R1' && revision !== 'R2')) giveUp();
// The storefront would refuse the same URL at its start, and a password in it must not be printed with each call.
const { error } = envSchema.shape.API_URL.safeParse(origin);
if (error !== undefined) giveUp(`The URL cannot be used: ${error.issues.map(({ message }) => message).join('; ')}.`);
const own = account();
// Some schemas ask which revision answers (lib/api/revision.ts). No other setting has a say here: an API is checked before
// there are any.
process.env = {
  NODE_ENV: 'production',
  API_REVISION: revision,
  API_URL: origin,
  SITE_URL: 'http://localhost',
  SESSION_PASSWORDS: '-'.repeat(32),
};
const { checkApi, isBroken } = await import('./check.ts');
const { tableOf } = await import('./print.ts');
const findings = await checkApi({ origin, lang: values.lang ?? 'en', revision, fetch, patience: 16_000 }, own);
process.stdout.write(`${values.json ? JSON.stringify(findings, null, 2) : tableOf(findings)}\n`);
process.exitCode = isBroken(findings) ? 1 : 0;

function parsed() {
  const text = { type: 'string' } as const;
  const options = { revision: text, lang: text, account: text, json: { type: 'boolean' } } as const;
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : '');
  }
}

/** Reads the password from the environment: every user of a machine can see the arguments of its processes. */
function account(): Account | undefined {
  if (values.account === undefined) return undefined;
  const password = process.env.CHECK_API_PASSWORD;
  if (!password) return giveUp('CHECK_API_PASSWORD is not set.');
  return { email: values.account, password };
}

function giveUp(reason = ''): never {
  console.error([reason, usage].filter(Boolean).join('\n\n'));
  process.exit(2);
}
