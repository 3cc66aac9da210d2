import { describe, expect, test } from 'vitest';
import { contentPolicy, inertPolicy } from '@/lib/content-policy.mjs';
import configOf from '@/next.config.mjs';

function sourcesOf(policy: string): Map<string, string[]> {
  return new Map(policy.split('; ').map(directive => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]));
}

const kinds = [undefined, 'captcha', 'push'] as const;
const policyOf = (sdk: (typeof kinds)[number]) =>
  sourcesOf(contentPolicy(sdk === undefined ? { isDevelopment: false } : { isDevelopment: false, sdk }));

/** Line by line, what a page of ours loads: docs/decisions/020 says why. */
test('a page of ours loads from the site itself', () => {
  expect(Object.fromEntries(policyOf(undefined))).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'unsafe-inline'"],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'media-src': ["'self'", 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
});

describe.each(kinds)('in production, with %s', sdk => {
  const sources = [...policyOf(sdk)].flatMap(([directive, all]) => all.map(source => [directive, source] as const));

  test('no source is this machine, plain http, a wildcard or evaluated text', () => {
    const wrong = sources.filter(([, source]) => /localhost|127\.|\[::1\]|^http:|\*|unsafe-eval|blob:/.test(source));
    expect(wrong).toEqual([]);
  });

  test("'none' stands alone, and other hosts are Google's with https", () => {
    for (const [directive, all] of policyOf(sdk)) if (all.includes("'none'")) expect(all, directive).toHaveLength(1);
    const hosts = sources.map(([, source]) => source).filter(source => source.includes('//'));
    for (const host of hosts) expect(host).toMatch(/^https:\/\/[a-z.]+\.(google|gstatic|googleapis)\.com(\/|$)/);
    expect(hosts.length > 0).toBe(sdk !== undefined);
  });

  test('only scripts, calls and frames differ', () => {
    const own = policyOf(undefined);
    const differing = [...policyOf(sdk)].filter(([directive, all]) => all.join() !== own.get(directive)?.join());
    for (const [directive] of differing) expect(['script-src', 'connect-src', 'frame-src']).toContain(directive);
  });
});

test('in development videos of the sandbox play, and the framework evaluates text', () => {
  const policy = sourcesOf(contentPolicy({ isDevelopment: true }));
  expect(policy.get('media-src')).toContain('http://localhost:*');
  expect(policy.get('script-src')).toContain("'unsafe-eval'");
});

test.each(['/api/tiles/:path*', '/og/:path*', '/api/own-data', '/api/orders/:id/invoice'])(
  'what comes from elsewhere at %s cannot act',
  async source => {
    const { headers } = await configOf('phase-production-server');
    const rules = (await headers?.()) ?? [];
    // The last rule that names a header wins.
    const [first, ...later] = rules;
    expect(first?.source).toBe('/:path*');
    const own = later.find(rule => rule.source === source);
    expect(own?.headers).toEqual([{ key: 'content-security-policy', value: inertPolicy }]);
    expect(first?.headers).toContainEqual({ key: 'x-content-type-options', value: 'nosniff' });
  },
);

test('names of headers are in small letters, as the middleware writes them, so that a host sends each once', async () => {
  const { headers } = await configOf('phase-production-server');
  const names = ((await headers?.()) ?? []).flatMap(rule => rule.headers.map(({ key }) => key));
  expect(names).toEqual(names.map(name => name.toLowerCase()));
});
