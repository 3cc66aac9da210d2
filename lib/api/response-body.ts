/** Reads a whole response body up to a limit, so that a wrong URL cannot fill the server's memory. */
export async function readBody(response: Response, limit: number): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    // Throwing out of the loop cancels the stream.
    if (size > limit) throw new Error(`more than ${limit} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** @throws {Error} that tells what came in place of JSON, a login page for example, and quotes nothing of it. */
export function parseJson(body: Buffer, { status, headers }: Pick<Response, 'status' | 'headers'>): unknown {
  if (body.length === 0) throw new Error(`it is empty (status ${status})`);
  try {
    return JSON.parse(body.toString());
  } catch {
    const [type = 'no type'] = /^[\w.+/-]{1,60}/.exec(headers.get('Content-Type') ?? '') ?? [];
    throw new Error(`it is no JSON (status ${status}, ${type})`);
  }
}

/**
 * Frees the connection of a response whose body nobody needs; `fetch` keeps it open until then. A short body is read to
 * its end, so that the connection can be used again; a long one is cancelled.
 */
export function discardBody(response: Response): void {
  readBody(response, 64 * 1024).catch(() => undefined);
}
