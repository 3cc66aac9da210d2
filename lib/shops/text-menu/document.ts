/** The document of a menu in words: head, terms, sections, and the way back to the page that sells. */
import { getTranslations } from 'next-intl/server';
import { html, type Markup, trusted } from '@/lib/html/markup';
import { isolated } from '@/lib/i18n/isolated';
import { languageTag } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { publicUrl } from '@/lib/i18n/public-url';
import { scriptStyle } from '@/lib/i18n/script-style';
import type { Market } from '@/lib/market/market';
import { getClock, getMarketName, getMoneyStyle, inMarketCurrency, isRightToLeft } from '@/lib/market/queries';
import { formatMinor, type Money } from '@/lib/money';
import { e164Of } from '@/lib/phone';
import type { MenuSection } from '@/lib/products/schema';
import { qrPath } from '@/lib/qr-path';
import { statedFee } from '@/lib/shops/door-price/stated-fee';
import { openState } from '@/lib/shops/opening/hours';
import { openWords } from '@/lib/shops/opening/open-words';
import { shopPath } from '@/lib/shops/paths';
import { isPickupOnly } from '@/lib/shops/reach';
import type { Shop } from '@/lib/shops/schema';
import { sectionMarkup, type TextMenu } from '@/lib/shops/text-menu/sections';
import { textStyle } from '@/lib/shops/text-menu/style';
import { dateInWords, wallTime } from '@/lib/time';
import type { Theme } from '@/lib/view/view';

interface TextDocument {
  shop: Shop;
  sections: MenuSection[];
  market: Market;
  theme: Theme;
}

export async function textDocument({ shop, sections, market, theme }: TextDocument): Promise<Markup> {
  const { locale } = market;
  const [t, units, brand, isFromRight, money] = await Promise.all([
    getTranslations({ locale, namespace: 'shop' }),
    getTranslations({ locale, namespace: 'product' }),
    getMarketName(locale),
    isRightToLeft(locale),
    getMoneyStyle(market),
  ]);
  const path = localizedPath(locale, shopPath(shop));
  const menu: TextMenu = { shop, locale, path, money, t, units };
  return html`<!doctype html>
<html lang="${languageTag(locale)}" dir="${isFromRight ? 'rtl' : 'ltr'}" data-theme="${theme}" style="${fontsOf(market)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="script-src 'none'">
<title>${shop.title} · ${t('textMenu')} · ${brand}</title>
<link rel="canonical" href="${publicUrl(locale, shopPath(shop))}">
<link rel="icon" href="/icons/icon.svg">
<style>${trusted(textStyle)}</style>
</head>
<body>
<header>
<p class="brand"><a href="${localizedPath(locale, '/')}">${brand}</a></p>
<a class="order" href="${path}">${t('textOrder')}</a>
</header>
<main>
<h1><bdi>${shop.title}</bdi></h1>
${shop.description !== '' && html`<p dir="auto">${shop.description}</p>`}
<ul class="facts">${(await factsOf(shop, market)).map(fact => html`<li>${fact}</li>`)}</ul>
${sections.length > 1 && contents(sections, t('sections'))}
${sections.map(section => sectionMarkup(section, menu))}
<p>${units('askAllergens')}</p>
</main>
${await footer(shop, market)}
</body>
</html>
`;
}

function fontsOf({ locale }: Market): string {
  return `--font-sans:${scriptStyle(locale)?.['--font-sans'] ?? 'system-ui, sans-serif'}`;
}

/** State, terms and contact: what the head of the shop's page says, in words alone. */
async function factsOf(shop: Shop, market: Market): Promise<Markup[]> {
  const { locale } = market;
  const [t, card, clock, minimum, fee] = await Promise.all([
    getTranslations({ locale, namespace: 'shop' }),
    getTranslations({ locale, namespace: 'card' }),
    getClock(locale),
    amountWords(shop.minimum, market),
    feeWords(shop, market),
  ]);
  const { deliveryTime: time, rating, reviewCount } = shop;
  const phone = e164Of(shop.phone);
  return [
    html`${openWords(openState(shop.hours, wallTime(clock)), card, languageTag(locale)).text}`,
    html`${reviewCount > 0 && t.markup('rating', { rating, count: reviewCount, more: words => words })}`,
    html`${time && t(`time.${time.type}`, { from: time.from, to: time.to })}`,
    html`${shop.minimum.minor > 0 && t.markup('minimum', { price: () => minimum })}`,
    html`${fee}`,
    html`${shop.address !== '' && html`<bdi>${shop.address}</bdi>`}`,
    html`${phone !== '' && html`<a href="tel:${phone}" dir="ltr">${phone}</a>`}`,
  ].filter(({ markup }) => markup !== '');
}

/** The delivery fee for any address, or that there is no delivery, as the shop's page says it. */
async function feeWords({ id, terms }: Shop, market: Market): Promise<string> {
  const { locale } = market;
  const [t, list, isPickup] = await Promise.all([
    getTranslations({ locale, namespace: 'shop' }),
    getTranslations({ locale, namespace: 'list' }),
    isPickupOnly(id, locale),
  ]);
  const fee = statedFee(terms);
  if (isPickup) return t('pickupOnly');
  if (fee === null) return list('free');
  const [price, each] = await Promise.all([amountWords(fee.base, market), amountWords(fee.perKilometre, market)]);
  return `${t('feeLabel')} ${t.markup(fee.words, { price: () => price, each: () => each })}`;
}

async function amountWords(amount: Money, market: Market): Promise<string> {
  const [{ minor }, style] = await Promise.all([inMarketCurrency(amount, market), getMoneyStyle(market)]);
  return isolated(formatMinor(minor, style));
}

function contents(sections: MenuSection[], label: string): Markup {
  return html`<nav aria-label="${label}"><ul>${sections.map(
    ({ id, title }) => html`<li><a href="#s${id}"><bdi>${title}</bdi></a></li>`,
  )}</ul></nav>`;
}

/** When these prices were true, and the way to the prices of today: a code for who reads it on paper. */
async function footer(shop: Shop, { locale }: Market): Promise<Markup> {
  const [t, clock] = await Promise.all([getTranslations({ locale, namespace: 'shop' }), getClock(locale)]);
  const url = publicUrl(locale, shopPath(shop));
  const { path, width } = qrPath(url);
  const { date } = wallTime(clock);
  return html`<footer>
<svg viewBox="0 0 ${String(width)} ${String(width)}" role="img" aria-label="${t('textCode')}"><path d="${path}"/></svg>
<p>${t('textPrices', { date: dateInWords(date, languageTag(locale), { dateStyle: 'long' }) })}<br>${t('textCode')}:<br><a href="${url}" dir="ltr">${url}</a></p>
</footer>`;
}
