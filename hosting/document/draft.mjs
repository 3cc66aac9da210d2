/**
 * Collects the changes to a document that Next made, and writes it once when all are known: writing a text of this size
 * takes as long as finding out everything about it (docs/decisions/144).
 */

export class Draft {
  /** They never overlap. @type {{ from: number, to: number, text: string }[]} */
  #changes = [];
  #end = '';

  /** @param {string} document whole HTML */
  constructor(document) {
    this.document = document;
  }

  /** @param {number} from @param {number} to places in the document as it was @param {string} text */
  replace(from, to, text) {
    this.#changes.push({ from, to, text });
  }

  /** @param {number} at @param {string} text */
  insert(at, text) {
    this.replace(at, at, text);
  }

  /** Adds to the end of the body, after what was added there before. @param {string} text */
  append(text) {
    this.#end += text;
  }

  /** Whether the original document or what was added at its end contains the text. @param {string} text */
  includes(text) {
    return this.document.includes(text) || this.#end.includes(text);
  }

  toString() {
    const pieces = [];
    let at = 0;
    for (const { from, to, text } of this.#inOrder()) {
      pieces.push(this.document.slice(at, from), text);
      at = to;
    }
    pieces.push(this.document.slice(at));
    return pieces.join('');
  }

  /** Changes at the same place keep the order in which they were made. */
  #inOrder() {
    const end = this.document.lastIndexOf('</body>');
    const at = end < 0 ? this.document.length : end;
    return [...this.#changes, { from: at, to: at, text: this.#end }].sort((one, other) => one.from - other.from);
  }
}
