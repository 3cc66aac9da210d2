/** What grows into a meal: recipes of the organic shop and of the greengrocer. */
import { recipe } from './write-recipe.ts';

export const fromTheField = [
  recipe('supper', 'mushroom-buckwheat', {
    title: ['Buckwheat with mushrooms', 'Buchweizen mit Pilzen', 'حنطة سوداء بالفطر'],
    description: [
      'What grandmothers make when nobody is looking at prices.',
      'Was Großmütter kochen, wenn niemand auf Preise schaut.',
      'ما تطبخه الجدّات دون أن يسأل أحد عن الثمن.',
    ],
    cover: 'bowl mushroom onion herb',
    gallery: ['mushroom onion'],
    hue: 30,
    discount: { type: 'percent', price: 10 },
    servings: 4,
    minutes: [20, 35],
    calories: 390,
    protein: 13,
    carbohydrates: 55,
    fat: 13,
    buy: { buckwheat: 1, mushrooms: 1, onions: 1, butter: 1, parsley: 1 },
    amounts: [
      ['300 g buckwheat', '300 g Buchweizen', '300 غ حنطة سوداء'],
      ['500 g mushrooms', '500 g Pilze', '500 غ فطر'],
      ['2 onions', '2 Zwiebeln', '2 بصل'],
      ['60 g butter', '60 g Butter', '60 غ زبدة'],
      ['½ bunch of parsley', '½ Bund Petersilie', '½ باقة بقدونس'],
    ],
    steps: [
      [
        'Boil the buckwheat in twice as much water and leave it covered.',
        'Den Buchweizen in doppelt so viel Wasser kochen und zugedeckt lassen.',
        'تُسلق الحنطة السوداء في ضعف حجمها ماءً وتُترك مغطّاة.',
      ],
      [
        'Brown the onions in the butter, slowly, then the mushrooms, quickly.',
        'Die Zwiebeln langsam in der Butter bräunen, dann die Pilze, schnell.',
        'يُحمّر البصل في الزبدة ببطء ثم الفطر بسرعة.',
      ],
      ['Stir it all together with the parsley.', 'Alles mit der Petersilie verrühren.', 'يُخلط كل شيء مع البقدونس.'],
    ],
  }),
  recipe('fresh', 'farm-salad', {
    title: ['Farmhouse salad', 'Bauernsalat', 'سلطة القرية'],
    description: [
      'Tomatoes first. The rest is company.',
      'Zuerst die Tomaten. Der Rest leistet Gesellschaft.',
      'الطماطم أولاً، والباقي يؤنسها.',
    ],
    cover: 'salad tomato cucumber cheese',
    hue: 130,
    discount: { type: 'fix', price: 2 },
    servings: 4,
    minutes: [15, 15],
    calories: 230,
    protein: 9,
    carbohydrates: 12,
    fat: 17,
    buy: { tomatoes: 2, cucumbers: 1, peppers: 1, onions: 1, feta: 1 },
    amounts: [
      ['800 g tomatoes', '800 g Tomaten', '800 غ طماطم'],
      ['1 cucumber', '1 Gurke', '1 خيارة'],
      ['1 sweet pepper', '1 Paprika', '1 فلفل حلو'],
      ['½ onion', '½ Zwiebel', '½ بصلة'],
      ['150 g feta', '150 g Feta', '150 غ فيتا'],
    ],
    steps: [
      ['Cut everything large.', 'Alles grob schneiden.', 'يُقطّع كل شيء قطعاً كبيرة.'],
      [
        'Salt the tomatoes and wait five minutes: that is the dressing.',
        'Die Tomaten salzen und fünf Minuten warten: Das ist die Sauce.',
        'تُملّح الطماطم وتُترك خمس دقائق، فذلك هو الصلصة.',
      ],
      ['Break the feta over it.', 'Den Feta darüberbrechen.', 'تُفتّت الفيتا فوقها.'],
    ],
  }),
];

export const fromTheGrocer = [
  recipe('fresh', 'guacamole', {
    title: ['Guacamole', 'Guacamole', 'غواكامولي'],
    description: [
      'Crushed, not blended: it should have corners.',
      'Zerdrückt, nicht püriert: Es soll Ecken haben.',
      'مهروس لا مخفوق، كي تبقى فيه قطع.',
    ],
    cover: 'avocado lime tomato chilli',
    gallery: ['avocado lime', 'onion tomato herb'],
    hue: 110,
    discount: { type: 'percent', price: 15 },
    servings: 4,
    minutes: [10, 10],
    calories: 210,
    protein: 3,
    carbohydrates: 12,
    fat: 18,
    buy: { avocados: 3, limes: 1, coriander: 1, onions: 1, 'cherry-tomatoes': 1 },
    amounts: [
      ['3 avocados', '3 Avocados', '3 أفوكادو'],
      ['2 limes', '2 Limetten', '2 لايم'],
      ['1 bunch of coriander', '1 Bund Koriander', '1 باقة كزبرة'],
      ['½ onion', '½ Zwiebel', '½ بصلة'],
      ['100 g cherry tomatoes', '100 g Kirschtomaten', '100 غ طماطم كرزية'],
    ],
    steps: [
      [
        'Crush the avocados with the juice of the limes.',
        'Die Avocados mit dem Saft der Limetten zerdrücken.',
        'يُهرس الأفوكادو مع عصير اللايم.',
      ],
      [
        'Chop onion, tomatoes and coriander, and fold them in.',
        'Zwiebel, Tomaten und Koriander hacken und unterheben.',
        'يُفرم البصل والطماطم والكزبرة وتُخلط معه.',
      ],
    ],
  }),
  recipe('fresh', 'peach-rocket', {
    title: ['Peaches, rocket and nuts', 'Pfirsiche, Rucola und Nüsse', 'دراق وجرجير ومكسّرات'],
    description: ['Only while there are peaches.', 'Nur solange es Pfirsiche gibt.', 'ما دام موسم الدراق.'],
    cover: 'peach leafy-green peanuts',
    hue: 20,
    discount: { type: 'fix', price: 1.2 },
    servings: 2,
    minutes: [10, 10],
    calories: 280,
    protein: 6,
    carbohydrates: 22,
    fat: 19,
    buy: { peaches: 1, rocket: 1, 'mixed-nuts': 1, mint: 1 },
    amounts: [
      ['2 peaches', '2 Pfirsiche', '2 دراق'],
      ['80 g rocket', '80 g Rucola', '80 غ جرجير'],
      ['40 g mixed nuts', '40 g gemischte Nüsse', '40 غ مكسّرات'],
      ['6 leaves of mint', '6 Blätter Minze', '6 أوراق نعناع'],
    ],
    steps: [
      ['Slice the peaches onto the rocket.', 'Die Pfirsiche auf den Rucola schneiden.', 'يُقطّع الدراق فوق الجرجير.'],
      [
        'Toast the nuts in a dry pan and add them with the mint.',
        'Die Nüsse ohne Fett rösten und mit der Minze daraufgeben.',
        'تُحمّص المكسّرات في مقلاة جافة وتُضاف مع النعناع.',
      ],
    ],
  }),
];
