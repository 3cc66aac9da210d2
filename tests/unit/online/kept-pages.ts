/** The service worker (public/order-keeper.js) in a test of it, and what the network answers. */
import { OfflineWorker, page } from '../../support/offline-worker.ts';

export let worker: OfflineWorker;

/** By path; a path without an answer fails. */
export let answers: Record<string, () => Response | Promise<Response>>;

/** Nothing is stored, and there is no connection. */
export function startsAfresh(): void {
  isOffline();
  worker = new OfflineWorker(async path => {
    const answer = answers[path];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer();
  });
}

export function isOffline(): void {
  answers = {};
}

export const order = '/orders/7';
export const shop = '/restaurant/5';
export const words = {
  lang: 'en',
  dir: 'ltr',
  theme: 'dark',
  title: 'No connection',
  missing: '',
  seen: '',
  retry: '',
};

export const script = (name: string) => `/_next/static/chunks/${name}.js`;

/** A page that has what it is about. */
export const whole = (text: string, files: string[] = []) =>
  `<!DOCTYPE html><html lang="en"><title>${text}</title>${files.map(file => `<script src="${file}"></script>`).join('')}` +
  `<main data-whole="">${text}</main></html>`;

export async function stores(path: string, html = whole(path), files: string[] = []): Promise<void> {
  answers[path] = () => page(html);
  await worker.tells({ type: 'keep', path, files, page: words });
}

export function hasFiles(...names: string[]): void {
  for (const name of names) answers[script(name)] = () => new Response(name);
  answers['/icons/icon.svg'] = () => new Response('<svg/>');
}
