import { tilesUrl } from '@/lib/addresses/tiles';
import { tileSize, tilesAround } from '@/lib/addresses/tiles-around';
import type { Point } from '@/lib/view/view';

const zoom = 16;
const columns = 3;
const rows = 2;

/**
 * A small map with a pin, made of pictures alone, to check that the point is right. What it shows is also said in words
 * beside it. Nothing is fetched while it is folded away, and there is no map where the operator has no tile service.
 */
export function StaticMap({ point }: { point: Point }) {
  const url = tilesUrl();
  if (url === null) return null;
  const { left, top, tiles } = tilesAround(point, zoom, columns, rows);
  return (
    <div className="static-map" aria-hidden="true">
      <div style={{ width: columns * tileSize, left: `calc(50% - ${left}px)`, top: `calc(50% - ${top}px)` }}>
        {tiles.map(({ x, y }) => (
          <img
            key={`${x}/${y}`}
            src={url.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y))}
            width={tileSize}
            height={tileSize}
            alt=""
            loading="lazy"
          />
        ))}
      </div>
    </div>
  );
}
