/**
 * Sets custom properties on the elements of a selector, for values that change while the page is open. On the root they
 * would be inherited by all elements, and each change would restyle every one of them (docs/decisions/160).
 *
 * @returns sets properties; null removes one
 */
export function liveRule(selector: string): (properties: Record<`--${string}`, string | null>) => void {
  let rule: CSSStyleRule | undefined;
  return properties => {
    rule ??= addRule(selector);
    for (const [name, value] of Object.entries(properties))
      if (value === null) rule.style.removeProperty(name);
      else if (rule.style.getPropertyValue(name) !== value) rule.style.setProperty(name, value);
  };
}

/** A constructed stylesheet leaves the document as the server sent it, as React expects. */
function addRule(selector: string): CSSStyleRule {
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`${selector}{}`);
  document.adoptedStyleSheets.push(sheet);
  return sheet.cssRules[0] as CSSStyleRule;
}
