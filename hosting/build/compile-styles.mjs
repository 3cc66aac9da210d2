/**
 * Takes the build's stylesheets apart, so that the used rules of a document are found without parsing CSS
 * (hosting/document/used-styles.mjs).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { flattenLayers } from './flatten-layers.mjs';

const folder = 'static/chunks';

/**
 * @typedef {import('../document/build-manifest.mjs').Part} Part
 * @typedef {import('../document/build-manifest.mjs').Sheet} Sheet
 */

/** @param {string} output the folder of the build @returns {Record<string, Sheet>} by their paths below it */
export function compileStyles(output) {
  const names = readdirSync(join(output, folder)).filter(name => name.endsWith('.css'));
  return Object.fromEntries(names.map(name => [`${folder}/${name}`, compileFile(join(output, folder, name))]));
}

/**
 * Replaces the file of a stylesheet by one without its font faces and registered properties. Each document has those in
 * its head already; declared a second time by a sheet that arrives late, they make the browser lay the page out and
 * style every element again (docs/decisions/133 and 150).
 *
 * @param {string} file
 */
function compileFile(file) {
  const css = readFileSync(file, 'utf8');
  const root = parseSheet(css);
  root.walkAtRules(/^(font-face|property)$/, known => void known.remove());
  writeFileSync(file, root.toString());
  return compileSheet(css);
}

/** @param {string} css */
function parseSheet(css) {
  const root = postcss.parse(css.replaceAll(/\/\*.*?\*\//gs, ''));
  flattenLayers(root);
  return root;
}

/** @param {string} css @returns {Sheet} */
export function compileSheet(css) {
  const root = parseSheet(css);
  // URLs in a sheet are relative to the sheet, but an inlined rule is part of a page.
  root.walkDecls(declaration => {
    declaration.value = declaration.value.replaceAll(/url\((["']?)(?:\.\.\/)(?!\.\.)/g, 'url($1/_next/static/');
  });
  if (/<\/style|url\(["']?\.\.?\//i.test(root.toString())) throw new Error('A stylesheet cannot be inlined as it is.');
  return partsOf(root.nodes);
}

/** @param {import('postcss').ChildNode[]} nodes @returns {Part[]} */
function partsOf(nodes) {
  return nodes.filter(node => node.type !== 'comment').map(partOf);
}

/** @param {import('postcss').ChildNode} node @returns {Part} */
function partOf(node) {
  if (node.type === 'rule') {
    const names = node.selectors.flatMap(alternativesOf).map(namesOfSelector);
    return names.some(needed => needed.length === 0) ? textOf(node) : { rule: textOf(node), names };
  }
  if (node.type !== 'atrule') return textOf(node);
  if (/keyframes$/.test(node.name)) return { define: node.params, text: textOf(node) };
  if (/^(font-face|property)$/.test(node.name) || node.nodes === undefined) return textOf(node);
  return { group: `@${node.name} ${node.params}`.trim(), parts: partsOf(node.nodes) };
}

/** @param {import('postcss').ChildNode} node */
function textOf(node) {
  const text = node.toString();
  return node.type === 'decl' || (node.type === 'atrule' && node.nodes === undefined) ? `${text};` : text;
}

/**
 * Splits a selector into one for each choice of its first `:is()`, whose choices are plain.
 *
 * @param {string} selector
 */
function alternativesOf(selector) {
  const [found, choices] = /(?<!\\):is\(([^()\\"']*)\)/.exec(selector) ?? [];
  return found && choices ? choices.split(',').map(choice => selector.replace(found, () => ` ${choice}`)) : [selector];
}

/**
 * The names without which a selector finds nothing: classes, `#ids` and `[data-slot=…]`. What stands in `:not()`, `:is()`
 * and the like may be elsewhere or nowhere, and an attribute may have a dot in its value.
 *
 * @param {string} selector
 */
export function namesOfSelector(selector) {
  /** @type {string[]} */
  const slots = [];
  let plain = selector;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replaceAll(/(?<!\\):[\w-]+\((?:\\.|\[[^\]]*\]|[^()\\])*\)/g, '');
  }
  plain = plain.replaceAll(/\[(?:"[^"]*"|'[^']*'|[^\]"'\\]|\\.)*\]/g, (text, at) => {
    if (plain[at - 1] === '\\') return text;
    const [, slot] = /^\[data-slot="?([\w-]+)"?\]$/.exec(text) ?? [];
    if (slot) slots.push(`[data-slot=${slot}]`);
    return '';
  });
  const named = plain.matchAll(/(?<!\\)([.#])((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi);
  return [...named].map(([, kind, name = '']) => (kind === '#' ? '#' : '') + unescaped(name)).concat(slots);
}

/** @param {string} name as CSS writes one that is no plain word */
function unescaped(name) {
  return name
    .replaceAll(/\\([0-9a-f]{1,6})\s?/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/\\(.)/g, '$1');
}
