/** What does the marketplace put in the window? */
import type { SeedBanner } from './types.ts';
import { picture, type Words, words } from './write.ts';

const banner = (
  key: string,
  icons: string,
  hue: number,
  title: Words,
  description: Words,
  button: Words,
  shops: string[],
  isAd = false,
): SeedBanner => ({
  key,
  title: words(title),
  description: words(description),
  button: words(button),
  picture: picture(icons, hue),
  shops,
  ...(isAd && { isAd }),
});

export const banners: SeedBanner[] = [
  banner(
    'pizza-night',
    'pizza tomato herb olive cheese',
    25,
    ['Pizza night', 'Pizzaabend', 'ليلة البيتزا'],
    [
      'Blistered crusts from ovens that never cool.',
      'Blasige Ränder aus Öfen, die nie abkühlen.',
      'أطراف محمّرة من أفران لا تبرد.',
    ],
    ['See the ovens', 'Zu den Öfen', 'اكتشف الأفران'],
    ['basil-and-brick', 'nonna-lucia'],
  ),
];
