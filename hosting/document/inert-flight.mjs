/**
 * Turns the inline scripts that carry a document's flight data into data, so that no script of the document differs from
 * page to page and its policy can name each (script-policy.mjs). The loader hands the data to the framework.
 */

const opening =
  /<script>(\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)(;self\.__next_f\.push\()?|self\.__next_f\.push\()/g;

/** The data is JSON in which every "<" is escaped, so the next end tag is the script's own. */
const pushEnd = ')</script>';
const scriptEnd = '</script>';

/** Defines `flight()`; expects the document as `d`. */
export const pushFlight = `function flight(){self.__next_f=[[0]];d.querySelectorAll('script[type=flight-push]').forEach(function(e){self.__next_f.push(JSON.parse(e.text))})}`;

/**
 * @param {import('./draft.mjs').Draft} draft of a document as Next made it
 * @returns {boolean} false, and nothing is changed, where it carries none
 */
export function inertFlight(draft) {
  const { document } = draft;
  let isFound = false;
  for (const { index, 0: start, 1: call, 2: pushedState } of document.matchAll(opening)) {
    isFound = true;
    const hasData = pushedState !== undefined || !call?.endsWith('[0])');
    const end = hasData ? pushEnd : scriptEnd;
    const at = document.indexOf(end, index + start.length);
    if (at < 0) throw new Error('Flight data without an end.');
    if (hasData) {
      draft.replace(index, index + start.length, '<script type="flight-push">');
      draft.replace(at, at + end.length, scriptEnd);
    } else draft.replace(index, at + end.length, '');
  }
  return isFound;
}
