/** Did anything go wrong behind the shopper's back? Console errors, hydration, failed requests, hidden content. */
import type { Page, Response } from '@playwright/test';

export interface Watch {
  /** Lets a failure through that the story is about, by a pattern of its sentence. */
  expects(failure: RegExp): void;
  /** What went wrong and was not expected; the story fails of it. */
  report(): Promise<string[]>;
}

export function watch(page: Page): Watch {
  const failures: string[] = [];
  const expected: RegExp[] = [];
  const bodies: Promise<void>[] = [];

  page.on('pageerror', error => failures.push(`error on the page: ${error.message}`));
  page.on('console', message => {
    const text = message.text();
    const isWrong = message.type() === 'error' || /hydrat|did not match/i.test(text);
    if (isWrong) failures.push(`console: ${text} (${message.location().url})`);
  });
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left gives up what it was still loading; a browser without script does not load any.
    const isScriptOff = reason === 'csp' && request.url().includes('/_next/static/');
    if (reason !== 'net::ERR_ABORTED' && !isScriptOff) failures.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', response => {
    if (response.status() >= 400) failures.push(`answer ${response.status()}: ${response.url()}`);
    if (response.request().resourceType() === 'document') bodies.push(check(response));
  });

  async function check(response: Response) {
    // The browser may have thrown the body away with its page; http/whole.spec.ts reads every page's.
    const html = await response.text().catch(() => '');
    if (hidesContent(html)) failures.push(`content waits for script: ${response.url()}`);
  }

  return {
    expects: failure => expected.push(failure),
    report: async () => {
      await Promise.all(bodies);
      return failures.filter(failure => !expected.some(pattern => pattern.test(failure)));
    },
  };
}

/** React's marks of content that only script moves to its place. */
export function hidesContent(html: string): boolean {
  return html.includes('id="S:') || html.includes('$RC(');
}
