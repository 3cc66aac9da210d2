import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { envSchema } from '@/lib/env-variables';

/** Set to nothing, a variable is not read from the .env of whoever runs this. */
const none = Object.fromEntries(Object.keys(envSchema.shape).map(name => [name, '']));

function printed(told: Record<string, string>) {
  const env = { ...none, PATH: process.env.PATH, NODE_ENV: 'production', ...told } as const;
  const options = { encoding: 'utf8', env } as const;
  return spawnSync(process.execPath, ['hosting/node/print-env.mjs'], options);
}

test('each variable as the storefront would read it, and no secret', () => {
  const password = 'a-password-that-nobody-should-read-anywhere';
  const redis = 'redis://:hush@store:6379';
  const needed = { API_URL: 'https://api.test', SITE_URL: 'http://localhost:3000', SESSION_PASSWORDS: password };
  const { stdout, status } = printed({ ...needed, REDIS_URL: redis });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^API_URL +https:\/\/api\.test$/m);
  expect(stdout).toMatch(/^SESSION_PASSWORDS +set$/m);
  expect(stdout).toMatch(/^REDIS_URL +set$/m);
  expect(stdout).toMatch(/^REVALIDATE_SECRET +not set$/m);
  expect(stdout).toMatch(/^PAGE_CACHE_MB +24 \(unless set\)$/m);
  expect(stdout).toMatch(/^SIGN_IN_WAYS +not set$/m);
  expect(stdout).not.toContain(password);
  expect(stdout).not.toContain('hush');
});

test('neither a password nor a key in a URL, even of one that is refused', () => {
  const urls = { API_URL: 'https://me:hush@api.test', GEOCODE_URL: 'https://maps.test/json?key=hush' };
  const { stdout, status } = printed({ ...urls, OTEL_EXPORTER_OTLP_ENDPOINT: 'https://me:hush@traces.test' });
  expect(status).toBe(1);
  expect(stdout).toMatch(/^API_URL +https:\/\/…@api\.test$/m);
  expect(stdout).toMatch(/^GEOCODE_URL +https:\/\/maps\.test\/json\?…$/m);
  expect(stdout).not.toContain('hush');
});

test('what is wrong is a sentence, and code 1', () => {
  const { stderr, status } = printed({ API_URL: 'ftp://x' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/API_URL is malformed: .* SITE_URL is not set\. SESSION_PASSWORDS is not set\./);
});

test('credentials of the chats that cannot work are said before the start', () => {
  const needed = { API_URL: 'https://api.test', SITE_URL: 'http://localhost:3000', SESSION_PASSWORDS: 'a'.repeat(32) };
  const { stderr, status } = printed({ ...needed, GOOGLE_APPLICATION_CREDENTIALS: '/nowhere/account.json' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/GOOGLE_APPLICATION_CREDENTIALS is malformed: there is no file that can be read\./);
});

/** Set by our server for itself. */
const unexplained = ['DOORSTEP_NODE_SERVER'];

test('the example names every variable', () => {
  const example = readFileSync('.env.example', 'utf8');
  const missing = Object.keys(envSchema.shape).filter(name => !new RegExp(`\\b${name}\\b`).test(example));
  expect(missing.filter(name => !unexplained.includes(name))).toEqual([]);
});
