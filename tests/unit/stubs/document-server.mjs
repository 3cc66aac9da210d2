/** A server of one large document, as `next start` has it; it hardly shrinks when it is compressed. */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { prepareAnswers } from '../../../hosting/node/answer.mjs';

prepareAnswers();
const page = `<html><body>${randomBytes(150_000).toString('hex')}</body></html>`;
const server = createServer((_request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(page);
});
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify(server.address())));
