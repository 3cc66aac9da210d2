/** Pictures in a chat: sent, made smaller, refused and taken out again. */
import sharp from 'sharp';
import { deskOf } from '../../support/chats.ts';
import { largePhoto } from '../../support/photo.ts';
import { ChatView } from '../shopper/chat-view.ts';
import { expect, test } from '../story.ts';

test('a picture is sent, and what could carry script is not', async ({ shopper, says, customers, sandbox }) => {
  await shopper.entersAs(await customers.create(), '/chat/new?with=admin');
  const chat = new ChatView(shopper);
  const file = shopper.content.getByLabel(says('chat.attach'));
  const refused = shopper.content.getByText(says('errors.pictureType'));
  for (const [name, mimeType] of [
    ['a.svg', 'image/svg+xml'],
    ['soup.png', 'image/png'],
  ] as const) {
    await file.setInputFiles({ name, mimeType, buffer: Buffer.from('<svg/>') });
    // With script it is told at once.
    if (shopper.hasScript) await expect(refused).toBeVisible();
    await chat.sends();
    await expect(refused).toBeVisible();
    if (!shopper.hasScript) continue;
    await shopper.presses(says('pictures.detach'));
    await expect(refused).toHaveCount(0);
  }
  await expect(chat.log.getByRole('listitem')).toHaveCount(0);
  const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: 'orange' } }).png();
  await file.setInputFiles({ name: 'soup.png', mimeType: 'image/png', buffer: await photo.toBuffer() });
  await chat.sends();
  const shown = chat.log.locator('li:not([data-state])').getByRole('img', { name: says('chat.picture') });
  await expect(shown).toHaveAttribute('src', /^\/pictures\//);
  const [sent] = await deskOf(sandbox).messages(await chat.id());
  expect((await fetch(sent?.picture ?? '')).headers.get('content-type')).toBe('image/webp');
});

test('whoever takes a picture out by a key stays at the field', async ({ shopper, says, customers }) => {
  test.skip(!shopper.hasScript, 'without script a picture is chosen and sent');
  await shopper.entersAs(await customers.create(), '/chat/new?with=admin');
  const file = shopper.content.getByLabel(says('chat.attach'));
  await file.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await shopper.content.getByRole('button', { name: says('pictures.detach') }).press('Enter');
  await expect(shopper.content.getByText(says('errors.pictureType'))).toHaveCount(0);
  await expect(file).toBeFocused();
});

test("a phone's photo is made smaller before it is sent", async ({ shopper, says, customers, sandbox }) => {
  test.skip(!shopper.hasScript, 'without script pictures are sent as they are');
  await shopper.entersAs(await customers.create(), '/chat/new?with=admin');
  const chat = new ChatView(shopper);
  const file = shopper.content.getByLabel(says('chat.attach'));
  const large = await largePhoto();
  await file.setInputFiles(large);
  await expect(shopper.content.getByRole('img', { name: says('chat.attached') })).toBeVisible();
  const size = await file.evaluate((field: HTMLInputElement) => field.files?.[0]?.size ?? 0);
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThan(large.buffer.length / 2);
  await chat.sends();
  const shown = chat.log.locator('li:not([data-state])').getByRole('img', { name: says('chat.picture') });
  await expect(shown).toHaveAttribute('src', /^\/pictures\//);
  expect(await deskOf(sandbox).messages(await chat.id())).toHaveLength(1);
});
