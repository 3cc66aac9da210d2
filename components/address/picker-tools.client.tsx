'use client';

import { useEffect, useState } from 'react';
import type { AddressWords } from '@/components/address/address-words';
import { useChooseAddress } from '@/components/address/use-choose-address.client';
import { usePoint } from '@/components/address/use-point.client';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ErrorAlert } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { MapButton } from '@/components/ui/map/map-button.client';
import { usePart } from '@/components/ui/use-part.client';
import type { Locale } from '@/lib/i18n/locales';
import type { Point } from '@/lib/view/view';

interface PickerToolsProps {
  locale: Locale;
  tiles: string | null;
  words: AddressWords;
  back?: string;
  /** Where the map starts when nothing is chosen. */
  start: Point;
}

const loadMap = () => import('@/components/address/address-map.client').then(({ AddressMap }) => AddressMap);

/** Offers what needs script: the device's location, and the map. Both end in a named place and one button. */
export function PickerTools({ locale, tiles, words, back, start }: PickerToolsProps) {
  const [isReady, setReady] = useState(false);
  const { choice, status, take, move, locate, chosen } = usePoint(locale, words);
  const { part: AddressMap, warm } = usePart(loadMap);
  const { choose, isPending, hasFailed } = useChooseAddress(back);
  useEffect(() => setReady(true), []);

  const showMap = async () => {
    const hasCome = await warm();
    if (hasCome && choice === null) await take(start, 'hand');
    return hasCome;
  };

  return (
    // Takes up its space before hydration, so that nothing below moves.
    <div className={`address-tools needs-script ${isReady ? '' : 'invisible'}`}>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={locate}>
          <Icon name="locate" />
          {words.useLocation}
        </Button>
        {tiles !== null && (AddressMap === null || choice === null) && (
          <MapButton load={showMap} failed={words.failed}>
            <Icon name="map" />
            {words.showMap}
          </MapButton>
        )}
      </div>
      {AddressMap !== null && tiles !== null && choice !== null && (
        <AddressMap tiles={tiles} point={choice.point} words={words} onMove={move} />
      )}
      <p role="status" className="text-small text-soft empty:sr-only">
        {status}
      </p>
      {choice !== null && (
        <Card className="spread bottom-0 z-1 [@media(height>=30rem)]:sticky">
          <p aria-live="polite">
            <span className="block text-small text-soft">{words.pinAt}</span>
            <b className="text-lead">
              <bdi>{choice.text}</bdi>
            </b>
          </p>
          <Button onClick={() => choose(chosen() ?? choice)} aria-disabled={isPending}>
            {words.deliverHere}
          </Button>
        </Card>
      )}
      {hasFailed && <ErrorAlert>{words.failed}</ErrorAlert>}
    </div>
  );
}
