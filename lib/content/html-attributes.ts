/** Decides where links and pictures in the operator's HTML may lead. */
import { anchorOf } from '@/lib/content/headings';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { localizedPath, splitLocale } from '@/lib/i18n/localized-path';
import { decodeSegment } from '@/lib/paths/decode-segment';
import { pictureUrl } from '@/lib/pictures/picture';
import { isPictureHost, type PictureHosts } from '@/lib/pictures/picture-host';
import { canonicalPath, isInPictureFolder } from '@/lib/pictures/picture-path.mjs';

/** The reader's language, and the URLs that are the storefront's own. */
export interface HtmlContext extends PictureHosts {
  /** The language in which links to our own pages continue. */
  locale: Locale;
  SITE_URL: string;
}

type Attributes = Record<string, string>;

/**
 * Empty for a link that must not be followed: its text stays. A link to our own page opens in the reader's language and
 * in the same tab.
 */
export function linkAttributes(href: string, { locale, SITE_URL }: HtmlContext): Attributes {
  const target = href.trim();
  if (target.startsWith('#')) return target.length > 1 ? { href: `#${anchorOf(decodeSegment(target.slice(1)))}` } : {};
  if (/^(mailto|tel):/i.test(target)) return { href: target };
  const url = URL.parse(target, SITE_URL);
  if (url === null || !/^https?:$/.test(url.protocol)) return {};
  if (url.origin !== new URL(SITE_URL).origin) return { href: url.href, rel: 'noopener' };
  const path = `${url.pathname}${url.search}${url.hash}`;
  return { href: splitLocale(path).locale === defaultLocale ? localizedPath(locale, path) : path };
}

const widths = [480, 828, 1080];

/**
 * Empty where the image service would refuse the picture: only those of the marketplace and of IMAGE_ORIGINS are shown.
 */
export function pictureAttributes({ src = '', alt = '', width, height }: Attributes, context: HtmlContext): Attributes {
  const { API_URL } = context;
  const url = URL.parse(src.trim(), API_URL);
  if (url === null || !isShown(url, context)) return {};
  const at = (size: number) => pictureUrl(url.href, size, API_URL);
  return {
    src: at(828),
    srcset: widths.map(size => `${at(size)} ${size}w`).join(', '),
    sizes: '(max-width: 44rem) 94vw, 672px',
    alt,
    ...(isNumber(width) && isNumber(height) ? { width, height } : {}),
    loading: 'lazy',
    decoding: 'async',
  };
}

function isShown(url: URL, context: HtmlContext): boolean {
  if (!isPictureHost(url.href, context)) return false;
  if (url.origin !== new URL(context.API_URL).origin) return true;
  const path = canonicalPath(url.pathname);
  return path !== null && isInPictureFolder(path);
}

function isNumber(text: string | undefined): text is string {
  return /^\d{1,5}$/.test(text ?? '');
}
