import { describe, expect, test } from 'vitest';
import { type Body, hamletMarket } from '../../hamlet-market.ts';

const { get, clock } = hamletMarket();

describe('stories', () => {
  test('are grouped by shop, only of published products, of the last day', async () => {
    const { body } = await get('stories/paginate');
    expect(body.map((slides: Body[]) => slides.map(slide => slide.product_title))).toEqual([
      ['Margherita', 'Lemonade'],
      ['Tom yum'],
    ]);
    for (const slide of body.flat()) {
      const age = clock.now().getTime() - Date.parse(slide.created_at.replace(' ', 'T'));
      expect(age).toBeGreaterThanOrEqual(0);
      expect(age).toBeLessThan(86_400_000);
    }
  });

  test('perPage counts slides', async () => {
    expect((await get('stories/paginate?perPage=1')).body).toHaveLength(1);
    expect((await get('stories/paginate?page=5')).body).toEqual([]);
  });
});
