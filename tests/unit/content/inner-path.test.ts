import { describe, expect, test } from 'vitest';
import { missing } from '@/lib/route';
import { answerOf } from '../visit.ts';

const uuid = 'd3b0348c-b7d3-5a09-a5f2-ca1e5fc342b0';

describe('what the operator has written', () => {
  test.each([
    ['/about', '/en/base/about'],
    ['/de/terms?utm_source=x', '/de/base/terms'],
    ['/terms/deep', missing],
    ['/help', '/en/base/help'],
    ['/help?q=%20late%20%2F', '/en/base/help/find/late%20%2F'],
    ['/help?q=%20', '/en/base/help'],
    ['/help/find', missing],
    ['/blog', '/en/base/blog/list/1'],
    ['/ar/blog?page=3', '/ar/base/blog/list/3'],
    ['/blog?page=x', '/en/base/blog/list/1'],
    [`/blog/${uuid}`, `/en/base/blog/${uuid}`],
    ['/de/blog/feed.xml', '/de/base/blog/feed.xml'],
    ['/blog/some-title', missing],
    ['/careers', '/en/base/careers'],
    ['/careers/7', '/en/base/careers/7'],
    ['/careers/x', missing],
  ])('%s', (address, inner) => {
    expect(answerOf(address)).toBe(inner);
  });

  test.each([
    ['/en/base/blog/list/1', '-> /blog'],
    ['/de/base/blog/list/2', '-> /de/blog?page=2'],
    ['/en/base/help/find/late', '-> /help?q=late'],
    ['/de/base/careers/7', '-> /de/careers/7'],
  ])('an inner path leads to the public one: %s', (address, to) => {
    expect(answerOf(address)).toBe(to);
  });
});
