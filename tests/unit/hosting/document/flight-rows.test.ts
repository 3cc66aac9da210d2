import { describe, expect, test } from 'vitest';
import { rowsOf } from '@/hosting/document/flight-rows.mjs';

const whole = '0:{"a":"$1"}\n1:T5,Käse2:null\n:HL["/a.css","style"]\n';

test('rows of JSON, of text that counts its bytes, and those that only have to be kept', () => {
  expect(rowsOf(whole)?.map(({ id, text, value }) => ({ id, text, value }))).toEqual([
    { id: '0', text: '{"a":"$1"}', value: { a: '$1' } },
    { id: '1', text: '', value: 'Käse' },
    { id: '2', text: 'null', value: undefined },
    { id: '', text: 'HL["/a.css","style"]', value: undefined },
  ]);
});

describe('data that is cut off', () => {
  test.each(['1:T', '1:T5', '1:T5,Kä', '0:null\n1:T5', '1:Tx,text', '1', '1:'])(
    '%j is of a kind that is not known',
    cut => {
      expect(rowsOf(cut)).toBeNull();
    },
  );
});
