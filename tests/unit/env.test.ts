import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { checkEnv } from '@/lib/env';
import { parseEnv } from '@/lib/env-variables';
import { expectConsole } from './stubs/console.ts';

const needed = {
  API_URL: 'https://api.example.com/',
  SITE_URL: 'http://localhost:3000',
  SESSION_PASSWORDS: 'a'.repeat(32),
};

test('what is needed is enough', () => {
  const env = parseEnv({ ...needed, REVALIDATE_SECRET: '', UNKNOWN: 'x' });
  expect(env.API_URL).toBe('https://api.example.com');
  expect(env.REVALIDATE_SECRET).toBeUndefined();
  expect(env).toMatchObject({ CDN_KEEPS_VIEWS: '0', PAGE_CACHE_MB: 24, ANSWER_CACHE_MB: 64 });
});

test('an origin is a host alone, however it is written', () => {
  for (const SITE_URL of ['http://localhost:3000/', 'http://localhost:3000//'])
    expect(parseEnv({ ...needed, SITE_URL }).SITE_URL).toBe('http://localhost:3000');
  const IMAGE_ORIGINS = 'https://cdn.example.com/, https://old.example.com';
  expect(parseEnv({ ...needed, IMAGE_ORIGINS }).IMAGE_ORIGINS).toEqual([
    'https://cdn.example.com',
    'https://old.example.com',
  ]);
});

test('several passwords for rotation, the first first', () => {
  const passwords = `${'b'.repeat(32)}, ${'a'.repeat(32)}`;
  expect(parseEnv({ ...needed, SESSION_PASSWORDS: passwords }).SESSION_PASSWORDS).toEqual([
    'b'.repeat(32),
    'a'.repeat(32),
  ]);
});

describe('a sentence names', () => {
  test('each variable that is missing', () => {
    expect(() => parseEnv({})).toThrow(
      /^API_URL is not set\. SITE_URL is not set\. SESSION_PASSWORDS is not set\. PROXIES is not set\. The file \.env\.example/,
    );
  });

  test('what is wrong between variables beside what is wrong of others', () => {
    const wrong = { API_URL: 'http://api.example.com', SITE_URL: 'https://shop.example.com', PORT: '3000' };
    const between = { PROXIES: '0', METRICS_PORT: '3000', FIRESTORE_TRANSPORT: 'rest' };
    const sentences = () => parseEnv({ ...wrong, ...between, GOOGLE_APPLICATION_CREDENTIALS: '/account.json' });
    for (const name of ['SESSION_PASSWORDS is not set', ...['API_URL', 'PROXIES', 'METRICS_PORT'].map(isMalformed)])
      expect(sentences).toThrow(name);
    expect(sentences).toThrow(isMalformed('GOOGLE_APPLICATION_CREDENTIALS'));
  });

  test.each([
    ['API_URL', 'ftp://x'],
    ['API_URL', 'api.example.com'],
    ['API_URL', 'https://api.example.com/api/v1/'],
    ['API_URL', 'https://api.example.com/api'],
    ['API_URL', 'https://api.example.com/market/api/v1/rest'],
    ['API_URL', 'https://test:secret@api.example.com'],
    ['API_URL', 'https://api.example.com?key=1'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['SITE_URL', 'https://www.example.com/shop'],
    ['SITE_URL', 'https://www.example.com?shop=1'],
    ['SITE_URL', 'https://www.example.com/#shop'],
    ['SITE_URL', 'https://somebody:hush@www.example.com'],
    ['REDIS_URL', 'store:6379'],
    ['REDIS_URL', 'nowhere'],
    ['REDIS_URL', 'redis://store:6379/doorstep'],
    ['REDIS_URL', 'redis:///0'],
    ['KEPT_REDIS_URL', 'redis://'],
    ['METRICS_PORT', '3000'],
    ['SESSION_PASSWORDS', 'short'],
    ['SESSION_PASSWORDS', `${'a'.repeat(32)},short`],
    ['REVALIDATE_SECRET', 'short'],
    ['GEOCODE_URL', 'nowhere'],
    ['GEOCODE_URL', 'https://maps.example.com/json?key=1'],
    ['TILES_URL', 'https://tiles.example.com/{z}/{x}.png'],
    ['CDN_KEEPS_VIEWS', 'yes'],
    ['IMAGE_ORIGINS', 'https://a.example.com,nonsense'],
    ['SIGN_IN_WAYS', 'google,telegram'],
    ['IDENTITY_URL', 'identity.example.com'],
    ['SMS_SENDER', 'pigeon'],
    ['FIREBASE_APP_ID', 'doorstep'],
    ['GOOGLE_SERVICE_ACCOUNT', '/secrets/account.json'],
    ['GOOGLE_SERVICE_ACCOUNT', '{"client_email":"chats@market.test"}'],
    ['FIRESTORE_TRANSPORT', 'smoke'],
    ['PROXIES', '-1'],
    ['SMS_PER_HOUR', 'some'],
    ['PAGE_CACHE_MB', '0'],
    ['ANSWER_CACHE_MB', 'lots'],
    ['API_CALLS_A_MINUTE', 'all'],
    ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'abc'],
  ])('%s when it is malformed, without repeating it', (name, value) => {
    const wrong = () => parseEnv({ ...needed, [name]: value });
    expect(wrong).toThrow(new RegExp(`${name} is malformed: `));
    expect(wrong).not.toThrow(new RegExp(`"${value}"`));
  });
});

test.each(['two', '1.5'])('a number that is %s is told so in plain words', value => {
  const wrong = () => parseEnv({ ...needed, PROXIES: value, METRICS_PORT: value });
  expect(wrong).toThrow(
    /PROXIES is malformed: it is a whole number from 0 to 9\. METRICS_PORT is malformed: it is a whole number from 1 to/,
  );
});

test.each([
  ['PORT', '70000', '1 to 65535'],
  ['LEAVE_SECONDS', '20', '0 to 15'],
  ['API_CALLS_A_MINUTE', '5', '60 to 10000000'],
])('%s of %s is told which numbers may stand there', (name, value, range) => {
  expect(() => parseEnv({ ...needed, [name]: value })).toThrow(
    `${name} is malformed: it is a whole number from ${range}.`,
  );
});

const isMalformed = (name: string) => `${name} is malformed: `;

describe('an API over plain http', () => {
  const starts =
    (API_URL: string, more: Record<string, string> = {}) =>
    () =>
      parseEnv({ ...needed, SITE_URL: 'https://shop.test', PROXIES: '1', API_URL, ...more });

  test.each(['http://api.example.com', 'http://203.0.113.7:4400', 'http://[2001:db8::7]', 'http://172.40.0.1'])(
    '%s does not start a site that others reach, and says what to do',
    url => {
      expect(starts(url)).toThrow(/API_URL is malformed: .*API_OVER_HTTP=1/);
      expect(starts(url, { API_OVER_HTTP: '1' })).not.toThrow();
      expect(starts(url, { SITE_URL: 'http://localhost:3000' })).not.toThrow();
      expect(starts(url.replace('http:', 'https:'))).not.toThrow();
    },
  );

  test.each([
    ...['http://127.0.0.1:4400', 'http://localhost:4400', 'http://[::1]', 'http://10.0.0.5', 'http://172.16.0.9'],
    ...['http://[fd00::5]', 'http://sandbox:4400', 'http://api.internal', 'http://api.shop.svc.cluster.local'],
  ])('%s is of a private network', url => {
    expect(starts(url)).not.toThrow();
  });
});

describe('how many proxies are in front', () => {
  const proxies = (more: Record<string, string>) => parseEnv({ ...needed, ...more }).PROXIES;

  test('need not be said of a local site', () => {
    for (const SITE_URL of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
      expect(proxies({ SITE_URL })).toBe(0);
  });

  test('has to be said of any other', () => {
    for (const SITE_URL of ['https://shop.example.com', 'http://shop.example.com', 'http://10.0.0.7:3000']) {
      expect(() => proxies({ SITE_URL })).toThrow(/^PROXIES is not set\./);
      expect(proxies({ SITE_URL, PROXIES: '2' })).toBe(2);
    }
    expect(proxies({ SITE_URL: 'http://shop.example.com', PROXIES: '0' })).toBe(0);
  });

  test('cannot be none where something makes it https', () => {
    expect(() => proxies({ SITE_URL: 'https://shop.example.com', PROXIES: '0' })).toThrow(
      /^PROXIES is malformed: this server speaks http/,
    );
  });
});

describe('a service account', () => {
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const account = { project_id: 'market', client_email: 'chats@market.test', private_key: privateKey };
  const folder = mkdtempSync(join(tmpdir(), 'account-'));
  const path = join(folder, 'account.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  const asVariable = (content: unknown) => ({ ...needed, GOOGLE_SERVICE_ACCOUNT: JSON.stringify(content) });
  const asFile = (content: string | object) => {
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return { ...needed, GOOGLE_APPLICATION_CREDENTIALS: path };
  };

  test('that can work starts, as a variable and as a file, also without a project', () => {
    expect(parseEnv(asVariable(account)).GOOGLE_SERVICE_ACCOUNT).toEqual(account);
    expect(parseEnv(asFile({ ...account, project_id: undefined })).GOOGLE_APPLICATION_CREDENTIALS).toBe(path);
  });

  test.each(['client_email', 'private_key'])('without its %s does not, and says so', name => {
    const { [name]: _, ...rest } = { type: 'service_account', ...account } as Record<string, string>;
    expect(() => parseEnv(asVariable(rest))).toThrow(`GOOGLE_SERVICE_ACCOUNT is malformed: ${name} is missing in it`);
    expect(() => parseEnv(asFile(rest))).toThrow(`GOOGLE_APPLICATION_CREDENTIALS is malformed: ${name} is missing`);
  });

  test('whose key was cut off does not, and nothing of it is repeated', () => {
    const cut = { ...account, private_key: privateKey.slice(0, -40) };
    for (const source of [asVariable(cut), asFile(cut)]) {
      expect(() => parseEnv(source)).toThrow(/ is malformed: private_key in it is no private key/);
      expect(() => parseEnv(source)).not.toThrow(privateKey.slice(30, 60));
    }
  });

  test('in a file that is not there or no JSON does not', () => {
    const away = { ...needed, GOOGLE_APPLICATION_CREDENTIALS: join(folder, 'away.json') };
    expect(() => parseEnv(away)).toThrow(isMalformed('GOOGLE_APPLICATION_CREDENTIALS'));
    expect(() => parseEnv(asFile('-----BEGIN PRIVATE KEY-----'))).toThrow('its file is no JSON');
  });

  test('other kinds of credentials are their clients’ to check', () => {
    expect(() => parseEnv(asFile({ type: 'external_account', audience: 'x' }))).not.toThrow();
  });

  test('is not read from a file by hosts that read none', () => {
    const file = asFile(account);
    expect(parseEnv(file).FIRESTORE_TRANSPORT).toBe('grpc');
    expect(() => parseEnv({ ...file, FIRESTORE_TRANSPORT: 'rest' })).toThrow(
      /^GOOGLE_APPLICATION_CREDENTIALS is malformed: a file of credentials/,
    );
  });
});

test('a server with a wrong environment ends with status 1 and the sentence', () => {
  vi.stubEnv('API_URL', undefined);
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  checkEnv();
  expect(exit).toHaveBeenCalledWith(1);
  expectConsole('error', /API_URL is not set\./);
});
