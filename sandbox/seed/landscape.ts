/** What lies between the streets: the river, the lake and the parks, drawn on the map tiles. */
import type { Position } from '../rules/distance.ts';
import type { Text } from '../rules/text.ts';
import { pointAt, ringAround } from './ground-plan.ts';

/** The river's middle line from north-east to south-west; `width` in metres. */
export const river: { width: number; line: Position[]; name: Text } = {
  width: 110,
  name: { en: 'Heron River', de: 'Reiherfluss', ar: 'نهر البلشون' },
  line: [
    pointAt(6200, 2600),
    pointAt(4300, 1700),
    pointAt(3000, 700),
    pointAt(2200, -350),
    pointAt(1200, -1150),
    pointAt(-150, -1500),
    pointAt(-1500, -1650),
    pointAt(-2600, -2350),
    pointAt(-4100, -2700),
    pointAt(-6300, -3900),
  ],
};

export const lakes: { ring: Position[]; name: Text }[] = [
  {
    ring: ringAround(pointAt(-2680, 700), 0.23, 0.14),
    name: { en: 'Mirror Lake', de: 'Spiegelsee', ar: 'بحيرة المرآة' },
  },
];

export const parks: { ring: Position[]; name: Text }[] = [
  {
    ring: ringAround(pointAt(-1500, 800), 0.4, 0.16),
    name: { en: 'Orchard Park', de: 'Obstgartenpark', ar: 'حديقة البستان' },
  },
  {
    ring: ringAround(pointAt(1750, 1950), 0.44, 0.2),
    name: { en: 'Linden Park', de: 'Lindenpark', ar: 'حديقة الزيزفون' },
  },
  {
    ring: ringAround(pointAt(560, -620), 0.3, 0.16),
    name: { en: 'Fountain Garden', de: 'Brunnengarten', ar: 'حديقة النافورة' },
  },
  {
    ring: ringAround(pointAt(-500, -2600), 0.46, 0.22),
    name: { en: 'South Meadows', de: 'Südwiesen', ar: 'مروج الجنوب' },
  },
  {
    ring: ringAround(pointAt(3050, -1500), 0.4, 0.2),
    name: { en: 'Heron Reeds', de: 'Reiherschilf', ar: 'قصب البلشون' },
  },
  {
    ring: ringAround(pointAt(-3000, 2700), 0.75, 0.24),
    name: { en: 'Observatory Hill', de: 'Sternwartenhügel', ar: 'تلّة المرصد' },
  },
];
