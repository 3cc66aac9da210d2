/**
 * Refuses a request before anything is done for it: with a whole document where a browser shows the answer, with JSON
 * where a script or a machine reads it. Next's own pages cannot choose their status.
 */
import { NextResponse } from 'next/server';
import { bareLooks } from '@/lib/bare-looks';
import { escapeHtml } from '@/lib/html/escape-html';
import { isArabicScript, isLocale, type Locale, languageTag } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/i18n/localized-path';
import { catalogueOf } from '@/lib/messages/catalogue';
import { neverKept } from '@/lib/never-kept';
import { singleSlashes } from '@/lib/paths/request-path';
import { type Expensive, takeFromQuota } from '@/lib/rate-limit/network-quota';
import { viewScript } from '@/lib/view/view-script';

interface Refused {
  status: 403 | 413 | 429;
  /** The key of its sentence under `refused`, of cookies under `online`; its title is `refused.<key>Title`. */
  reason: 'tooLarge' | 'tooMany' | 'cookies';
  /** Seconds after which the same request may be accepted. */
  retryAfter?: number;
}

export async function refuseRequest(request: Request, { status, reason, retryAfter }: Refused): Promise<NextResponse> {
  const locale = languageOf(request);
  const { refused, online } = await catalogueOf(locale);
  const { cookies } = online;
  const title = refused[`${reason}Title`];
  const text = reason === 'cookies' ? cookies : refused[reason];
  const headers = {
    ...neverKept,
    'Content-Language': languageTag(locale),
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  };
  const isShown = request.headers.get('accept')?.includes('text/html') && !request.headers.has('next-action');
  if (!isShown) return NextResponse.json({ error: reason, message: text }, { status, headers });
  const document = documentOf({ title, text, back: refused.back, page: formPage(request) }, locale);
  return new NextResponse(document, { status, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } });
}

/** Null while the network address has not exceeded its quota. */
export async function refuseTooMany(request: Request, what: Expensive): Promise<NextResponse | null> {
  const share = await takeFromQuota(what, request.headers);
  return share.ok ? null : refuseRequest(request, { status: 429, reason: 'tooMany', retryAfter: share.retryAfter });
}

/** The language of the requesting page: from its own path, a call's `?locale=`, or the path of the form's page. */
function languageOf(request: Request): Locale {
  const { searchParams } = new URL(request.url);
  const told = searchParams.get('locale') ?? searchParams.get('lang') ?? undefined;
  return isLocale(told) ? told : splitLocale(formPage(request)).locale;
}

/** The path of the form's page: a page's form is posted to the page itself. */
function formPage({ url, headers }: Request): string {
  const { pathname, search } = new URL(url);
  if (!pathname.startsWith('/api/')) return singleSlashes(`${pathname}${search}`);
  const from = headers.get('referer') ?? '';
  return URL.canParse(from) ? singleSlashes(new URL(from).pathname) : '/';
}

function documentOf(words: Record<'title' | 'text' | 'back' | 'page', string>, locale: Locale): string {
  const title = escapeHtml(words.title);
  return `<!DOCTYPE html><html lang="${languageTag(locale)}" dir="${isArabicScript(locale) ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${bareLooks}</style><script>${viewScript}</script><noscript><link rel="stylesheet" href="/api/view-style?locale=${locale}"></noscript></head><body><main id="content"><h1>${title}</h1><p>${escapeHtml(words.text)}</p><p><a href="${escapeHtml(words.page)}">${escapeHtml(words.back)}</a></p></main></body></html>`;
}
