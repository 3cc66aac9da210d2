/** A list of shops on wide screens, with its column of filters. */
import { expect, test } from '../story.ts';

test('a filter that is chosen far down in the column stays where it stands', async ({ shopper }) => {
  await shopper.page.setViewportSize({ width: 1280, height: 700 });
  await shopper.opens('/restaurants');
  const take = shopper.page.locator('#filters label:has([name="take"])').last();
  await take.scrollIntoViewIfNeeded();
  const place = await take.boundingBox();
  await take.click();
  await expect(shopper.page).toHaveURL(/take=/);
  await expect(take.locator(':checked')).toHaveCount(1);
  expect(Math.abs(((await take.boundingBox())?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(60);
});
