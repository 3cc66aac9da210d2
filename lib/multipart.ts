/**
 * Tells whether the body of a form in parts (RFC 7578) is whole. Next throws where it cannot read one, and the visitor's
 * fault would be logged and counted as one of ours.
 */

const lineEnd = '\r\n';
const headEnd = lineEnd + lineEnd;

/** Bytes of a part's head; a browser writes two lines with the names of field and file. */
const longestHead = 16 * 1024;

/** @param type the header `Content-Type` */
export function isWholeMultipart(body: Buffer, type: string): boolean {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(type) ?? [];
  const mark = `--${quoted ?? plain ?? ''}`;
  if (mark === '--' || !body.subarray(0, mark.length).equals(Buffer.from(mark))) return false;
  let at = mark.length;
  while (startsWith(body, at, lineEnd)) {
    const headAt = at + lineEnd.length;
    const valueAt = body.indexOf(headEnd, headAt) + headEnd.length;
    if (valueAt < headEnd.length || valueAt - headAt > longestHead) return false;
    if (!isHead(body.toString('latin1', headAt, valueAt - headEnd.length))) return false;
    const next = body.indexOf(`${lineEnd}${mark}`, valueAt);
    if (next < 0) return false;
    at = next + lineEnd.length + mark.length;
  }
  return startsWith(body, at, '--');
}

function startsWith(body: Buffer, at: number, text: string): boolean {
  return body.toString('latin1', at, at + text.length) === text;
}

/** Whether every line is a header, and one of them names the field. */
function isHead(text: string): boolean {
  const isNamed = /^content-disposition:\s*form-data\s*;(.*;)?\s*name=/im.test(text);
  return isNamed && text.split(lineEnd).every(line => /^[\w-]+:/.test(line));
}
