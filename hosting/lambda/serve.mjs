/**
 * Runs the function on this machine: turns each request into an event as an HTTP API sends it, and serves the build's
 * files from their folder as a CDN would. For trying and testing, not for customers.
 */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { unescape as decoded } from 'node:querystring';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readEnvFiles } from '../launch/env-files.mjs';

readEnvFiles();
const output = fileURLToPath(new URL('../../.next-lambda/.open-next', import.meta.url));
const assets = join(output, 'assets');
const bundle = join(output, 'server-functions', 'default');
process.chdir(bundle);
const port = Number(process.env.PORT || 3000);
Object.assign(process.env, { NODE_ENV: 'production', PROXIES: '1', DIST_DIR: '.next' });
// Next asks itself for the page that a form leads to, by https, which there is only in front of a real function.
process.env.__NEXT_PRIVATE_ORIGIN = `http://127.0.0.1:${port}`;
const { handler } = await import(pathToFileURL(join(bundle, 'doorstep.mjs')).href);

const types = { '.js': 'application/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.png': 'image/png' };
const more = { '.webp': 'image/webp', '.woff2': 'font/woff2', '.ico': 'image/x-icon', '.json': 'application/json' };

createServer(async (request, response) => {
  try {
    if (!sendFile(request, response)) await invoke(request, response);
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
}).listen(port, '127.0.0.1');

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
function sendFile({ method, url = '/' }, response) {
  const file = join(assets, normalize(decoded(new URL(url, 'http://localhost').pathname)));
  if (method !== 'GET' || !file.startsWith(`${assets}/`) || !existsSync(file) || !statSync(file).isFile()) return false;
  const type =
    /** @type {Record<string, string>} */ ({ ...types, ...more })[extname(file)] ?? 'application/octet-stream';
  // Only what the build names after its content: the service worker and the icons change under the same name.
  const life = url.startsWith('/_next/static/') ? 'max-age=31536000, immutable' : 'max-age=0, must-revalidate';
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': `public, ${life}` });
  createReadStream(file).pipe(response);
  return true;
}

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
async function invoke(request, response) {
  const { method = 'GET', url = '/', socket } = request;
  const [rawPath = '/', ...search] = url.split('?');
  const { cookie, ...headers } = request.headers;
  const sourceIp = socket.remoteAddress ?? '';
  const body = Buffer.concat(await Array.fromAsync(request));
  const event = {
    version: '2.0',
    rawPath,
    rawQueryString: search.join('?'),
    isBase64Encoded: true,
    body: body.toString('base64'),
    headers: { ...headers, 'x-forwarded-for': sourceIp, 'x-forwarded-proto': 'http' },
    cookies: cookie?.split('; ') ?? [],
    requestContext: { http: { method, path: rawPath, sourceIp } },
  };
  const answer = await handler(event, { getRemainingTimeInMillis: () => 30_000 });
  response.writeHead(answer.statusCode, { ...answer.headers, ...(answer.cookies && { 'set-cookie': answer.cookies }) });
  response.end(Buffer.from(answer.body ?? '', answer.isBase64Encoded ? 'base64' : 'utf8'));
}
