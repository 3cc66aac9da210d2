/**
 * A document as Next made it, and what is to change in it. It is written once, when all is known: to write a text of this
 * size takes as long as everything that is found out about it (docs/decisions/144).
 */

export class Draft {
  /** Do not overlap. @type {{ from: number, to: number, text: string }[]} */
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

  /** At the end of the body, behind what was added there before. @param {string} text */
  append(text) {
    this.#end += text;
  }

  /** Whether the text stands in the document as it was, or in what was added at its end. @param {string} text */
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

  /** Those at one place follow each other as they were told. */
  #inOrder() {
    const end = this.document.lastIndexOf('</body>');
    const at = end < 0 ? this.document.length : end;
    return [...this.#changes, { from: at, to: at, text: this.#end }].sort((one, other) => one.from - other.from);
  }
}
