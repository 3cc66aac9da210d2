/** The answer is larger than any that the storefront reads. */
export class TooLarge extends Error {}

/** Reads a whole response body up to a limit, so that a wrong URL cannot fill the server's memory. */
export async function readBody(response: Response, limit: number): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    // Throwing out of the loop cancels the stream.
    if (size > limit) throw new TooLarge(`more than ${limit} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Values in one answer. A menu of 5,000 products has some 300,000. */
const mostValues = 500_000;

/** How deep arrays and objects may lie in each other. Those of a menu do eleven deep. */
const deepest = 100;

/** @throws {Error} that tells what came in place of JSON, a login page for example, and quotes nothing of it. */
export function parseJson(body: Buffer, { status, headers }: Pick<Response, 'status' | 'headers'>): unknown {
  if (body.length === 0) throw new Error(`it is empty (status ${status})`);
  checkShape(body);
  try {
    return JSON.parse(body.toString());
  } catch {
    const [type = 'no type'] = /^[\w.+/-]{1,60}/.exec(headers.get('Content-Type') ?? '') ?? [];
    throw new Error(`it is no JSON (status ${status}, ${type})`);
  }
}

/**
 * Eight megabytes of brackets take seconds to parse, or more memory than the process has.
 *
 * @throws {Error} where the text would be JSON of too many values, or too deep. Whether it is JSON at all is not looked at.
 */
function checkShape(body: Buffer): void {
  let values = 1;
  let depth = 0;
  for (let at = 0; at < body.length; at++) {
    const byte = body[at];
    if (byte === quote) at = endOfText(body, at);
    else if (byte === comma) values += 1;
    else if (byte === closingBracket || byte === closingBrace) depth -= 1;
    else if (byte === bracket || byte === brace) {
      values += 1;
      depth += 1;
      if (depth > deepest) throw new Error(`it is more than ${deepest} deep`);
    }
    if (values > mostValues) throw new TooLarge(`it has more than ${mostValues} values`);
  }
}

const [quote, backslash, comma] = Buffer.from('"\\,');
const [bracket, brace, closingBracket, closingBrace] = Buffer.from('[{]}');

/** The place of the quote that closes the text which begins at `start`. */
function endOfText(body: Buffer, start: number): number {
  let at = start + 1;
  while (at < body.length && body[at] !== quote) at += body[at] === backslash ? 2 : 1;
  return at;
}

/**
 * Frees the connection of a response whose body nobody needs; `fetch` keeps it open until then. A short body is read to
 * its end, so that the connection can be used again; a long one is cancelled.
 */
export function discardBody(response: Response): void {
  readBody(response, 64 * 1024).catch(() => undefined);
}
