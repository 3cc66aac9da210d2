/** What is the demo's storefront told? The sandbox's addresses, unless the person has written otherwise in a .env file. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node24.mjs';
import { loopback } from './ports.mjs';
import { secrets } from './secrets.mjs';

const envFiles = ['.env', '.env.local', '.env.production', '.env.production.local'];

/**
 * @param {{ port: number, sandboxPort: number }} ports
 * @returns {{ env: Record<string, string>, theirs: string[] }} what to set, and the names that the person has set
 */
export function storefrontEnv({ port, sandboxPort }) {
  const sandbox = `http://${loopback}:${sandboxPort}`;
  const usual = {
    API_URL: sandbox,
    SITE_URL: `http://localhost:${port}`,
    GEOCODE_URL: `${sandbox}/maps/geocode`,
    TILES_URL: `${sandbox}/tiles/{z}/{x}/{y}.svg`,
    ADMIN_URL: `${sandbox}/`,
    NEXT_TELEMETRY_DISABLED: '1',
    ...secrets(),
  };
  const written = envFiles.map(file => join(root, file)).filter(existsSync);
  const text = written.map(file => readFileSync(file, 'utf8')).join('\n');
  const isTheirs = (/** @type {string} */ name) =>
    process.env[name] !== undefined || new RegExp(`^\\s*(export\\s+)?${name}\\s*=`, 'm').test(text);
  const theirs = Object.keys(usual).filter(isTheirs);
  return { env: Object.fromEntries(Object.entries(usual).filter(([name]) => !theirs.includes(name))), theirs };
}
