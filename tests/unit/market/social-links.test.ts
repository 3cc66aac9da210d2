import { expect, test } from 'vitest';
import { socialLinks } from '@/lib/market/social-links';

test('reads the keys that the settings have, in a fixed order', () => {
  const settings = { twitter: 'https://x.com/doorstep', instagram: ' https://instagram.com/doorstep ' };
  expect(socialLinks(settings)).toEqual([
    { network: 'instagram', url: 'https://instagram.com/doorstep' },
    { network: 'twitter', url: 'https://x.com/doorstep' },
  ]);
});

test('a setting that is no URL of the web becomes no link', () => {
  expect(socialLinks({ facebook: 'javascript:alert(1)', twitter: '@doorstep', instagram: '' })).toEqual([]);
});
