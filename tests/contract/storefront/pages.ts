/** Renders the page that answers a public path, in this process. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { createElement, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { noticeHeader } from '@/lib/notices/notice-format';
import { requestPathHeader } from '@/lib/paths/request-path';
import { missing, route } from '@/lib/route';
import { readSession } from '@/lib/session/session';
import { cookieJar, request } from '../../unit/stubs/next-headers.ts';
import { market } from '../../unit/stubs/next-root-params.ts';

interface PageProps {
  params: Promise<Record<string, string>>;
  searchParams: Promise<Record<string, string>>;
}

interface Module {
  default: (props: PageProps & { children?: ReactNode }) => ReactNode | Promise<ReactNode>;
  generateMetadata?: (props: PageProps) => Promise<unknown>;
}

interface Page {
  /** The folders of its path, beginning with the language, without route groups. */
  segments: string[];
  /** The files of its layouts, the outermost first, then that of the page. */
  files: string[];
}

const root = join(import.meta.dirname, '../../../app/[locale]/[currency]');
const pages = pagesIn(root, ['[locale]', '[currency]'], []);

/** The title of the page that was opened last, and the path to which it has redirected ("" for none). */
export const lastOpened = { title: '', to: '' };

/**
 * Returns the document of a public path; null where it redirects or is missing. `notice`: the encoded notice that the
 * last press has left.
 */
export async function opensPage(path: string, notice?: string): Promise<string | null> {
  const url = new URL(path, 'http://doorstep.test');
  const isSignedIn = (await readSession()) !== null;
  const visit = { path: url.pathname, query: url.searchParams, viewCookie: cookieJar.get('view'), isSignedIn };
  const answer = route(visit);
  if (answer.kind === 'redirect' || answer.inner === missing) return null;
  const inner = new URL(answer.inner, url);
  const segments = inner.pathname.split('/').filter(segment => segment !== '');
  const page = pages.find(one => matches(one.segments, segments));
  if (page === undefined) throw new Error(`No page answers ${answer.inner}.`);
  const params = Object.fromEntries(
    page.segments.flatMap((name, index) =>
      name.startsWith('[') ? [[name.slice(1, -1), decodeURIComponent(segments[index] ?? '')]] : [],
    ),
  );
  request.headers = new Headers({ [requestPathHeader]: path, ...(notice && { [noticeHeader]: notice }) });
  Object.assign(market, { locale: params.locale, currency: params.currency });
  const props: PageProps = {
    params: Promise.resolve(params),
    searchParams: Promise.resolve(Object.fromEntries(inner.searchParams)),
  };
  return rendered(await Promise.all(page.files.map(file => import(file) as Promise<Module>)), props);
}

async function rendered(modules: Module[], props: PageProps): Promise<string | null> {
  lastOpened.to = '';
  const metadata = Promise.allSettled(modules.map(module => module.generateMetadata?.(props)));
  const tree = modules.reduceRight<ReactNode>(
    (children, module) => createElement(module.default as never, { ...props, children }),
    null,
  );
  try {
    const { prelude } = await prerender(createElement(AppRouterContext, { value: {} as never }, tree), {
      onError: () => {},
    });
    return await new Response(prelude).text();
  } catch (error) {
    // "NEXT_REDIRECT;type;path;status;"
    const [kind, , to = ''] = String((error as { digest?: string }).digest).split(';');
    if (kind !== 'NEXT_REDIRECT') throw error;
    lastOpened.to = to;
    return null;
  } finally {
    lastOpened.title = titleIn(await metadata);
  }
}

/** Takes the title of the innermost layout or page, as Next does. */
function titleIn(metadata: PromiseSettledResult<unknown>[]): string {
  const titles = metadata.map(found => found.status === 'fulfilled' && (found.value as { title?: unknown })?.title);
  const last = titles.findLast(Boolean) as string | { absolute?: string } | undefined;
  return typeof last === 'string' ? last : (last?.absolute ?? '');
}

/** Folders with a fixed name come before parameters, as in Next. */
function pagesIn(folder: string, segments: string[], layouts: string[]): Page[] {
  const isParameter = ({ name }: { name: string }) => Number(name.startsWith('['));
  const entries = readdirSync(folder, { withFileTypes: true }).sort(
    (one, other) => isParameter(one) - isParameter(other),
  );
  const own = entries.some(({ name }) => name === 'layout.tsx') ? [...layouts, join(folder, 'layout.tsx')] : layouts;
  const page = entries.some(({ name }) => name === 'page.tsx')
    ? [{ segments, files: [...own, join(folder, 'page.tsx')] }]
    : [];
  const below = entries
    .filter(entry => entry.isDirectory())
    .flatMap(({ name }) => pagesIn(join(folder, name), name.startsWith('(') ? segments : [...segments, name], own));
  return [...page, ...below];
}

function matches(pattern: string[], segments: string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((name, index) => name.startsWith('[') || name === segments[index])
  );
}
