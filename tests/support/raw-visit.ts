/** Sends a request exactly as it is written, which fetch does not: it adds headers, and joins and refuses some. */
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface RawVisit {
  path: string;
  /** Names may repeat. */
  headers: [name: string, value: string][];
}

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** Decompressed. */
  body: string;
}

/** Every request has a connection of its own. */
export function sendRaw(origin: string, { path, headers }: RawVisit): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(origin);
  const lines = [...(headers.some(([name]) => name === 'host') ? [] : [['host', host]]), ...headers].flat();
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers: lines, agent: false }, response => {
      const pieces: Buffer[] = [];
      response.on('data', piece => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () => {
        const body = decode(Buffer.concat(pieces), response.headers['content-encoding']);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

function decode(body: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}
