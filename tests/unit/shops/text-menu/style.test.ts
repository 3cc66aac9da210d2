/** Has the menu in words the colours of every other page? */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textStyle } from '@/lib/shops/text-menu/style';

const theme = readFileSync(new URL('../../../../app/theme.css', import.meta.url), 'utf8');

test('each colour is the one of its name in both themes', () => {
  const written = [...textStyle.matchAll(/--(\w+):(#[\da-f]{6})/g)].map(([, name = '', colour = '']) => [name, colour]);
  expect(written).toHaveLength(18);
  const strange = written.filter(([name, colour]) => {
    const token = name === 'herb' ? 'herb-ink' : name;
    const [, light, dark] = new RegExp(`--${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(theme) ?? [];
    return colour !== light && colour !== dark;
  });
  expect(strange).toEqual([]);
});
