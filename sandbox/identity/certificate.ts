/** How is a public key published as a certificate? The smallest X.509 (RFC 5280), signed by the key itself. */

import { type KeyObject, randomBytes, sign } from 'node:crypto';

/** PEM, valid from 2020 to 2049, the years that UTCTime can write. */
export function selfSigned(privateKey: KeyObject, publicKey: KeyObject, commonName: string): string {
  const name = sequence(set(sequence(oid.commonName, der(0x0c, Buffer.from(commonName)))));
  const serial = der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(15)]));
  const validity = sequence(utcTime('200101000000Z'), utcTime('491231235959Z'));
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const toSign = sequence(serial, sha256WithRsa, name, validity, name, spki);
  const signature = sign('sha256', toSign, privateKey);
  const certificate = sequence(toSign, sha256WithRsa, der(0x03, Buffer.concat([Buffer.from([0]), signature])));
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

function set(...parts: Buffer[]): Buffer {
  return der(0x31, Buffer.concat(parts));
}

function utcTime(text: string): Buffer {
  return der(0x17, Buffer.from(text));
}

/** Tag, length, content. */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  if (length < 128) return Buffer.concat([Buffer.from([tag, length]), content]);
  const bytes = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...bytes]), content]);
}

const oid = {
  commonName: Buffer.from('0603550403', 'hex'),
  sha256WithRsa: Buffer.from('06092a864886f70d01010b', 'hex'),
};
const sha256WithRsa = sequence(oid.sha256WithRsa, Buffer.from('0500', 'hex'));
