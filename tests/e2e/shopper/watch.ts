/**
 * Watches for failures that a shopper would not see: console errors, hydration warnings, failed requests, hidden
 * content.
 */
import type { Page, Response } from '@playwright/test';

export interface Watch {
  /** Allows a failure that belongs to the story, by a pattern of its message. */
  expects(failure: RegExp): void;
  /** Returns the failures that were not expected, of which the story fails. */
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
    // The browser may have discarded the body together with its page; http/whole.spec.ts reads the body of every page.
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
