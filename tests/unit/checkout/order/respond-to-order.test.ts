import { beforeEach, describe, expect, test, vi } from 'vitest';
import { respondToOrder } from '@/lib/checkout/order/respond-to-order';
import { refuse, refuseFields } from '@/lib/forms/refusal';
import { cookieJar, request } from '../../stubs/next-headers.ts';

const refused = (code: string, message: string) =>
  ({ kind: 'refused', failure: { ok: false, why: 'refused', code, message, params: {} } }) as const;

describe('an order that the marketplace refuses', () => {
  beforeEach(() => {
    request.headers = new Headers({ 'next-action': 'pressed' });
  });

  test.each(['ERROR_101', 'ERROR_403', 'ERROR_429', '403', ''])(
    'code "%s" speaks to programs: its sentence is not shown',
    async code => {
      const answer = await respondToOrder(refused(code, 'Forbidden for role user'), 'en');
      expect(answer).toEqual(refuse('checkout.offline'));
    },
  );

  test.each(['ERROR_108', 'ERROR_109'])(
    'code "%s" is said beside the wallet, as there is too little in it',
    async code => {
      const answer = await respondToOrder(refused(code, 'The user does not have a Wallet.'), 'en');
      expect(answer).toEqual(refuseFields({ payment: 'checkout.wallet' }));
    },
  );

  test.each(['Soup is sold out', 'Soup is sold out.', 'Soup is sold out。 '])(
    'all others are the marketplace’s reason, within our sentence and without a second full stop: "%s"',
    async message => {
      const answer = await respondToOrder(refused('ERROR_430', message), 'en');
      const values = { message: 'Soup is sold out' };
      expect(answer).toEqual(refuse({ key: 'checkout.refused', values }));
    },
  );

  test('one without a reason has nothing to show', async () => {
    expect(await respondToOrder(refused('ERROR_430', ' '), 'en')).toEqual(refuse('checkout.offline'));
  });
});

test.each([
  ['notReached', 'checkout.offline'],
  ['unknown', 'checkout.unknown'],
] as const)(
  '%s, while the page may have no form to say it in: the page itself says it, where script runs as well',
  async (kind, key) => {
    vi.stubEnv('API_URL', 'https://api.test');
    vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
    for (const headers of [{ 'next-action': 'pressed' }, {}]) {
      cookieJar.clear();
      request.headers = new Headers(headers);
      await expect(respondToOrder({ kind }, 'de')).rejects.toMatchObject({
        digest: expect.stringMatching(/;\/de\/checkout;/),
      });
      expect(cookieJar.get('notice')).toContain(`key=${key}&`);
    }
  },
);
