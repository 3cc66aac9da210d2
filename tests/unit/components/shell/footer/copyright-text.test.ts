import { expect, test } from 'vitest';
import { copyrightText } from '@/components/shell/footer/copyright-text';

test.each([
  ['Foo', 'Foo'],
  ['© 2024 Foo', 'Foo'],
  ['©2024 Foo', 'Foo'],
  ['(c) 2024, Foo', 'Foo'],
  ['Copyright © 2024 Foo', 'Foo'],
  ['COPYRIGHT (C) Foo', 'Foo'],
  ['© 2020–2024 Foo', 'Foo'],
  ['© 2020 - 2024 Foo', 'Foo'],
  ['1001 Nights', '1001 Nights'],
  ['© 1001Nights', '1001Nights'],
  ['Copyrighted by Foo', 'Copyrighted by Foo'],
  [' © 2024 ', ''],
  ['', ''],
])('of "%s" stays "%s"', (text, rest) => {
  expect(copyrightText(text)).toBe(rest);
});
