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
