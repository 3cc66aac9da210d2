import { describe, expect, test } from 'vitest';
import { parseBrackets } from '../../../../sandbox/input/input.ts';

const parsed = (query: string) => parseBrackets(new URLSearchParams(query));

describe('bracket notation', () => {
  test('indexed and unindexed lists', () => {
    expect(parsed('ids[0]=12&ids[1]=13')).toEqual({ ids: ['12', '13'] });
    expect(parsed('ids[]=12&ids[]=13')).toEqual({ ids: ['12', '13'] });
  });

  test('objects, and lists in objects', () => {
    expect(parsed('address[latitude]=41.29&address[longitude]=69.22')).toEqual({
      address: { latitude: '41.29', longitude: '69.22' },
    });
    expect(parsed('a[b][0]=1&a[b][1]=2')).toEqual({ a: { b: ['1', '2'] } });
  });

  test('texts are trimmed and empty ones are null', () => {
    expect(parsed('search=%20soup%20&type=')).toEqual({ search: 'soup', type: null });
  });

  test('a later key wins and prototypes stay clean', () => {
    expect(parsed('page=1&page=2')).toEqual({ page: '2' });
    expect(parsed('__proto__[evil]=1')).toEqual({});
    expect(({} as Record<string, unknown>).evil).toBeUndefined();
  });
});
