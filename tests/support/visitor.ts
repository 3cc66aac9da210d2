/** A visitor without a browser: keeps cookies, follows redirects, and posts forms as a page without script does. */

export interface Answer {
  /** Where it came from in the end: path and query. */
  path: string;
  status: number;
  headers: Headers;
  text: string;
}

/** Milliseconds that a visitor waits for an answer. */
const patience = 45_000;

export class Visitor {
  readonly site: string;
  readonly cookies: Map<string, string>;
  private readonly networkAddress: string;

  /** @param networkAddress as a proxy in front of the storefront would name it. */
  constructor(site: string, networkAddress = '127.0.0.1', cookies: Map<string, string> = new Map()) {
    this.site = site;
    this.networkAddress = networkAddress;
    this.cookies = cookies;
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Another browser with the same cookies; or the same one at a site that shares its secrets. */
  copy(site = this.site): Visitor {
    return new Visitor(site, this.networkAddress, new Map(this.cookies));
  }

  async opens(path: string): Promise<Answer> {
    return this.follows(await this.sends(path));
  }

  /** Posts from this page, as it is shown, and goes on to where the answer leads. */
  async posts(path: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Answer> {
    return this.follows(await this.sendsPost(path, body, headers));
  }

  sendsPost(path: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Answer> {
    return this.sends(path, { method: 'POST', body, headers: { Origin: this.site, ...headers } });
  }

  /** One request, whatever it is answered with. */
  async sends(path: string, init: RequestInit = {}): Promise<Answer> {
    const answer = await fetch(this.site + path, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        ...init.headers,
        Cookie: this.cookie,
        'X-Forwarded-For': this.networkAddress,
      },
    });
    for (const cookie of answer.headers.getSetCookie()) this.keeps(cookie);
    return { path, status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  /** To the page that is shown in the end; what leads to another site is not followed. */
  async follows(answer: Answer, most = 5): Promise<Answer> {
    const to = answer.headers.get('x-action-redirect')?.split(';')[0] ?? answer.headers.get('location');
    if (to === null || to === undefined || most === 0) return answer;
    const url = new URL(to, this.site + answer.path);
    if (url.origin !== this.site) return answer;
    return this.follows(await this.sends(url.pathname + url.search), most - 1);
  }

  private keeps(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (value === '' || /Max-Age=0|Expires=Thu, 01 Jan 1970/i.test(cookie)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
