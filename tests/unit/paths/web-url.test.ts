import { expect, test } from 'vitest';
import { webUrl } from '@/lib/paths/web-url';

test('takes addresses of the web', () => {
  expect(webUrl(' https://example.com/a ')).toBe('https://example.com/a');
});

test.each([undefined, '', 'example.com', 'javascript:alert(1)', 'data:text/html,x', '/inside'])('%s is none', text => {
  expect(webUrl(text)).toBeNull();
});
