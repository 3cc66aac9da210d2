/** What sellers, couriers and other customers write changes nothing outside of its own place on the page. */
import { expect, test } from 'vitest';
import { longText, shortText, text, translation } from '@/lib/api/schema';
import { messageSchema } from '@/lib/chat/schema';

const override = '\u202e';
const endOfIsolate = '\u2069';

test.each([
  ['a name that turns the rest of its line round', `Sam${override}`, 'Sam'],
  ['a name that ends the isolate around it', `Sam${endOfIsolate}${override} pays`, 'Sam pays'],
  ['embeddings and isolates', '\u202aa\u202bb\u202cc\u202dd\u2066e\u2067f\u2068g', 'abcdefg'],
  ['marks of direction and joiners, which names need', 'شركة\u200f (می\u200cخواهم) 👩\u200d🍳', null],
])('%s', (_, written, shown) => {
  const read = [text, shortText, longText].map(schema => schema.parse(written));
  expect(read).toEqual(Array(3).fill(shown ?? written));
});

test.each([
  ['hundreds of marks on one letter', `Z${'\u0310'.repeat(290)}algo`, `Z${'\u0310'.repeat(8)}algo`],
  [
    'the marks of Hebrew, Tibetan, Hindi, Thai and emoji',
    'בְּרֵאשִׁ֖ית ཧྐྵྨླྺྼྻྂ क्षि ที่ 🏴\u{e0067}\u{e0062}\u{e007f} 1\ufe0f\u20e3',
    null,
  ],
])('%s', (_, written, shown) => {
  expect(translation.parse({ title: written, description: written })).toMatchObject({
    title: shown ?? written,
    description: shown ?? written,
  });
});

test('a message of a chat, of which the marks are counted too', () => {
  const message = { id: 'a', chat_id: 'b', chat_content: `Z${override}${'\u0310'.repeat(500)}`, sender: 0 };
  expect(messageSchema.parse({ ...message, chat_img: '', unread: 1, created_at: '' }).text).toBe(
    `Z${'\u0310'.repeat(8)}`,
  );
});
