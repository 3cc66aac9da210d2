import { beforeEach, describe, expect, test, vi } from 'vitest';

const secret = 'a secret of sixteen and more';
let forgotten: string[];
let post: (body: string, authorization?: string) => Promise<Response>;

beforeEach(async () => {
  vi.stubEnv('API_URL', 'http://api.example');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
  vi.stubEnv('REVALIDATE_SECRET', secret);
  await load();
});

async function load() {
  vi.resetModules();
  ({ forgotten } = await import('../../../stubs/next-cache.ts'));
  const { POST } = await import('@/app/api/revalidate/route');
  post = (body, authorization) =>
    POST(
      new Request('http://x/api/revalidate', {
        method: 'POST',
        body,
        headers: authorization === undefined ? {} : { authorization },
      }),
    );
}

describe('POST /api/revalidate', () => {
  test('forgets each tag once', async () => {
    const response = await post('{"tags":["shop:5","shops","shop:5"]}', `Bearer ${secret}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ forgotten: 2 });
    expect(forgotten).toEqual(['shop:5', 'shops']);
  });

  test.each([undefined, '', 'Bearer', `Bearer ${secret}x`, `bearer${secret}`, secret])(
    'is closed to %s',
    async given => {
      expect((await post('{"tags":["shops"]}', given)).status).toBe(401);
      expect(forgotten).toEqual([]);
    },
  );

  test.each([
    '',
    'no json',
    '{}',
    '{"tags":[]}',
    '{"tags":"shops"}',
    '{"tags":[5]}',
    `{"tags":["${'x'.repeat(257)}"]}`,
  ])('does not understand %s', async body => {
    expect((await post(body, `Bearer ${secret}`)).status).toBe(400);
  });

  test('does not exist where no secret is set', async () => {
    vi.stubEnv('REVALIDATE_SECRET', '');
    await load();
    expect((await post('{"tags":["shops"]}', 'Bearer ')).status).toBe(404);
  });
});
