/**
 * What is the demo's storefront told? The sandbox's addresses, unless the person has written otherwise in a .env file.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../hosting/launch/node24.mjs';
import { loopback } from '../hosting/launch/ports.mjs';
import { chatEnv } from './chat/project.mjs';
import { secrets } from './demo-secrets.mjs';

const envFiles = ['.env', '.env.local', '.env.production', '.env.production.local'];

/**
 * @param {{ port: number, sandboxPort: number }} ports
 * @returns {{ env: Record<string, string>, theirs: string[] }} what to set, and the names that the person has set
 */
export function storefrontEnv({ port, sandboxPort }) {
  const sandbox = `http://${loopback}:${sandboxPort}`;
  /** @type {Record<string, string>} */
  const usual = {
    ...sandboxEnv(sandbox),
    SITE_URL: `http://localhost:${port}`,
    STATES_PAGE: '1',
    LOG_FORMAT: 'text',
    NEXT_TELEMETRY_DISABLED: '1',
    ...secrets(),
  };
  const written = envFiles.map(file => join(root, file)).filter(existsSync);
  const text = written.map(file => readFileSync(file, 'utf8')).join('\n');
  const isTheirs = (/** @type {string} */ name) =>
    process.env[name] !== undefined || new RegExp(`^\\s*(export\\s+)?${name}\\s*=`, 'm').test(text);
  // Another marketplace would not believe the sandbox's identity provider, and its customers are not at our desk.
  const ours = Object.keys({ ...identityEnv(sandbox), ...chatEnv(sandbox) });
  if (isTheirs('API_URL')) for (const name of ours) delete usual[name];
  const theirs = Object.keys(usual).filter(isTheirs);
  return { env: Object.fromEntries(Object.entries(usual).filter(([name]) => !theirs.includes(name))), theirs };
}

/**
 * The API and every other service that the sandbox plays.
 *
 * @param {string} sandbox its address
 */
export function sandboxEnv(sandbox) {
  return {
    API_URL: sandbox,
    GEOCODE_URL: `${sandbox}/maps/geocode`,
    TILES_URL: `${sandbox}/tiles/{z}/{x}/{y}.png`,
    ADMIN_URL: `${sandbox}/`,
    ...identityEnv(sandbox),
    ...chatEnv(sandbox),
  };
}

/**
 * The identity provider that the sandbox plays (sandbox/identity/project.ts), and every way to sign in.
 *
 * @param {string} sandbox its address
 */
export function identityEnv(sandbox) {
  return {
    SIGN_IN_WAYS: 'google,facebook,apple,email-link,phone',
    FIREBASE_PROJECT_ID: 'doorstep-sandbox',
    FIREBASE_API_KEY: 'doorstep-sandbox-key',
    IDENTITY_URL: `${sandbox}/identity`,
    IDENTITY_KEYS_URL: `${sandbox}/identity/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com`,
  };
}
