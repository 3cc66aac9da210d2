/** What the butcher and the cheesemonger tell customers to cook. */
import { recipe } from './write-recipe.ts';

export const fromTheButcher = [
  recipe('supper', 'saturday-plov', {
    title: ['Saturday plov', 'Samstagsplow', 'بلوف يوم السبت'],
    description: [
      'One pot, one afternoon, everybody at the table.',
      'Ein Topf, ein Nachmittag, alle am Tisch.',
      'قدر واحدة وعصر واحد والجميع حول المائدة.',
    ],
    cover: 'paella carrot garlic meat-on-bone',
    gallery: ['carrot onion garlic', 'rice meat-on-bone'],
    hue: 40,
    discount: { type: 'percent', price: 10 },
    servings: 6,
    minutes: [40, 120],
    calories: 720,
    protein: 34,
    carbohydrates: 78,
    fat: 29,
    buy: { 'lamb-shoulder': 1, 'plov-rice': 2, carrots: 1, onions: 1, garlic: 1, cumin: 1 },
    amounts: [
      ['1 kg lamb shoulder', '1 kg Lammschulter', '1 كغ كتف ضأن'],
      ['900 g plov rice', '900 g Plow-Reis', '900 غ أرز بلوف'],
      ['1 kg carrots', '1 kg Karotten', '1 كغ جزر'],
      ['3 onions', '3 Zwiebeln', '3 بصلات'],
      ['2 heads of garlic', '2 Knollen Knoblauch', '2 رأس ثوم'],
      ['1 spoon of cumin', '1 Löffel Kreuzkümmel', '1 ملعقة كمّون'],
    ],
    steps: [
      [
        'Brown the lamb in hot oil, then the onions, then the carrots in sticks.',
        'Das Lamm in heißem Öl bräunen, dann die Zwiebeln, dann die Karotten in Stiften.',
        'يُحمّر اللحم في زيت ساخن ثم البصل ثم الجزر المقطّع أصابع.',
      ],
      [
        'Cover with water, add cumin and whole garlic, and simmer for an hour.',
        'Mit Wasser bedecken, Kreuzkümmel und ganzen Knoblauch zugeben, eine Stunde köcheln.',
        'يُغمر بالماء ويُضاف الكمّون والثوم كاملاً ويُطهى ساعة.',
      ],
      [
        'Spread the rice on top and do not stir. When the water is gone, cover it for twenty minutes.',
        'Den Reis darauf verteilen, nicht rühren. Ist das Wasser weg, zwanzig Minuten zudecken.',
        'يُفرد الأرز فوقه دون تحريك، وحين يجفّ الماء يُغطّى عشرين دقيقة.',
      ],
    ],
  }),
  recipe('supper', 'lemon-salmon', {
    title: ['Salmon with lemon potatoes', 'Lachs mit Zitronenkartoffeln', 'سلمون مع بطاطا بالليمون'],
    description: [
      'One tray, and hardly anything to wash.',
      'Ein Blech und kaum Abwasch.',
      'صينية واحدة ولا شيء يُغسل تقريباً.',
    ],
    cover: 'fish lemon potato herb',
    hue: 200,
    discount: { type: 'fix', price: 3 },
    servings: 4,
    minutes: [15, 40],
    calories: 540,
    protein: 36,
    carbohydrates: 38,
    fat: 26,
    buy: { 'salmon-fillet': 1, potatoes: 1, lemons: 1, dill: 1, butter: 1 },
    amounts: [
      ['600 g salmon fillet', '600 g Lachsfilet', '600 غ فيليه سلمون'],
      ['800 g potatoes', '800 g Kartoffeln', '800 غ بطاطا'],
      ['2 lemons', '2 Zitronen', '2 ليمون'],
      ['1 bunch of dill', '1 Bund Dill', '1 باقة شبت'],
      ['40 g butter', '40 g Butter', '40 غ زبدة'],
    ],
    steps: [
      [
        'Slice the potatoes thin and roast them with butter and lemon for twenty minutes at 200 °C.',
        'Die Kartoffeln dünn schneiden und mit Butter und Zitrone zwanzig Minuten bei 200 °C rösten.',
        'تُقطّع البطاطا شرائح رقيقة وتُشوى مع الزبدة والليمون عشرين دقيقة على 200 درجة.',
      ],
      [
        'Lay the salmon on top for twelve minutes more.',
        'Den Lachs für weitere zwölf Minuten darauflegen.',
        'يوضع السلمون فوقها اثنتي عشرة دقيقة أخرى.',
      ],
      ['Scatter the dill.', 'Mit Dill bestreuen.', 'يُنثر الشبت.'],
    ],
  }),
];

export const fromTheCheesemonger = [
  recipe('breakfast', 'salmon-bagels', {
    title: ['Bagels for a slow morning', 'Bagels für einen langsamen Morgen', 'بيغل لصباح هادئ'],
    description: [
      'Toasted, spread, and eaten before the coffee is cold.',
      'Getoastet, bestrichen und gegessen, ehe der Kaffee kalt ist.',
      'محمّص ومدهون ويؤكل قبل أن تبرد القهوة.',
    ],
    cover: 'bagel fish cheese onion',
    hue: 10,
    discount: { type: 'percent', price: 10 },
    servings: 4,
    minutes: [10, 10],
    calories: 430,
    protein: 22,
    carbohydrates: 48,
    fat: 17,
    buy: { bagels: 1, 'cream-cheese': 1, 'smoked-salmon': 1, pickles: 1 },
    amounts: [
      ['4 bagels', '4 Bagels', '4 بيغل'],
      ['200 g cream cheese', '200 g Frischkäse', '200 غ جبن كريمي'],
      ['200 g smoked salmon', '200 g Räucherlachs', '200 غ سلمون مدخّن'],
      ['2 pickles', '2 Essiggurken', '2 مخلّل'],
    ],
    steps: [
      ['Halve and toast the bagels.', 'Die Bagels halbieren und toasten.', 'يُشقّ البيغل ويُحمّص.'],
      [
        'Spread the cheese to the edge; salmon and slices of pickle on top.',
        'Den Käse bis zum Rand streichen; Lachs und Gurkenscheiben darauf.',
        'يُدهن الجبن حتى الحافة ويوضع فوقه السلمون وشرائح المخلّل.',
      ],
    ],
  }),
];
