/** The filter of a list as its URL has it. */
import { beforeEach, expect, test } from 'vitest';
import { requestPathHeader } from '@/lib/paths/request-path';
import { listPath } from '@/lib/shops/list/filters';
import { requestFilter } from '@/lib/shops/list/request-filter';
import { request } from '../../stubs/next-headers.ts';
import { market } from '../../stubs/next-root-params.ts';

beforeEach(() => {
  Object.assign(market, { locale: 'en', currency: 'base' });
});

test('what is behind a second question mark belongs to the query too', async () => {
  request.headers = new Headers({ [requestPathHeader]: '/restaurants?utm_campaign=hungry?&deals=1' });
  expect(await requestFilter('restaurant', listPath)).toMatchObject({ deals: true });
});
