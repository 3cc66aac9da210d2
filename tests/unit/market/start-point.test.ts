/** Where a market's map starts, as its operator has written that. */
import { expect, test } from 'vitest';
import { settingsSchema } from '@/lib/market/schema';
import { startPoint } from '@/lib/market/start-point';

const zurich = { latitude: 47.41, longitude: 8.53 };

test.each([zurich, { latitude: '47.41', longitude: '8.53' }, JSON.stringify(zurich), '47.41, 8.53'])(
  '%j is read',
  value => {
    expect(startPoint(settingsSchema.parse({ data: [{ key: 'location', value }] }))).toEqual(zurich);
  },
);

test.each([undefined, null, '', 'Zurich', '147.41,8.53', '{"latitude":', { latitude: 91, longitude: 0 }, []])(
  '%j is none',
  value => {
    const usual = { latitude: 41.29, longitude: 69.22 };
    expect(startPoint(settingsSchema.parse({ data: [{ key: 'location', value }] }))).toEqual(usual);
  },
);
