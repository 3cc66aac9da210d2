/** What came by mail and SMS? The sandbox's outbox, and names that nobody has had before. */
import { expect, type Shopper } from './shopper.ts';

interface Letter {
  id: number;
  code: string | null;
  link: string | null;
}

/** The newest message to an e-mail address or a phone; waits for one newer than `after`. */
export async function letterTo(sandbox: string, to: string, after = 0): Promise<Letter> {
  let newest: Letter | undefined;
  await expect(async () => {
    [newest] = await lettersTo(sandbox, to);
    expect(newest?.id ?? 0).toBeGreaterThan(after);
  }).toPass();
  return newest as Letter;
}

export async function lettersTo(sandbox: string, to: string): Promise<Letter[]> {
  return (await fetch(`${sandbox}/_sandbox/outbox?${new URLSearchParams({ to })}`)).json();
}

export async function codeTo(sandbox: string, to: string): Promise<string> {
  return (await letterTo(sandbox, to)).code ?? '';
}

export function freshEmail(): string {
  return `guest-${Math.random().toString(36).slice(2)}@mail.test`;
}

/** Digits. */
export function freshPhone(): string {
  return `99890${Math.floor(1e6 + Math.random() * 9e6)}`;
}

/** The path of the login page that leads back to a page in the shopper's language. */
export function loginTo(shopper: Shopper, path: string): string {
  return `/login?${new URLSearchParams({ returnTo: shopper.addressOf(path) })}`;
}

export async function tells(sandbox: string, path: string, body: object): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${sandbox}/_sandbox/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.ok, `${path} answered ${answer.status}`).toBe(true);
}
