/** A server as `next start` has it: of one large document, which hardly shrinks when it is compressed, and of words. */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { prepareAnswers } from '../../../hosting/node/answer.mjs';

prepareAnswers();
const page = `<html><body>${randomBytes(150_000).toString('hex')}</body></html>`;
const server = createServer(({ url }, response) => {
  if (url === '/robots.txt') {
    response.setHeader('Content-Type', 'text/plain');
    response.write('User-Agent: *\n');
    return void setTimeout(() => response.end('Allow: /\n'), 100);
  }
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(page);
});
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify(server.address())));
