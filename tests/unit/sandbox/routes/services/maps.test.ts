import { describe, expect, test } from 'vitest';
import { hamletMarket } from '../../hamlet-market.ts';

const { send } = hamletMarket();

describe('geocoding', () => {
  const places = async (query: string) => (await send(`/maps/geocode?${query}`)).body;

  test('both ways, in the maps service’s own shape', async () => {
    const found = await places('address=mark 12&key=x&language=de');
    expect(found.status).toBe('OK');
    expect(found.results).toHaveLength(1);
    const { formatted_address: text, geometry, place_id: id } = found.results[0];
    expect([text, id]).toEqual(['Marktstraße 12', 'street-1-12']);
    const back = await places(`latlng=${geometry.location.lat},${geometry.location.lng}&language=ar`);
    expect(back.results[0].formatted_address).toBe('شارع السوق 12');
  });

  test('nothing found, nothing searched for', async () => {
    expect(await places('address=atlantis')).toEqual({ status: 'ZERO_RESULTS', results: [] });
    expect(await places('latlng=0,0')).toEqual({ status: 'ZERO_RESULTS', results: [] });
    expect((await places('')).status).toBe('INVALID_REQUEST');
  });
});
