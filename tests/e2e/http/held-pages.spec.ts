/** Does the production server ever answer one visitor with what it holds for another? */
import { oddVisits } from '../../support/odd-visits.ts';
import { type RawAnswer, sendRaw } from '../../support/raw-visit.ts';
import { expect, test } from '../story.ts';

for (const seed of [5, 6]) {
  test(`a held answer is what the same request gets unheld, seed ${seed}`, async ({ pair }) => {
    test.setTimeout(120_000);
    // All of it once more where the market has changed in between, as other stories change it.
    await expect(async () => {
      for (const visit of oddVisits(seed, 40)) {
        const answer = await sendRaw(pair.site, visit);
        // The same request with a header that no key knows.
        const unheld = await sendRaw(pair.site, { ...visit, headers: [...visit.headers, ['x-unheld', '1']] });
        expect(facts(answer), JSON.stringify(visit)).toEqual(facts(unheld));
      }
    }).toPass({ intervals: [3000], timeout: 100_000 });
  });
}

/** The page itself may have been made anew in between, so its place and language stand for it. */
function facts({ status, headers, body }: RawAnswer) {
  return {
    status,
    location: headers.location,
    type: headers['content-type'],
    caching: headers['cache-control'],
    language: /<html[^>]*lang="([^"]*)"/.exec(body)?.[1],
    title: /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1],
    shops: body.match(/\/(restaurant|shop)\/\d+/g),
  };
}
