/** Does a page that many get carry its elements once (docs/decisions/125)? */
import { pagesOf } from '../pages.ts';
import { expect, test } from '../story.ts';

test('the data for React refers to the document, but where a page is made for one visitor', async ({
  request,
  catalog,
}) => {
  for (const path of await pagesOf(catalog)) {
    const answer = await request.get(path);
    const isOwn = answer.headers()['cache-control']?.includes('no-store');
    expect.soft((await answer.text()).includes('<script type="flight">'), path).toBe(!isOwn);
  }
});
