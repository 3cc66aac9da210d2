import { expect, test } from 'vitest';
import { webAddress } from '../../lib/web-address.ts';

test('takes addresses of the web', () => {
  expect(webAddress(' https://example.com/a ')).toBe('https://example.com/a');
});

test.each([undefined, '', 'example.com', 'javascript:alert(1)', 'data:text/html,x', '/inside'])('%s is none', text => {
  expect(webAddress(text)).toBeNull();
});
