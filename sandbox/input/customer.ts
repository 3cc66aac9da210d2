/** Who sends the request? The customer of its token (docs/api.md 1.2). */

import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { sqlTime } from '../database/time.ts';
import { Refusal } from '../refusal.ts';
import type { Sandbox, SandboxEnv } from './view.ts';

export interface Customer {
  id: number;
  uuid: string;
  firstname: string | null;
  lastname: string | null;
  img: string | null;
  email: string | null;
  /** Digits only. */
  phone: string | null;
  /** The hash; null until one is set. */
  password: string | null;
  role: string;
  active: 0 | 1;
  gender: string | null;
  birthday: string | null;
  my_referral: string | null;
  /** The code this customer signed up with. */
  referral: string | null;
  /** Gets the newsletter. */
  subscribed: 0 | 1;
  email_verified_at: string | null;
  created_at: string;
}

/** @throws ERROR_100 (401) without a valid token. */
export function customerOf(context: Context<SandboxEnv>, sandbox: Sandbox): Customer {
  const customer = visitorOf(context, sandbox);
  if (!customer) throw new Refusal('ERROR_100');
  return customer;
}

/** For public calls, which use a valid token and ignore an invalid one. */
export function visitorOf(context: Context<SandboxEnv>, { store, clock }: Sandbox): Customer | null {
  const token = tokenOf(context);
  const known = token && store.one<TokenRow>('SELECT * FROM tokens WHERE id = ?', token.id);
  if (!known || known.expires_at <= sqlTime(clock.now()) || !isSame(known.secret_hash, hashOf(token.secret)))
    return null;
  return store.one<Customer>('SELECT * FROM users WHERE id = ? AND active', known.user_id) ?? null;
}

/** Parses "Bearer 41|pQx0…"; null for any other form. */
export function tokenOf(context: Context): { id: number; secret: string } | null {
  const [, id, secret] = /^Bearer (\d{1,15})\|(\w+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
  return id && secret ? { id: Number(id), secret } : null;
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

interface TokenRow {
  id: number;
  user_id: number;
  secret_hash: string;
  expires_at: string;
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
