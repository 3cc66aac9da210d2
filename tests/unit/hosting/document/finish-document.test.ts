/** Is a document finished once, and is it the same document otherwise? */
import { expect, test } from 'vitest';
import { compileSheet } from '@/hosting/build/compile-styles.mjs';
import { nothingJoined } from '@/hosting/document/build-manifest.mjs';
import { finishDocument } from '@/hosting/document/finish-document.mjs';

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const script = '<script src="/_next/static/chunks/a.js" async=""></script>';
const page = `<!DOCTYPE html><html><head>${link('main')}${link('cart')}${script}</head><body><p class="a">Soup</p></body></html>`;
const manifest = {
  ...nothingJoined,
  sheets: {
    'static/chunks/main.css': compileSheet('.a{color:red}.b{color:blue}'),
    'static/chunks/cart.css': compileSheet('p{margin:0}'),
  },
};

test('the head has the used rules, then the sheets in their order, which no paint waits for', () => {
  const finished = finishDocument(page, manifest);
  const late = (name: string) => link(name).replace('<link', '<link media="print"');
  expect(finished).toContain(`<head><style>.a{color:red}p{margin:0}</style>${late('main')}${late('cart')}`);
  expect(finished).toContain(`<noscript>${link('main')}${link('cart')}</noscript><script>`);
  expect(finished).toMatch(/<\/script><\/body><\/html>$/);
});

test('a finished document stays as it is', () => {
  const finished = finishDocument(page, manifest);
  expect(finishDocument(finished, manifest)).toBe(finished);
});

test('a document is the same for whoever asks for it next', () => {
  expect(finishDocument(page, manifest)).toBe(finishDocument(page, manifest));
  expect(finishDocument(page, nothingJoined)).not.toBe(finishDocument(page, manifest));
});

test('a document with a sheet of another build keeps its links', () => {
  const foreign = page.replace(link('cart'), link('elsewhere'));
  expect(finishDocument(foreign, manifest)).toContain(`<head>${link('main')}${link('elsewhere')}`);
});

test('without the build’s knowledge the document is whole and its script late', () => {
  const finished = finishDocument(page, nothingJoined);
  expect(finished).toContain(`<head>${link('main')}${link('cart')}<script type="later"`);
});

test('the scripts of a shop are named at the end of a document that does not load them', () => {
  const ahead = ['/_next/static/chunks/a.js', '/_next/static/chunks/shop.js'];
  const finished = finishDocument(page, { ...manifest, ahead });
  expect(finished).toContain(
    '<script type="application/json" id="scripts-ahead">["/_next/static/chunks/shop.js"]</script></body>',
  );
  expect(finishDocument(page, { ...manifest, ahead: ahead.slice(0, 1) })).not.toContain('scripts-ahead');
});
