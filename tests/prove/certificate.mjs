/** A certificate of localhost, signed by itself, for the stories that are told by https. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../hosting/launch/node24.mjs';
import { StartError } from '../../hosting/launch/terminal.mjs';
import { has, installFromDebian } from '../debian.mjs';

const folder = join(root, '.data', 'certificate');

export const certificate = { file: join(folder, 'localhost.pem'), keyFile: join(folder, 'localhost-key.pem') };

/** @throws {StartError} where there is no openssl and none can be installed. */
export function makeCertificate() {
  if (!has('openssl') && !installFromDebian(['openssl']))
    throw new StartError('No openssl found. Install one (Debian: apt-get install openssl).');
  mkdirSync(folder, { recursive: true });
  const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc', '-days', '2'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-out', certificate.file, '-keyout', certificate.keyFile];
  const { status, stderr } = spawnSync('openssl', [...words, ...names, ...files], { encoding: 'utf8' });
  if (status !== 0) throw new StartError(`openssl made no certificate: ${stderr}`);
}
