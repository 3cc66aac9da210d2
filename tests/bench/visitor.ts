/** A visitor without script: follows pages, keeps cookies, and posts the plain forms it finds. */
import { fieldsOf } from '../support/plain-form.ts';
import { siteUrl } from './servers.ts';

export class Visitor {
  readonly cookies = new Map<string, string>();

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async page(path: string): Promise<string> {
    const answer = await this.ask(path, {});
    const next = answer.headers.get('location');
    return next === null ? answer.text() : this.page(next.replace(siteUrl, ''));
  }

  /** Posts the page's first form that holds a field `marker`, as it stands but for `fields`. Answers milliseconds. */
  async posts(path: string, html: string, marker: string, fields: Record<string, string> = {}): Promise<number> {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...fieldsOf(html, marker), ...fields })) body.append(name, value);
    const began = performance.now();
    const answer = await this.ask(path, { method: 'POST', body, headers: { origin: siteUrl } });
    await answer.arrayBuffer();
    if (answer.status >= 400) throw new Error(`${path}: a form was answered with ${answer.status}`);
    return performance.now() - began;
  }

  private async ask(path: string, init: RequestInit): Promise<Response> {
    const answer = await fetch(siteUrl + path, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, cookie: this.cookie },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }
}
