/** Do rules win over each other without layers as they did with them? */
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { flattenLayers } from '@/hosting/build/flatten-layers.mjs';

function flat(css: string): string {
  const root = postcss.parse(css);
  flattenLayers(root);
  return root.toString();
}

test('a layer ranks by its name, wherever it stands', () => {
  expect(flat('@layer base,components;@layer utilities{.b{color:red}}@layer theme{:root{--x:1}}')).toBe(
    ':not(#_#_#_).b{color:red}:root{--x:1}',
  );
  expect(flat('@layer components{.a{color:red}}.a{color:blue}')).toBe(
    ':not(#_).a{color:red}:not(#_#_#_#_#_).a{color:blue}',
  );
});

test.each([
  ['a', 'a:not(#_)'],
  ['*', '*:not(#_)'],
  ['li>.a::before', 'li:not(#_)>.a::before'],
  ['.a .b,h1:is(.c,.d)', ':not(#_).a .b,h1:not(#_):is(.c,.d)'],
  ['::placeholder', ':not(#_)::placeholder'],
  ['[dir=rtl] .a', ':not(#_)[dir=rtl] .a'],
  ['#a', ':not(#_)#a'],
  ['[href="#a"].\\#b', ':not(#_)[href="#a"].\\#b'],
])('the selector %s is ranked as %s', (selector, ranked) => {
  expect(flat(`@layer components{${selector}{color:red}}`)).toBe(`${ranked}{color:red}`);
});

test('groups are ranked inside, and steps of keyframes are no selectors', () => {
  expect(flat('@layer components{@media print{@supports (x:y){a{color:red}}}@keyframes k{to{opacity:0}}}')).toBe(
    '@media print{@supports (x:y){a:not(#_){color:red}}}@keyframes k{to{opacity:0}}',
  );
});

test('what cannot be ranked stops the build', () => {
  expect(() => flat('@layer elsewhere{.a{color:red}}')).toThrow('elsewhere');
  expect(() => flat('@layer utilities{.a{.b{color:red}}}')).toThrow('inside');
  expect(() => flat('@layer components{#a #b{color:red}}')).toThrow('ids');
  expect(() => flat('@layer base{#a{color:red}}')).toThrow('ids');
});
