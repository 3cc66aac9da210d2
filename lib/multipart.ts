/**
 * Measures the body of a form in parts (RFC 7578) before Next reads it. Next throws where it cannot read one, and the
 * visitor's fault would be logged and counted as one of ours; and it parses the fields of a form as JSON, megabytes too.
 */

const lineEnd = '\r\n';
const headEnd = lineEnd + lineEnd;

/** What stands before the boundary, behind each value. */
const delimiter = `${lineEnd}--`;

/** Bytes of a part's head; a browser writes two lines with the names of field and file. */
const longestHead = 16 * 1024;

/**
 * The boundary as browsers and Node write it, and nothing behind it. With a quoted text before it or another one after it,
 * each parser would pick its own, and read fields where another one has seen a file.
 *
 * It has at most 70 characters (RFC 2046, 5.1.1). Node looks for a longer text by shifts of one byte where a form is made
 * of almost nothing but it: 2 MB with a boundary of 20,000 took half a minute.
 */
const boundaryOf = /^multipart\/form-data; ?boundary=("?)([\w'+.-]{1,70})\1$/i;

/**
 * The bytes of a form that are not a file's content, or null where the form is not whole. Node looks for the end of a
 * value by the text of the boundary alone and reads no form where that stands inside a value, as short ones easily do.
 *
 * @param type the header `Content-Type`
 */
export function bytesBesideFiles(body: Buffer, type: string): number | null {
  const [, , boundary] = boundaryOf.exec(type) ?? [];
  const mark = `--${boundary}`;
  if (boundary === undefined || !body.subarray(0, mark.length).equals(Buffer.from(mark))) return null;
  let at = mark.length;
  let ofFiles = 0;
  while (startsWith(body, at, lineEnd)) {
    const headAt = at + lineEnd.length;
    const valueAt = body.indexOf(headEnd, headAt) + headEnd.length;
    if (valueAt < headEnd.length || valueAt - headAt > longestHead) return null;
    const head = body.toString('latin1', headAt, valueAt - headEnd.length).split(lineEnd);
    if (!isHead(head)) return null;
    const next = body.indexOf(boundary, valueAt) - delimiter.length;
    if (next < valueAt || !startsWith(body, next, delimiter)) return null;
    if (isOfFile(head)) ofFiles += next - valueAt;
    at = next + delimiter.length + boundary.length;
  }
  return startsWith(body, at, '--') ? body.length - ofFiles : null;
}

function startsWith(body: Buffer, at: number, text: string): boolean {
  return body.toString('latin1', at, at + text.length) === text;
}

/** Whether every line is a header, and one of them names the field. */
function isHead(lines: string[]): boolean {
  const isNamed = (line: string) => /^content-disposition:\s*form-data\s*;(.*;)?\s*name=/i.test(line);
  return lines.some(isNamed) && lines.every(line => /^[\w-]+:/.test(line));
}

/** Whether every parser takes the part for a file's: the file is named, once, and as browsers and Node write it. */
function isOfFile(lines: string[]): boolean {
  const [written = '', ...further] = lines.filter(line => /^content-disposition:/i.test(line));
  return (
    further.length === 0 && /^content-disposition: form-data; name="[^"\\]*"; filename="[^"\\][^"]*"$/i.test(written)
  );
}
