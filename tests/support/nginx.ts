/** Debian's nginx in front of two storefronts, with the nginx.conf of hosting/redis. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../hosting/launch/node24.mjs';
import { isTaken, loopback } from '../../hosting/launch/ports.mjs';
import { has, installFromDebian } from '../debian.mjs';
import { certificate } from '../prove/certificate.mjs';

/**
 * @param url where it listens; with TLS where this is https
 * @throws {Error} where there is no nginx and none can be installed.
 * @returns how to end it
 */
export async function startNginx(storefronts: readonly string[], url: string): Promise<() => Promise<void>> {
  if (!has('nginx') && !installFromDebian(['nginx-light']))
    throw new Error('No nginx found. Install one (Debian: apt-get install nginx-light).');
  const folder = mkdtempSync(join(tmpdir(), 'doorstep-nginx-'));
  writeFileSync(join(folder, 'site.conf'), siteAt(storefronts, url));
  writeFileSync(join(folder, 'nginx.conf'), around);
  const words = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'];
  const server = spawn('nginx', words, { stdio: ['ignore', 'ignore', 'inherit'] });
  process.once('exit', () => server.kill());
  while (!(await isTaken(Number(new URL(url).port)))) {
    if (server.exitCode !== null) throw new Error('nginx did not start.');
    await wait(50);
  }
  return async () => {
    server.kill();
    await once(server, 'close');
    rmSync(folder, { recursive: true });
  };
}

/** The operator's file, with what is the operator's to change and to add. */
function siteAt(storefronts: readonly string[], url: string): string {
  const { file, keyFile } = certificate;
  const isSecure = url.startsWith('https:');
  const tls = isSecure ? ` ssl http2; ssl_certificate ${file}; ssl_certificate_key ${keyFile}` : '';
  const [first, second] = storefronts.map(addressOf);
  return readFileSync(join(root, 'hosting/redis/nginx.conf'), 'utf8')
    .replace('127.0.0.1:3001', `${first}`)
    .replace('127.0.0.1:3002', `${second}`)
    .replace('listen 8080', `listen ${addressOf(url)}${tls}`);
}

const addressOf = (url: string) => `${loopback}:${new URL(url).port}`;

const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(kind => `${kind}_temp_path ${kind};`);

/** Everything it writes lies in its own folder, as whoever runs it is not always root; who is would become another. */
const around = `
${process.getuid?.() === 0 ? 'user root;' : ''}
pid nginx.pid;
events {}
http {
  access_log off;
  ${own.join('\n  ')}
  include site.conf;
}
`;
