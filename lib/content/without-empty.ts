/**
 * Removes pictures that are not shown, and elements that editors leave empty between paragraphs. The sanitiser could do
 * it too, but copies all that it has written for each of them: 200 KB of text and as much of empty paragraphs took 50 s.
 */

/** What `pictureAttributes` leaves of a picture that is not shown. */
const pictureOfNone = '<img />';

const mayBeEmpty = /^(p|div|h[1-6]|blockquote|li|figure)$/;

interface Element {
  /** Where its first tag stands among the pieces. */
  at: number;
  name: string;
  /** Whether it holds words or a picture. */
  hasContent: boolean;
}

/** @param html of the sanitiser: whole, and with a "<" at tags alone */
export function withoutEmpty(html: string): string {
  const pieces: string[] = [];
  const open: Element[] = [];
  const noteContent = () => {
    const around = open.at(-1);
    if (around !== undefined) around.hasContent = true;
  };
  for (const piece of html.split(/(<[^>]*>)/)) {
    if (piece === pictureOfNone) continue;
    pieces.push(piece);
    const [, end, name = '', isVoid] = /^<(\/?)([a-z\d]+).*?(\/?)>$/s.exec(piece) ?? [];
    if (name === 'img' || (name === '' && piece.trim() !== '')) noteContent();
    else if (end === '' && !isVoid) open.push({ at: pieces.length - 1, name, hasContent: false });
    else if (end === '/') {
      const closed = open.pop();
      if (closed === undefined) continue;
      if (closed.hasContent) noteContent();
      else if (mayBeEmpty.test(closed.name)) pieces.length = closed.at;
    }
  }
  return pieces.join('');
}
