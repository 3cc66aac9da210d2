/**
 * Keeps what is typed and chosen in the forms of the customer's own pages, and not sent yet, for the page's entry in the
 * tab's history: Back and Forward find it again, as on pages that browsers may store (docs/decisions/177).
 */
import { controlsOf, fillInputs, type Inputs, inputOf, isChanged } from '@/components/typed/changed-inputs.client';
import { typedKey } from '@/components/typed/typed-key.client';
import { readCookie } from '@/lib/cookies/cookies.client';
import { shownToField } from '@/lib/session/shown-to';

interface Typed {
  customer: string | undefined;
  /** By the entry and the currency, as an amount in one currency is none in another. */
  entries: Record<string, Inputs>;
}

/** Does nothing in a browser that names no entries or lets nothing be stored. */
export function keepTyped(): void {
  if (window.navigation === undefined || !mayStore()) return;
  // Somebody may have begun before this part was there.
  if ([...controlsOf(forms()).values()].some(isChanged)) keep();
  listen();
}

/** `stored`: as the storage had it when the page was shown. Forgets what another customer has typed. */
export async function fillTyped(stored: string): Promise<void> {
  const typed: Typed = JSON.parse(stored);
  if (typed.customer !== readCookie('customer')) return sessionStorage.removeItem(typedKey);
  // It may be sent before the page has loaded everything.
  listen();
  await fillInputs(forms, typed.entries[entry()] ?? []);
}

/** The browser adds each of them once, for as long as the document is there. */
function listen(): void {
  document.addEventListener('input', keep);
  document.addEventListener('submit', forgetOnceAccepted, true);
}

/** A refused form is written anew with what was sent, so that what was changed once is kept from then on. */
function keep(): void {
  const known = new Set(readEntries()[entry()]?.map(([key]) => key));
  const typed = [...controlsOf(forms())].filter(([key, control]) => known.has(key) || isChanged(control));
  write(
    entry(),
    typed.map(([key, control]) => [key, inputOf(control)]),
  );
}

/** An accepted form is emptied (use-sending.client.ts), perhaps when the next page is there already. */
function forgetOnceAccepted({ target: form }: Event): void {
  const sentFrom = entry();
  const sent = [...controlsOf(forms())].filter(([, control]) => control.form === form).map(([key]) => key);
  const forget = () => write(sentFrom, readEntries()[sentFrom]?.filter(([key]) => !sent.includes(key)) ?? []);
  form?.addEventListener('reset', forget, { once: true });
}

function write(entry: string, inputs: Inputs): void {
  const { [entry]: _, ...others } = readEntries();
  const entries = inputs.length > 0 ? { ...others, [entry]: inputs } : others;
  if (Object.keys(entries).length === 0) sessionStorage.removeItem(typedKey);
  else sessionStorage.setItem(typedKey, JSON.stringify({ customer: readCookie('customer'), entries }));
}

/** Those of this customer that can still be gone back or forward to. */
function readEntries(): Typed['entries'] {
  const typed: Typed = JSON.parse(sessionStorage.getItem(typedKey) ?? '{}');
  if (typed.entries === undefined || typed.customer !== readCookie('customer')) return {};
  const keys = navigation.entries().map(({ key }) => key);
  return Object.fromEntries(Object.entries(typed.entries).filter(([entry]) => keys.some(key => entry.startsWith(key))));
}

function entry(): string {
  return `${navigation.currentEntry?.key} ${document.documentElement.dataset.currency}`;
}

/** The forms that say whose page they are, but for a code, which is used once. */
function forms(): HTMLFormElement[] {
  return [...document.forms].filter(
    form => form.elements.namedItem(shownToField) !== null && form.elements.namedItem('code') === null,
  );
}

function mayStore(): boolean {
  try {
    return sessionStorage !== null;
  } catch {
    return false;
  }
}
