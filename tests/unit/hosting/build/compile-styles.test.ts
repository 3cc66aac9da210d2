/** Which rules does a document use, and does it lose none? */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileSheet, compileStyles, namesOfSelector } from '@/hosting/build/compile-styles.mjs';
import { namesOf, usedStyles } from '@/hosting/document/used-styles.mjs';

const used = (css: string, ...classes: string[]) => usedStyles([compileBase(css)], new Set(classes));

/** A sheet in the layer that has no rank, whose selectors stay as they are (flatten-layers.mjs). */
const compileBase = (css: string) => compileSheet(`@layer base{${css}}`);

test('a rule is used where all classes of one of its selectors stand in the document', () => {
  const css = '.card .name{color:red}.card.open,.row{color:blue}main{color:green}';
  expect(used(css)).toBe('main{color:green}');
  expect(used(css, 'card')).toBe('main{color:green}');
  expect(used(css, 'card', 'name')).toBe('.card .name{color:red}main{color:green}');
  expect(used(css, 'row')).toBe('.card.open,.row{color:blue}main{color:green}');
});

describe('a selector needs', () => {
  test.each([
    ['.md\\:grid-cols-\\[2fr_1fr\\]>.row:hover', ['md:grid-cols-[2fr_1fr]', 'row']],
    ['.card:not(.closed):has(.badge)', ['card']],
    [':is(.a,.b:where(.c)) .d', ['d']],
    ['a[href$=".pdf"]', []],
    ['.\\32 xl\\:p-1', ['2xl:p-1']],
    ['.p-1\\.5::before', ['p-1.5']],
    ['.\\[\\&\\>li\\]\\:x>li', ['[&>li]:x']],
    ['#content>p', ['#content']],
    ['[data-slot=card] .a', ['a', '[data-slot=card]']],
    ['[data-slot=card][data-state=open]', ['[data-slot=card]']],
    ['li:not([data-slot=card]):is([data-slot=a],[data-slot=b])', []],
    ['.\\[\\[data-slot\\=x\\]\\]\\:p-1', ['[[data-slot=x]]:p-1']],
  ])('%s what it names alone', (selector, names) => {
    expect(namesOfSelector(selector)).toEqual(names);
  });
});

test('a rule for one of several is used where one of them stands', () => {
  const css = ':is([data-slot=a],#b) p{color:red}.c:is([data-slot=a],p){color:blue}';
  const sheet = compileSheet(`@layer components{${css}}`);
  const rules = (...names: string[]) => usedStyles([sheet], new Set(names)).replaceAll(':not(#_)', '');
  expect(rules()).toBe('');
  expect(rules('c')).toBe('.c:is([data-slot=a],p){color:blue}');
  expect(rules('#b', 'c')).toBe(css);
});

test('groups stay around what is used in them, and go where nothing is', () => {
  const css = '@media (width>=48rem){.a{color:red}}@supports (display:grid){@media print{.b{color:blue}}}';
  expect(used(css, 'a')).toBe('@media (width>=48rem){.a{color:red}}');
  expect(used(css, 'b')).toBe('@supports (display:grid){@media print{.b{color:blue}}}');
});

test('keyframes come with whoever speaks of them', () => {
  const css = '.a{animation:spin 1s}.b{color:red}@keyframes spin{to{rotate:1turn}}';
  expect(used(css, 'b')).toBe('.b{color:red}');
  expect(used(css, 'a')).toBe('.a{animation:spin 1s}@keyframes spin{to{rotate:1turn}}');
});

test('addresses are those of the site, since a page has another folder', () => {
  expect(used('@font-face{font-family:x;src:url(../media/x.woff2)format("woff2")}')).toBe(
    '@font-face{font-family:x;src:url(/_next/static/media/x.woff2)format("woff2")}',
  );
  expect(() => compileSheet('.a{background:url(./x.png)}')).toThrow('inlined');
});

test('names are read as React writes them', () => {
  expect(namesOf('<ul class="[&amp;&gt;li]:x  y" id="a"><li data-class="z" data-slot="b" class=""></li></ul>')).toEqual(
    new Set(['[&>li]:x', 'y', '#a', '[data-slot=b]', '']),
  );
});

test('faces and properties stand in every document, and are taken out of the sheets that follow', () => {
  const output = mkdtempSync(join(tmpdir(), 'sheets-'));
  const file = join(output, 'static', 'chunks', 'a.css');
  mkdirSync(join(output, 'static', 'chunks'), { recursive: true });
  const face = '@font-face{font-family:latin;src:url(../media/latin.woff2)format("woff2");unicode-range:U+0-FF}';
  const property = '@property --tw-x{syntax:"*";inherits:false}';
  writeFileSync(file, `${face}@layer base{.card{font-family:latin}}${property}`);
  const { 'static/chunks/a.css': sheet } = compileStyles(output);
  const inDocument = usedStyles([sheet ?? []], new Set());
  expect(inDocument).toContain('@font-face{font-family:latin');
  expect(inDocument).toContain(property);
  expect(readFileSync(file, 'utf8')).toBe('.card{font-family:latin}');
});
