/**
 * How React's properties are written as attributes, for those that can be read back from an attribute alone
 * (whole-flight.mjs does so in the browser).
 */

/** Properties whose attribute has another word. */
export const renamed = { class: 'className', for: 'htmlFor', 'stroke-width': 'strokeWidth' };

/** Properties that HTML writes without capitals. */
export const capitals =
  'srcSet tabIndex hrefLang autoComplete maxLength minLength inputMode dateTime popoverTarget popoverTargetAction fetchPriority colSpan rowSpan encType enterKeyHint readOnly noValidate formNoValidate charSet viewBox';

const named = /** @type {Record<string, string>} */ ({
  ...renamed,
  ...Object.fromEntries(capitals.split(' ').map(name => [name.toLowerCase(), name])),
});

/** Properties that are there or not. */
export const flags = ['hidden', 'disabled', 'open', 'required', 'readOnly', 'noValidate', 'formNoValidate', 'multiple'];

/** @param {string} attribute as the browser names it @param {string} value @returns {[string, string | true]} */
export function propertyOf(attribute, value) {
  const name = named[attribute.toLowerCase()] ?? attribute;
  return [name, flags.includes(name) ? true : value];
}

/** Whether the browser names it as it is written: HTML has no capitals, and what React knows of forms is no attribute. */
export function isReadBack(/** @type {string} */ attribute) {
  if (['style', 'checked', 'selected'].includes(attribute)) return false;
  return attribute.toLowerCase() in named || !/[A-Z]/.test(attribute);
}
