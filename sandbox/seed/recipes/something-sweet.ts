/** What does the supermarket's corner of sweets become? */
import { recipe } from './write-recipe.ts';

export const somethingSweet = [
  recipe('sweet', 'berry-crumble', {
    title: ['Berry crumble', 'Beerencrumble', 'كرامبل التوت'],
    description: [
      'Frozen berries, hot oven, no skill asked for.',
      'Gefrorene Beeren, heißer Ofen, keine Kunst.',
      'توت مجمّد وفرن ساخن ولا حاجة إلى مهارة.',
    ],
    cover: 'pie strawberry blueberries butter',
    gallery: ['blueberries strawberry', 'ice-cream pie'],
    hue: 330,
    discount: { type: 'percent', price: 8 },
    servings: 6,
    minutes: [15, 45],
    calories: 340,
    protein: 5,
    carbohydrates: 45,
    fat: 16,
    buy: { 'frozen-berries': 1, oats: 1, flour: 1, butter: 1 },
    amounts: [
      ['600 g frozen berries', '600 g gefrorene Beeren', '600 غ توت مجمّد'],
      ['120 g rolled oats', '120 g Haferflocken', '120 غ شوفان'],
      ['120 g flour', '120 g Mehl', '120 غ دقيق'],
      ['125 g butter', '125 g Butter', '125 غ زبدة'],
    ],
    steps: [
      ['Heat the oven to 190 °C.', 'Den Ofen auf 190 °C heizen.', 'يُسخّن الفرن إلى 190 درجة.'],
      [
        'Rub butter, flour and oats between your fingers until they crumble.',
        'Butter, Mehl und Haferflocken zwischen den Fingern zu Streuseln reiben.',
        'تُفرك الزبدة والدقيق والشوفان بالأصابع حتى تتفتّت.',
      ],
      [
        'Spread them over the berries and bake for thirty minutes.',
        'Über die Beeren streuen und dreißig Minuten backen.',
        'تُنثر فوق التوت وتُخبز ثلاثين دقيقة.',
      ],
    ],
  }),
  recipe('sweet', 'chocolate-bananas', {
    title: ['Baked bananas with chocolate', 'Gebackene Bananen mit Schokolade', 'موز مشوي بالشوكولاتة'],
    description: [
      'Ten minutes between a craving and a spoon.',
      'Zehn Minuten vom Gelüst bis zum Löffel.',
      'عشر دقائق بين الرغبة والملعقة.',
    ],
    cover: 'banana chocolate peanuts',
    hue: 45,
    discount: { type: 'fix', price: 1 },
    servings: 2,
    minutes: [5, 15],
    calories: 420,
    protein: 10,
    carbohydrates: 52,
    fat: 20,
    buy: { bananas: 1, 'dark-chocolate-bar': 1, 'mixed-nuts': 1, 'yoghurt-greek': 1 },
    amounts: [
      ['2 bananas', '2 Bananen', '2 موز'],
      ['50 g dark chocolate', '50 g Zartbitterschokolade', '50 غ شوكولاتة داكنة'],
      ['30 g mixed nuts', '30 g gemischte Nüsse', '30 غ مكسّرات'],
      ['4 spoons of Greek yoghurt', '4 Löffel griechischer Joghurt', '4 ملاعق لبن يوناني'],
    ],
    steps: [
      [
        'Slit the bananas in their skins and push the chocolate in.',
        'Die Bananen in der Schale einschneiden und die Schokolade hineindrücken.',
        'يُشقّ الموز في قشره وتُدسّ فيه الشوكولاتة.',
      ],
      ['Bake them at 200 °C for ten minutes.', 'Bei 200 °C zehn Minuten backen.', 'يُخبز على حرارة 200 درجة عشر دقائق.'],
      [
        'Open them, and add nuts and yoghurt.',
        'Aufklappen, Nüsse und Joghurt dazugeben.',
        'يُفتح وتُضاف المكسّرات واللبن.',
      ],
    ],
  }),
];
