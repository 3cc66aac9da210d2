/** Is a document finished once, and is it the same document otherwise? */
import { expect, test } from 'vitest';
import { compileSheet } from '@/hosting/build/compile-styles.mjs';
import { nothingJoined } from '@/hosting/document/build-manifest.mjs';
import { finishDocument, finishKeptDocument } from '@/hosting/document/finish-document.mjs';
import { ownPage } from '@/hosting/document/own-page.mjs';
import { expectConsole } from '../../stubs/console.ts';

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const script = '<script src="/_next/static/chunks/a.js" async=""></script>';
const page = `<!DOCTYPE html><html><head>${link('main')}${link('cart')}${script}</head><body><p class="a">Soup</p></body></html>`;
const manifest = {
  ...nothingJoined,
  sheets: {
    'static/chunks/main.css': compileSheet('@layer base{.a{color:red}.b{color:blue}}'),
    'static/chunks/cart.css': compileSheet('@layer base{p{margin:0}}'),
  },
};

test('the head has the used rules, then the sheets in their order, which are asked for with the scripts', () => {
  const finished = finishDocument(page, manifest);
  const late = (name: string) => link(name).replace('rel="stylesheet"', 'rel="later"');
  expect(finished).toContain(`<head><style>.a{color:red}p{margin:0}</style>${late('main')}${late('cart')}`);
  expect(finished).toContain(`<noscript>${link('main')}${link('cart')}</noscript></body></html>`);
  expect(finished).toContain("querySelectorAll('link[rel=later]')");
});

test('a finished document stays as it is', () => {
  const finished = finishDocument(page, manifest);
  expect(finishDocument(finished, manifest)).toBe(finished);
  expect(finishDocument(finished, manifest, { sheet: '' })).toBe(finished);
});

test('flight data that was left out is restored by the page, and one visitor’s own page has all of it', () => {
  const row = '0:["$","p",null,{"className":"a","children":"Soup"}]\n';
  const told = page.replace('</body>', `<script>self.__next_f.push(${JSON.stringify([1, row])})</script></body>`);
  const kept = finishDocument(told, manifest);
  expect(kept).toContain('<script type="flight">');
  expect(kept).toContain('flight();');
  const own = finishDocument(told, manifest, { sheet: '' });
  expect(own).toContain(`<script type="flight-push">${JSON.stringify([1, row])}</script>`);
  expect(own).toContain('flight();');
});

test('what the cache keeps is finished once for it and for its visitor', () => {
  let finished = 0;
  const counting = {
    ...manifest,
    get ahead() {
      finished += 1;
      return [];
    },
  };
  const kept = finishKeptDocument(page, counting);
  expect(finishDocument(page, counting)).toBe(kept);
  expect(finished).toBe(1);
  // For the next visitor of a page that nobody keeps.
  expect(finishDocument(page, counting)).toBe(kept);
  expect(finished).toBe(2);
});

test('a page that was made for the router first is the same document', () => {
  const made = (url: string) => {
    const row = `0:{"P":null,"c":["",${url}],"q":"","t":{"text":"/x?_rsc=kept"}}`;
    return page.replace('</body>', `<script>self.__next_f.push([1,${JSON.stringify(row)}])</script></body>`);
  };
  const document = finishDocument(made('"shop","5"'), manifest);
  expect(document).toContain('?_rsc=kept');
  expect(finishDocument(made('"shop","5?_rsc=s5MGtHiyGIHs8M3e"'), manifest)).toBe(document);
  const filtered = finishDocument(made('"shops?page=2"'), manifest);
  expect(finishDocument(made('"shops?page=2&_rsc=s5MGtHiyGIHs8M3e"'), manifest)).toBe(filtered);
});

test('a document without script stays as it is', () => {
  const plain = page.replace(script, '');
  expect(finishDocument(plain, manifest)).toBe(plain);
});

test('a document that cannot be read is sent as it is, for a visitor and for the cache', () => {
  const strange = page.replace('</body>', '<script>self.__next_f.push([1,"cut)</script></body>');
  expect(finishDocument(strange, manifest)).toBe(strange);
  expectConsole('error', /document cannot be finished/);
  expect(finishKeptDocument(strange, manifest)).toBe(strange);
  expectConsole('error', /document cannot be finished/);
});

test('a document is another one in another build', () => {
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

test('a page of its visitor’s own leaves the first sheet as it is where the browser holds it', () => {
  const face = '@font-face{font-family:Figure;src:url(/f.woff2)}';
  const sheets = { ...manifest.sheets, 'static/chunks/main.css': compileSheet(`${face}.a{color:red}`) };
  const own = ownPage('private, no-store', 'me=0.0; sheet=main');
  const finished = finishDocument(page, { ...manifest, sheets }, own);
  const late = link('cart').replace('rel="stylesheet"', 'rel="later"');
  expect(finished).toContain(`<head><style>${face}</style>${link('main')}<style>p{margin:0}</style>${late}`);
  expect(finished).toContain(`<noscript>${link('cart')}</noscript></body></html>`);
  const alone = finishDocument(page.replace(link('cart'), ''), { ...manifest, sheets }, own);
  expect(alone).toContain(`<head><style>${face}</style>${link('main')}<script type="later"`);
});

test('a browser that holds the sheet of another build gets the rules', () => {
  const cookies = ['', 'sheet=other', 'sheet=', 'sheet=.*', 'sheets=main', 'another-sheet=main'];
  for (const cookie of cookies)
    expect(finishDocument(page, manifest, ownPage('private, no-store', cookie)), cookie).toBe(
      finishDocument(page, manifest),
    );
});

test('a page that others may get as well is the same for whoever asks first', () => {
  expect(ownPage('private, max-age=0, must-revalidate', 'sheet=main')).toBeNull();
  expect(ownPage('private, no-store', '__Host-sheet=main')).toEqual({ sheet: 'main' });
});
