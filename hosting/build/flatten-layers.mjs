/**
 * Replaces cascade layers by specificity, which ranks the rules in the same order without them. A sheet with a layer
 * that arrives after the first paint, as ours do, makes Chromium style and lay out the whole page again
 * (docs/decisions/150).
 *
 * A rule of a higher rank gets `:not(#_)`, which matches every element and counts as an id. Each rank adds two or more
 * of them, since a rule may contain an id of its own. The layers of tokens and resets share one rank.
 */
const ranks = /** @type {Record<string, number>} */ ({ properties: 0, theme: 0, base: 0, components: 1, utilities: 3 });

/** Rules outside of all layers win over those inside. */
const unlayered = 5;

/** @param {import('postcss').Root} root is changed. @throws where a layer has no rank, or a rule would have another one */
export function flattenLayers(root) {
  flatten(root, unlayered);
}

/** @param {import('postcss').Container} container @param {number} rank */
function flatten(container, rank) {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'rule') raise(node, rank);
    else if (node.type !== 'atrule') continue;
    else if (node.name === 'layer') {
      for (const name of node.params.split(',')) rankOf(name);
      if (node.nodes) flatten(node, rankOf(node.params));
      node.replaceWith(node.nodes ?? []);
    } else if (!/keyframes$/.test(node.name)) flatten(node, rank);
  }
}

/** @param {import('postcss').Rule} rule @param {number} rank */
function raise(rule, rank) {
  if (rule.nodes.some(node => node.type === 'rule' || node.type === 'atrule'))
    throw new Error(`A rule inside another one cannot be ranked: ${rule.selector}`);
  if (rule.selectors.some(selector => idsOf(selector) > (rank === 0 ? 0 : 1)))
    throw new Error(`A rule has more ids than its layer leaves room for: ${rule.selector}`);
  if (rank === 0) return;
  // An element's name has to stand first, so the mark goes behind it.
  const raised = `$1:not(${'#_'.repeat(rank)})`;
  rule.selectors = rule.selectors.map(selector => selector.replace(/^(\*|[a-z][\w-]*)?/i, raised));
}

/** @param {string} layer */
function rankOf(layer) {
  const rank = ranks[layer.trim()];
  if (rank === undefined) throw new Error(`The layer "${layer}" has no rank.`);
  return rank;
}

/** @param {string} selector @returns {number} how many at most */
function idsOf(selector) {
  return selector.replaceAll(/\\.|\[[^\]]*\]/g, '').split('#').length - 1;
}
