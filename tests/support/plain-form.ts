/** What would a browser send of a form, without script and with it? */

/** A field's name, or a pattern of the form's markup. */
export type Marker = string | RegExp;

/**
 * The fields of the page's first form that has one named `marker`: what is hidden, typed, checked or chosen.
 *
 * @throws {Error} when the page has no such form.
 */
export function fieldsOf(html: string, marker: Marker): Record<string, string> {
  const form = findForm(html, marker);
  if (form === undefined) throw new Error(`no form with a field ${marker}`);
  return { ...inputsOf(form), ...textsOf(form), ...choicesOf(form) };
}

function findForm(html: string, marker: Marker): string | undefined {
  const pattern = typeof marker === 'string' ? new RegExp(`name="${RegExp.escape(marker)}"`) : marker;
  return html.match(/<form\b.*?<\/form>/gs)?.find(form => pattern.test(form));
}

export function plainPost(fields: Record<string, FormDataEntryValue>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
}

/**
 * The same post as React sends it: the action's id in a header, and in the body its arguments, of which the last one is
 * the form. The framework's own hidden fields say which action it is, and what is bound to it.
 *
 * @throws {Error} when no action stands in the form.
 */
export function scriptedPost(fields: Record<string, FormDataEntryValue>): {
  headers: Record<string, string>;
  body: FormData;
} {
  const { id, bound } = actionOf(fields);
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) if (!name.startsWith('$')) body.append(`_1_${name}`, value);
  body.append('0', JSON.stringify([...bound, '$K1']));
  return { headers: { 'Next-Action': id, Accept: 'text/x-component' }, body };
}

function actionOf(fields: Record<string, FormDataEntryValue>): { id: string; bound: unknown[] } {
  for (const [name, value] of Object.entries(fields)) {
    const [, plain] = /^\$ACTION_ID_(\w+)$/.exec(name) ?? [];
    if (plain !== undefined) return { id: plain, bound: [] };
    const [, number] = /^\$ACTION_(\d+):0$/.exec(name) ?? [];
    if (number !== undefined)
      return { id: JSON.parse(String(value)).id, bound: JSON.parse(String(fields[`$ACTION_${number}:1`] ?? '[]')) };
  }
  throw new Error('The form posts to no action.');
}

function inputsOf(form: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [tag] of form.matchAll(/<input\b[^>]*>/g)) {
    const isChoice = /type="(radio|checkbox)"/.test(tag);
    const name = attributeOf(tag, 'name');
    if (name !== '' && (!isChoice || /\bchecked\b/.test(tag)))
      fields[name] = isChoice && !/\bvalue=/.test(tag) ? 'on' : attributeOf(tag, 'value');
  }
  return fields;
}

function textsOf(form: string): Record<string, string> {
  const found = [...form.matchAll(/<textarea\b([^>]*)>\n?(.*?)<\/textarea>/gs)];
  return Object.fromEntries(found.map(([, tag = '', text = '']) => [attributeOf(tag, 'name'), decoded(text)]));
}

/** The chosen option of each list, or its first. */
function choicesOf(form: string): Record<string, string> {
  const found = [...form.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)];
  return Object.fromEntries(
    found.map(([, tag = '', options = '']) => {
      const [first = ''] = options.match(/<option\b[^>]*>/) ?? [];
      const [chosen = first] = options.match(/<option\b[^>]*\bselected\b[^>]*>/) ?? [];
      return [attributeOf(tag, 'name'), attributeOf(chosen, 'value')];
    }),
  );
}

function attributeOf(tag: string, name: string): string {
  return decoded(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
}

export function decoded(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
