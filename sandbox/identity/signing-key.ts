/** With which key does the identity provider sign? One RSA key, made at first use, kept through restarts and resets. */

import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Store } from '../database/store.ts';
import { selfSigned } from './certificate.ts';

export interface SigningKey {
  kid: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
  /** PEM, as verifiers of the x509 map read it. */
  certificate: string;
}

export function signingKey(store: Store): SigningKey {
  const known = opened.get(store);
  if (known) return known;
  const key = keptKey(store) ?? freshKey(store);
  opened.set(store, key);
  return key;
}

/** A key that is not published, for forgeries. */
export function foreignKey(): KeyObject {
  foreign ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  return foreign;
}

let foreign: KeyObject | undefined;
/** Shared by all stores of a process: making a key takes long, and tests open many stores. */
let made: { privateKey: KeyObject; publicKey: KeyObject } | undefined;

const opened = new WeakMap<Store, SigningKey>();

/** Not one of tables.ts, as a reset must not change the key that storefronts hold in memory. */
const table = 'CREATE TABLE IF NOT EXISTS kept_identity_key (pem TEXT NOT NULL, certificate TEXT NOT NULL) STRICT';

function keptKey(store: Store): SigningKey | undefined {
  store.script(table);
  const row = store.one<{ pem: string; certificate: string }>('SELECT * FROM kept_identity_key');
  return row && keyOf(createPrivateKey(row.pem), row.certificate);
}

function freshKey(store: Store): SigningKey {
  made ??= generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { privateKey, publicKey } = made;
  const certificate = selfSigned(privateKey, publicKey, 'securetoken.system.gserviceaccount.com');
  store.run(
    'INSERT INTO kept_identity_key (pem, certificate) VALUES (?, ?)',
    privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate,
  );
  return keyOf(privateKey, certificate);
}

function keyOf(privateKey: KeyObject, certificate: string): SigningKey {
  const publicKey = createPublicKey(privateKey);
  const kid = createHash('sha1')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex');
  return { kid, privateKey, publicKey, certificate };
}
