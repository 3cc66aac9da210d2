/**
 * Custom properties that script changes while the page is read, for the elements of a selector. Written onto the root they
 * would be inherited by every element, each of which the browser then styles anew: 55 ms of a phone's processor in a shop.
 *
 * @returns writes properties, or takes away those that are null
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
