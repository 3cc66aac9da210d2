/** Which passwords and keys does the demo's storefront use? Made once, kept in .data, never printed. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../hosting/launch/node24.mjs';

/** @returns {Record<string, string>} */
export function secrets() {
  const file = join(root, '.data', 'secrets.env');
  if (!existsSync(file)) {
    mkdirSync(join(root, '.data'), { recursive: true });
    writeFileSync(file, freshSecrets(), { mode: 0o600 });
  }
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return Object.fromEntries(lines.map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}

function freshSecrets() {
  return [
    `SESSION_PASSWORDS=${randomBytes(32).toString('base64url')}`,
    `REVALIDATE_SECRET=${randomBytes(24).toString('base64url')}`,
    `NEXT_SERVER_ACTIONS_ENCRYPTION_KEY=${randomBytes(32).toString('base64')}`,
    '',
  ].join('\n');
}
