/** Which environment variables does the sandbox read? All of them once, when it starts. */

import { chatPortOf } from './chat/project.mjs';

export const port = parsePort(process.env.SANDBOX_PORT);
/** This machine alone, unless it stands in a container. */
export const host = process.env.SANDBOX_HOST || '127.0.0.1';
/** Of the database of the chats. */
export const chatPort = chatPortOf(port);
export const databaseFile = process.env.SANDBOX_DB || '.data/sandbox.sqlite';
export const profile = parseProfile(process.env.SANDBOX_PROFILE);

/** "all" offers every language; otherwise those that the town is written in. */
export const languages = parseLanguages(process.env.SANDBOX_LANGUAGES);

/** R2's platform fee on every order, base currency; R1 has no such setting, and neither has the town without it. */
export const serviceFee = parseFee(process.env.SANDBOX_SERVICE_FEE);

/** The market's time zone, as Intl names it: tests choose one in which it is lunchtime. */
export const marketZone = parseZone(process.env.SANDBOX_ZONE);

/** Where customers reach the storefront: the payment page sends them back there. */
export const siteUrl = (process.env.SITE_URL || 'http://localhost:3000').replace(/\/+$/, '');

function parsePort(text: string | undefined): number {
  const number = Number(text || 4400);
  if (Number.isInteger(number) && number >= 0 && number < 65536) return number;
  return exitWith(`SANDBOX_PORT must be a port number, not "${text}".`);
}

function parseProfile(text: string | undefined): 'town' | 'large' {
  const name = text || 'town';
  if (name === 'town' || name === 'large') return name;
  return exitWith(`SANDBOX_PROFILE must be "town" or "large", not "${text}".`);
}

function parseLanguages(text: string | undefined): 'all' | 'written' {
  const name = text || 'written';
  if (name === 'all' || name === 'written') return name;
  return exitWith(`SANDBOX_LANGUAGES must be "all" or "written", not "${text}".`);
}

function parseFee(text: string | undefined): string | null {
  if (!text) return null;
  if (Number(text) >= 0) return text;
  return exitWith(`SANDBOX_SERVICE_FEE must be an amount such as "0.5", not "${text}".`);
}

function parseZone(text: string | undefined): string {
  const zone = text || 'Asia/Tashkent';
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone && zone;
  } catch {
    return exitWith(`SANDBOX_ZONE must be a time zone such as "Asia/Tashkent", not "${zone}".`);
  }
}

/** Prints a sentence instead of a stack, as the mistake is the caller's. */
function exitWith(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
