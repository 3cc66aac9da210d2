/** Which streets does the town have, and where on them is a house? */
import type { Position } from '../rules/distance.ts';
import type { Text } from '../rules/text.ts';
import { metresOf, pointAt } from './ground-plan.ts';
import type { Town } from './types.ts';

type Row = readonly [key: string, en: string, de: string, ar: string, from: Ends, to: Ends];
type Ends = readonly [east: number, north: number];

// Ends in metres from the market square. The old town is a slanted grid, the avenues cut across it.
const rows: readonly Row[] = [
  ['meadow', 'Meadow Road', 'Wiesenweg', 'طريق المروج', [-3900, -3350], [3700, -2650]],
  ['vineyard', 'Vineyard Road', 'Weinbergstraße', 'طريق الكروم', [-3800, -2850], [3900, -2150]],
  ['almond', 'Almond Street', 'Mandelstraße', 'شارع اللوز', [-3850, -2350], [3700, -1650]],
  ['mill', 'Mill Street', 'Mühlenstraße', 'شارع الطاحونة', [-3600, -1900], [3900, -1200]],
  ['potters', 'Potters Lane', 'Töpfergasse', 'زقاق الخزّافين', [-2600, -1430], [2700, -940]],
  ['saffron', 'Saffron Street', 'Safranstraße', 'شارع الزعفران', [-3900, -1130], [3800, -420]],
  ['bakers', 'Bakers Row', 'Bäckerzeile', 'درب الخبّازين', [-2200, -610], [2100, -210]],
  ['market', 'Market Street', 'Marktstraße', 'شارع السوق', [-3900, -360], [3900, 360]],
  ['weavers', 'Weavers Street', 'Weberstraße', 'شارع النسّاجين', [-2500, 130], [2400, 580]],
  ['fountain', 'Fountain Street', 'Brunnenstraße', 'شارع النافورة', [-3800, 370], [3800, 1070]],
  ['walnut', 'Walnut Street', 'Walnussstraße', 'شارع الجوز', [-3900, 830], [3700, 1530]],
  ['lantern', 'Lantern Street', 'Laternenstraße', 'شارع الفانوس', [-3700, 1310], [3900, 2010]],
  ['cedar', 'Cedar Street', 'Zedernstraße', 'شارع الأرز', [-3800, 1790], [3600, 2470]],
  ['poplar', 'Poplar Avenue', 'Pappelallee', 'جادّة الحور', [-3600, 2290], [3800, 2970]],
  ['hill', 'Hill Street', 'Hügelstraße', 'شارع التلّة', [-3300, 2830], [3300, 3430]],
  ['stork', 'Stork Street', 'Storchenstraße', 'شارع اللقلق', [-3250, 3300], [-2620, -3500]],
  ['mulberry', 'Mulberry Avenue', 'Maulbeerallee', 'جادّة التوت', [-2700, 3500], [-2060, -3600]],
  ['juniper', 'Juniper Street', 'Wacholderstraße', 'شارع العرعر', [-2150, 3400], [-1510, -3500]],
  ['canal', 'Canal Street', 'Kanalstraße', 'شارع القناة', [-1650, 3600], [-990, -3700]],
  ['copper', 'Copper Street', 'Kupferstraße', 'شارع النحاس', [-1150, 2400], [-720, -2500]],
  ['library', 'Library Street', 'Bibliotheksstraße', 'شارع المكتبة', [-760, 3600], [-110, -3600]],
  ['silk', 'Silk Street', 'Seidenstraße', 'شارع الحرير', [-300, 2300], [90, -2200]],
  ['clock-tower', 'Clock Tower Street', 'Uhrturmstraße', 'شارع برج الساعة', [100, 3700], [760, -3600]],
  ['linden', 'Linden Avenue', 'Lindenallee', 'جادّة الزيزفون', [620, 3600], [1260, -3500]],
  ['pomegranate', 'Pomegranate Street', 'Granatapfelstraße', 'شارع الرمّان', [1130, 3500], [1760, -3600]],
  ['olive', 'Olive Lane', 'Olivengasse', 'زقاق الزيتون', [1500, 2000], [1870, -2100]],
  ['apricot', 'Apricot Lane', 'Aprikosengasse', 'زقاق المشمش', [1990, 3600], [2620, -3500]],
  ['rose-garden', 'Rose Garden Road', 'Rosengartenstraße', 'طريق روضة الورد', [2500, 3500], [3130, -3400]],
  ['swallow', 'Swallow Lane', 'Schwalbengasse', 'زقاق السنونو', [3020, 3300], [3600, -3300]],
  ['station', 'Station Avenue', 'Bahnhofsallee', 'جادّة المحطة', [-3500, -2900], [2900, 2900]],
  ['university', 'University Avenue', 'Universitätsallee', 'جادّة الجامعة', [-3100, 2500], [3100, -2500]],
  ['observatory', 'Observatory Road', 'Sternwartenweg', 'طريق المرصد', [-3900, 3050], [-1300, 1250]],
  ['north-gate', 'North Gate Road', 'Nordtorstraße', 'طريق باب الشمال', [-900, 3900], [1900, 2300]],
  ['south-gate', 'South Gate Road', 'Südtorstraße', 'طريق باب الجنوب', [-1700, -2200], [1300, -3900]],
  ['sunrise', 'Sunrise Avenue', 'Sonnenaufgangsallee', 'جادّة الشروق', [2300, 2400], [3900, -900]],
  ['evening', 'Evening Street', 'Abendstraße', 'شارع المساء', [-3900, 900], [-2300, -2400]],
  ['carpenter', 'Carpenter Street', 'Tischlerstraße', 'شارع النجّارين', [-1000, 900], [1100, 1750]],
  ['gardeners', 'Gardeners Way', 'Gärtnerweg', 'درب البستانيين', [900, -700], [2900, -1950]],
  ['old-bridge', 'Old Bridge Road', 'Alte Brückenstraße', 'طريق الجسر القديم', [-2000, -900], [-300, -2700]],
  ['willow', 'Willow Walk', 'Weidenweg', 'ممشى الصفصاف', [300, -1250], [2500, -350]],
];

const plan = new Map(rows.map(([key, , , , from, to]) => [key, { from, to }]));

export const streets: Town['streets'] = rows.map(([, en, de, ar, from, to]) => ({
  name: { en, de, ar },
  from: pointAt(...from),
  to: pointAt(...to),
}));

/** Where a house is and what is written on the letter. Odd numbers are left of the road, a number every 11 metres. */
export function house(street: string, number: number): { address: Text; location: Position } {
  const row = rows.find(([key]) => key === street);
  const ends = plan.get(street);
  if (!row || !ends) throw new Error(`No street "${street}" in this town`);
  const [, en, de, ar] = row;
  return {
    address: { en: `${number} ${en}`, de: `${de} ${number}`, ar: `${ar} ${number}` },
    location: besideRoad(ends.from, ends.to, number),
  };
}

/** The highest house number of a street of `Town.streets`. */
export function houseCount(street: { from: Position; to: Position }): number {
  const [fromEast, fromNorth] = metresOf(street.from);
  const [toEast, toNorth] = metresOf(street.to);
  return Math.floor((Math.hypot(toEast - fromEast, toNorth - fromNorth) - 40) / metresPerHouse);
}

/** The point of a house on a street of `Town.streets`: what geocoding answers. */
export function housePoint(street: { from: Position; to: Position }, number: number): Position {
  return besideRoad(metresOf(street.from), metresOf(street.to), number);
}

const metresPerHouse = 11;
const metresFromRoad = 14;

function besideRoad(from: Ends, to: Ends, number: number): Position {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along = [(to[0] - from[0]) / length, (to[1] - from[1]) / length] as const;
  const walked = Math.min(length - 20, 20 + number * metresPerHouse);
  const side = number % 2 === 1 ? metresFromRoad : -metresFromRoad;
  return pointAt(from[0] + along[0] * walked - along[1] * side, from[1] + along[1] * walked + along[0] * side);
}
