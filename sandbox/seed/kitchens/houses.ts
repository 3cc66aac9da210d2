/** Houses that cook a bit of everything. */

import { drinks } from '../groceries/drinks.ts';
import { sides } from '../groceries/sides.ts';
import { sweets } from '../groceries/sweets.ts';
import { daily, longWeekend } from '../hours.ts';
import { restaurant } from '../shop.ts';
import { dish } from '../write.ts';

const houseDishes = [
  dish(
    'club-sandwich',
    'wraps',
    8.4,
    'sandwich bacon tomato',
    ['Club sandwich', 'Club-Sandwich', 'كلوب ساندويش'],
    [
      'Three storeys, one toothpick, structural lettuce.',
      'Drei Etagen, ein Zahnstocher, tragender Salat.',
      'ثلاثة طوابق وعود أسنان وخسّ يحمل البناء.',
    ],
    { addons: ['add-cheese', 'add-avocado', 'add-egg'], kcal: 640, popular: true },
  ),
  dish(
    'meatballs',
    'mains',
    9.8,
    'falafel potato herb',
    ['Meatballs and mash', 'Frikadellen mit Püree', 'كرات لحم مع البطاطا المهروسة'],
    [
      'Beef and dill, gravy, a crater of butter.',
      'Rind und Dill, Sauce, ein Krater aus Butter.',
      'لحم بقر وشبت وصلصة وبحيرة زبدة.',
    ],
    { kcal: 720, popular: true },
  ),
  dish(
    'schnitzel',
    'mains',
    10.6,
    'poultry-leg lemon potato',
    ['Chicken schnitzel', 'Hähnchenschnitzel', 'شنيتسل الدجاج'],
    ['Hammered thin, wider than the plate.', 'Dünn geklopft, breiter als der Teller.', 'مطروق رقيقاً وأعرض من الصحن.'],
    { sizes: { medium: 10.6, large: 13.4 }, addons: ['add-mushrooms', 'add-egg'], kcal: 690 },
  ),
  dish(
    'steak-frites',
    'grill',
    16.9,
    'steak fries butter',
    ['Steak and fries', 'Steak mit Pommes', 'ستيك مع البطاطا'],
    [
      'Rump, pepper butter, fries in the juice.',
      'Hüfte, Pfefferbutter, Pommes im Saft.',
      'قطعة لحم وزبدة بالفلفل وبطاطا في العصارة.',
    ],
    { kcal: 840 },
  ),
  dish(
    'mac-and-cheese',
    'pasta',
    7.9,
    'spaghetti cheese',
    ['Macaroni cheese', 'Käsemakkaroni', 'معكرونة بالجبن'],
    [
      'Three cheeses, mustard, a crust to fight for.',
      'Drei Käse, Senf, eine umkämpfte Kruste.',
      'ثلاثة أجبان وخردل وقشرة يُتنازع عليها.',
    ],
    { addons: ['add-bacon', 'add-jalapenos'], vegetarian: true, kcal: 760 },
  ),
  dish(
    'caesar',
    'salads',
    7.6,
    'salad cheese bread',
    ['Caesar salad', 'Caesar Salad', 'سلطة سيزر'],
    [
      'Cold romaine, anchovy dressing, torn croutons.',
      'Kalter Romana, Sardellendressing, gezupfte Croûtons.',
      'خس بارد وصلصة أنشوجة وخبز محمّص.',
    ],
    { addons: ['add-chicken', 'add-prawns', 'add-egg'], kcal: 420 },
  ),
  dish(
    'stuffed-peppers',
    'mains',
    8.2,
    'bell-pepper rice tomato',
    ['Stuffed peppers', 'Gefüllte Paprika', 'فلفل محشو'],
    [
      'Rice, beef, tomato, the smell of every grandmother’s stairwell.',
      'Reis, Rind, Tomate, der Duft jedes Treppenhauses bei Oma.',
      'أرز ولحم وطماطم ورائحة درج بيت كل جدّة.',
    ],
    { kcal: 460 },
  ),
  dish(
    'fish-fingers',
    'mains',
    8.8,
    'fish fries lemon',
    ['Grown-up fish fingers', 'Fischstäbchen für Große', 'أصابع السمك للكبار'],
    [
      'Hake in breadcrumbs, peas, tartare sauce.',
      'Seehecht in Bröseln, Erbsen, Remoulade.',
      'نازلي بالبقسماط وبازلاء وصلصة التارتار.',
    ],
    { kcal: 590 },
  ),
  dish(
    'veg-plate',
    'mains',
    7.2,
    'broccoli carrot potato',
    ['Plate of greens', 'Gemüseteller', 'صحن خضار'],
    ['Six vegetables, six ways, one lemon.', 'Sechs Gemüse, sechs Arten, eine Zitrone.', 'ست خضراوات بست طرق وليمونة.'],
    { vegetarian: true, kcal: 310 },
  ),
  dish(
    'long-table-roast',
    'sharing',
    38,
    'meat-on-bone potato carrot',
    ['Sunday roast for four', 'Sonntagsbraten für vier', 'مشوي الأحد لأربعة'],
    [
      'Lamb shoulder, seven hours, everything it cooked with.',
      'Lammschulter, sieben Stunden, mit allem drumherum.',
      'كتف غنم سبع ساعات مع كل ما طُهي معه.',
    ],
    { kcal: 3100, discount: { type: 'fix', price: 3 } },
  ),
];

// The bench opens this menu: exactly sixty dishes can be seen on it.
const dishesOnMenu = 60;
const sidesAndDrinks = [...sides, ...sweets, ...drinks]
  .map(({ key }) => key)
  .slice(0, dishesOnMenu - houseDishes.length);

export const houses = [
  restaurant({
    key: 'sixty',
    title: ['The Long Table', 'Die lange Tafel', 'المائدة الطويلة'],
    description: [
      'Sixty dishes, one kitchen, something for the friend who never agrees.',
      'Sechzig Gerichte, eine Küche, auch für den Freund, der nie zustimmt.',
      'ستون طبقاً ومطبخ واحد، وشيء للصديق الذي لا يوافق أبداً.',
    ],
    at: ['market', 330],
    hue: 48,
    logo: 'plate',
    cover: 'sandwich steak salad bread cup shortcake',
    categories: ['shop:burgers', 'shop:chicken', 'shop:breakfast'],
    takes: ['family-table', 'halal', 'vegan-friendly'],
    hours: longWeekend(['08:00', '23:00'], ['08:00', '00:00']),
    min: 10,
    fee: 1.5,
    perKm: 0.3,
    time: [25, 40],
    radiusKm: 3.2,
    recommended: true,
    verified: true,
    joined: 800,
    orders: 2900,
    gallery: ['sandwich tomato', 'steak fries', 'shortcake coffee'],
    dishes: houseDishes,
    groceries: sidesAndDrinks,
  }),
  restaurant({
    key: 'corner-without-wheels',
    title: ['The Corner Without Wheels', 'Die Ecke ohne Räder', 'زاوية بلا عجلات'],
    description: [
      'Roast sandwiches, pickup only: the cook sold her scooter to buy a better oven.',
      'Bratensandwiches nur zum Abholen: Die Köchin verkaufte ihren Roller für einen besseren Ofen.',
      'ساندويشات مشوية للاستلام فقط: باعت الطاهية دراجتها لتشتري فرناً أفضل.',
    ],
    at: ['library', 330],
    hue: 150,
    logo: 'sandwich',
    cover: 'sandwich bread tomato cheese olive',
    categories: ['shop:chicken', 'shop:burgers'],
    takes: ['eco-packaging'],
    hours: daily('10:00', '19:00'),
    min: 0,
    time: [10, 20],
    radiusKm: 0,
    joined: 60,
    orders: 180,
    dishes: [
      dish(
        'beef-sandwich',
        'wraps',
        8.9,
        'sandwich steak onion',
        ['Slow beef sandwich', 'Sandwich mit langsamem Rind', 'ساندويش اللحم البطيء'],
        [
          'Brisket, horseradish, a roll soaked on one side.',
          'Rinderbrust, Meerrettich, ein Brötchen, einseitig getränkt.',
          'صدر بقر وفجل حار وخبزة مغموسة من جهة.',
        ],
        { addons: ['add-cheese', 'add-jalapenos'], kcal: 690, popular: true },
      ),
      dish(
        'chicken-club',
        'wraps',
        7.4,
        'sandwich poultry-leg leafy-green',
        ['Roast chicken sandwich', 'Brathähnchen-Sandwich', 'ساندويش الدجاج المحمّر'],
        [
          'Herb butter, crisp skin tucked inside.',
          'Kräuterbutter, innen die knusprige Haut.',
          'زبدة الأعشاب والجلد المقرمش في الداخل.',
        ],
        { addons: ['add-avocado', 'add-cheese'], kcal: 560 },
      ),
      dish(
        'aubergine-sandwich',
        'wraps',
        6.6,
        'sandwich aubergine cheese',
        ['Roast aubergine and feta', 'Ofenaubergine mit Feta', 'باذنجان مشوي مع الفيتا'],
        ['Smoky, salty, dripping on purpose.', 'Rauchig, salzig, tropft mit Absicht.', 'مدخّن ومالح ويقطر عمداً.'],
        { vegetarian: true, kcal: 480 },
      ),
    ],
    groceries: [
      'fries',
      'coleslaw',
      'pickles',
      'tomato-soup',
      'lemonade',
      'ginger-beer',
      'still-water',
      'espresso',
      'cookie',
      'brownie',
      'carrot-cake',
    ],
  }),
];
