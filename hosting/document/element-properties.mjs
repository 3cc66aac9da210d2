/**
 * Maps React's properties to attributes and back, for those that the attribute alone determines (whole-flight.mjs does
 * it in the browser).
 */

/** Properties whose attribute has another name. */
export const renamedProperties = { class: 'className', for: 'htmlFor', 'stroke-width': 'strokeWidth' };

/** Properties in camel case whose attributes are in small letters. */
export const camelCased =
  'srcSet tabIndex hrefLang autoComplete maxLength minLength inputMode dateTime popoverTarget popoverTargetAction fetchPriority colSpan rowSpan encType enterKeyHint readOnly noValidate formNoValidate charSet viewBox';

const named = /** @type {Record<string, string>} */ ({
  ...renamedProperties,
  ...Object.fromEntries(camelCased.split(' ').map(name => [name.toLowerCase(), name])),
});

/** Boolean attributes: present or absent. */
export const booleanProperties = [
  'hidden',
  'disabled',
  'open',
  'required',
  'readOnly',
  'noValidate',
  'formNoValidate',
  'multiple',
];

/** @param {string} attribute as the browser names it @param {string} value @returns {[string, string | true]} */
export function propertyOf(attribute, value) {
  const name = named[attribute.toLowerCase()] ?? attribute;
  return [name, booleanProperties.includes(name) ? true : value];
}

/**
 * Whether script in the browser reads the attribute back as it was written: HTML knows no capitals, and React's form
 * actions are not attributes.
 */
export function isReadBack(/** @type {string} */ attribute) {
  if (['style', 'checked', 'selected'].includes(attribute)) return false;
  return attribute.toLowerCase() in named || !/[A-Z]/.test(attribute);
}
