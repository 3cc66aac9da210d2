/** The table's cookies for the middleware: read from a request, and set by its response. */
import type { NextRequest, NextResponse } from 'next/server';
import {
  type CookieName,
  cookieAttributes,
  cookieName,
  deletingAttributes,
  personalCookies,
} from '@/lib/cookies/cookie-table';
import { suffixedNames } from '@/lib/cookies/suffixed-names';

export class RequestCookies {
  readonly #request: NextRequest;
  readonly #isSecure: boolean;

  /** @param isSecure whether the visitor has come by https (lib/requests/request-scheme.ts) */
  constructor(request: NextRequest, isSecure: boolean) {
    this.#request = request;
    this.#isSecure = isSecure;
  }

  read(name: CookieName): string | undefined {
    return this.#request.cookies.get(cookieName(name, this.#isSecure))?.value;
  }

  write(response: NextResponse, name: CookieName, value: string): void {
    response.cookies.set(cookieName(name, this.#isSecure), value, cookieAttributes(name, this.#isSecure));
  }

  remove(response: NextResponse, name: CookieName): void {
    response.cookies.set(cookieName(name, this.#isSecure), '', deletingAttributes(name, this.#isSecure));
  }

  areChangedBy(response: NextResponse): boolean {
    return response.cookies.getAll().length > 0;
  }

  /** Deletes what an ended session leaves behind, except cookies that wait for their customer's return. */
  removePersonal(response: NextResponse): void {
    for (const name of personalCookies('ended')) if (this.read(name) !== undefined) this.remove(response, name);
    for (const name of suffixedNames(cookieName('begun', this.#isSecure), this.#request.cookies.getAll()))
      response.cookies.set(name, '', deletingAttributes('begun', this.#isSecure));
  }
}
