import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const args = ['--conditions=react-server', '--import', './hosting/launch/aliases.mjs', 'hosting/check-api/main.ts'];

test.each([
  ['https://user:pa55word@market.example', /no user name, password or query/],
  ['https://market.example?key=pa55word', /no user name, password or query/],
  ['market.example', /begins with http/],
])(
  'the address %s is refused before anything is asked, and not printed',
  (address, why) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...args, address], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(why);
    expect(stderr).not.toContain('pa55word');
  },
  20_000,
);
