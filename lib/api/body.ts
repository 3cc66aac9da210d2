/** Reads a whole answer, but never more than a limit: a wrong address must not fill the server's memory. */
export async function readBody(response: Response, limit: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    // Leaving the loop cancels the stream.
    if (size > limit) throw new Error(`more than ${limit} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
