/** Visits of a Worker share no work. */
import { expect, test } from 'vitest';
import { answerOfOurs, inVisit, perVisit, visitId } from '@/hosting/workerd/visit.mjs';

const { doorstepUnderWay, doorstepLanes, doorstepStreams } = perVisit() as unknown as {
  doorstepUnderWay: Map<string, number>;
  doorstepLanes: Record<'customer', ((work: () => Promise<unknown>) => Promise<unknown>) & { activeCount: number }>;
  doorstepStreams: { open: Set<string>; heart: unknown };
};

test('a call under way is known in its own visit alone, and still known after a wait', async () => {
  const seen = await Promise.all(
    ['one', 'other'].map((id, index) =>
      inVisit(id, async () => {
        doorstepUnderWay.set('shops', index);
        await Promise.resolve();
        return [visitId(), doorstepUnderWay.get('shops')];
      }),
    ),
  );
  expect(seen).toEqual([
    ['one', 0],
    ['other', 1],
  ]);
  expect(doorstepUnderWay.get('shops')).toBeUndefined();
});

test('lanes and streams are of a visit too', async () => {
  const never = new Promise(() => {});
  inVisit('one', () => {
    void doorstepLanes.customer(() => never);
    doorstepStreams.open.add('stream');
    doorstepStreams.heart = 1;
  });
  inVisit('other', () => {
    expect(doorstepLanes.customer.activeCount).toBe(0);
    expect(doorstepStreams.open.size).toBe(0);
    expect(doorstepStreams.heart).toBeNull();
  });
  expect(await inVisit('third', () => doorstepLanes.customer(async () => 'done'))).toBe('done');
});

test('what a visit asks of the storefront itself does not leave it', async () => {
  const door = { origin: 'https://shop.example', answer: async (asked: Request) => new Response(asked.url) };
  const asked = (url: string) => inVisit('one', () => answerOfOurs(url), door);
  expect(await (await asked('https://shop.example/cart'))?.text()).toBe('https://shop.example/cart');
  expect(asked('https://shop.example.evil/cart')).toBeNull();
  expect(inVisit('one', () => answerOfOurs('https://shop.example/cart'))).toBeNull();
});
