import { expect, test } from 'vitest';
import { bytesBesideFiles } from '@/lib/multipart';

const type = 'multipart/form-data; boundary=b';
const field = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
/** An empty form with this boundary. */
const emptyForm = (boundary: string): [string, string] => [
  `--${boundary}--`,
  `multipart/form-data; boundary=${boundary}`,
];
const isWhole = (body: string, header = type) => bytesBesideFiles(Buffer.from(body), header) !== null;

test('what the platform makes of a form is whole', async () => {
  const form = new FormData();
  form.append('note', 'two\r\nlines --b-- é');
  form.append('empty', '');
  form.append('quoted "name"\r\n', 'x');
  form.append('picture', new Blob([new Uint8Array(70_000).map((_, at) => at)], { type: 'image/png' }), 'ä "1".png');
  for (const posted of [form, new FormData()]) {
    const sent = new Response(posted);
    const body = Buffer.from(await sent.arrayBuffer());
    const header = sent.headers.get('content-type') ?? '';
    const ofFiles = posted === form ? 70_000 : 0;
    expect(bytesBesideFiles(body, header)).toBe(body.length - ofFiles);
    expect(bytesBesideFiles(body.subarray(0, -10), header)).toBe(null);
  }
});

test.each([
  ['a boundary of seventy characters', ...emptyForm('b'.repeat(70))],
  ['a quoted boundary', `${field}--b--`, 'multipart/form-data;Boundary="b"'],
  ['further headers of a part', `--b\r\nX-A: 1\r\ncontent-disposition:form-data;name=a\r\n\r\n\r\n--b--\r\n`, type],
])('%s', (_, body, header) => expect(isWhole(body, header)).toBe(true));

test.each(['b', 'a table for two', '\r\n-b', 'x--b', '--b', '\n--b'])(
  'a value with the text of the boundary, %j, is not whole: Node looks for that alone, and reads no such form',
  async value => {
    const body = `--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n${value}\r\n--b--\r\n`;
    await expect(new Response(body, { headers: { 'Content-Type': type } }).formData()).rejects.toThrow();
    expect(isWhole(body)).toBe(false);
  },
);

test.each([
  ['', type],
  [`${field}--b--`, 'multipart/form-data'],
  [`${field}--b--`, 'multipart/form-data; boundary='],
  [`${field}--b--`, 'multipart/form-data; boundary=other'],
  emptyForm('b'.repeat(71)),
  ['--b--', 'multipart/form-data; x="; boundary=b"; boundary=other'],
  ['--b--', 'multipart/form-data; boundary=b; boundary=other'],
  ['--b--', 'multipart/form-data; boundary="b'],
  ['--b--', 'multipart/mixed; boundary=b'],
  [field, type],
  [`--b\r\n${'X-A: 1\r\n'.repeat(5000)}Content-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--`, type],
  [`${field}--b`, type],
  [`${field}--b\n`, type],
  ['--b\r\nContent-Disposition: form-data; name="a"\r\n--b--', type],
  ['--b\r\nContent-Disposition: form-data\r\n\r\n1\r\n--b--', type],
  ['--b\r\nfoo\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--', type],
])('%.60j as %s is not', (body, header) => expect(isWhole(body, header)).toBe(false));
