/** What would a browser without script send of a form? */

/**
 * The fields of the page's first form that has one named `marker`: what is hidden, typed or checked.
 *
 * @throws {Error} when the page has no such form.
 */
export function fieldsOf(html: string, marker: string): Record<string, string> {
  const form = html.match(/<form\b.*?<\/form>/gs)?.find(found => found.includes(`name="${marker}"`));
  if (form === undefined) throw new Error(`no form with a field ${marker}`);
  const fields: Record<string, string> = {};
  for (const [tag] of form.matchAll(/<input\b[^>]*>/g)) {
    const attribute = (name: string) => decoded(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
    const isChoice = /type="(radio|checkbox)"/.test(tag);
    if (attribute('name') !== '' && (!isChoice || /\bchecked\b/.test(tag)))
      fields[attribute('name')] = attribute('value') || (isChoice ? 'on' : '');
  }
  return fields;
}

function decoded(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
