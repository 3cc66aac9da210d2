import { getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import { ShowMap } from '@/components/shop/map/show-map.client';
import { tilesUrl } from '@/lib/addresses/tiles';
import { tilesOver } from '@/lib/addresses/tiles-over';
import { numberFormat } from '@/lib/i18n/formats';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import type { Point } from '@/lib/view/view';

interface PlacesMapProps {
  /** Numbered in this order, like the list beside the map (`placeId`). */
  points: Point[];
  /** The customer's place. */
  here: Point | null;
  /** Describes the map in words. */
  label: string;
}

/** Pixels within which all pins lie. Below: those that tiles cover. The style sheet shows half of them on phones. */
const fits = { width: 600, height: 440 };
const shown = { width: 1240, height: 640 };

/** The id of a place in the list beside the map. */
export const placeId = (number: number) => `place-${number}`;

/**
 * Places on a map made of pictures and links alone. The list beside it says the same in words, so the map is hidden
 * from screen readers (docs/decisions/101). There is no map where the operator has no tile service.
 */
export async function PlacesMap({ points, here, label }: PlacesMapProps) {
  const url = tilesUrl();
  const map = url === null ? null : tilesOver([...points, ...(here === null ? [] : [here])], fits, shown);
  if (url === null || map === null || points.length === 0) return null;
  const [t, picker, { locale }] = await Promise.all([
    getTranslations('places'),
    getTranslations('address'),
    pageMarket(),
  ]);
  const at = ({ left, top }: { left: number; top: number }) => ({
    left: `calc(50% + ${left}px * var(--scale))`,
    top: `calc(50% + ${top}px * var(--scale))`,
  });
  const own = map.pins[points.length];
  return (
    <>
      <div className="places-map" aria-hidden="true" dir="ltr" style={{ '--tile': `${map.side}px` } as CSSProperties}>
        {map.tiles.map(({ x, y, ...place }) => (
          <img
            key={`${place.left}/${y}`}
            src={url.replace('{z}', String(map.zoom)).replace('{x}', String(x)).replace('{y}', String(y))}
            alt=""
            loading="lazy"
            style={at(place)}
          />
        ))}
        {own && <b style={at(own)} />}
        {map.pins.slice(0, points.length).map((place, index) => (
          <a key={placeId(index + 1)} href={`#${placeId(index + 1)}`} tabIndex={-1} style={at(place)}>
            {numberFormat(languageTag(locale)).format(index + 1)}
          </a>
        ))}
      </div>
      <ShowMap tiles={url} points={points} here={here} label={label} words={t('move')} failed={picker('failed')} />
    </>
  );
}
