/** What can be cooked from one shop's shelves, cheaper when all of it is bought together? */
import type { SeedRecipe } from './types.ts';
import { picture, words } from './write.ts';

export const recipes: SeedRecipe[] = [
  {
    key: 'pancakes',
    category: 'recipe:breakfast',
    title: words(['Sunday pancakes', 'Sonntagspfannkuchen', 'فطائر يوم الأحد']),
    description: words([
      'Thick ones that wait for the jam.',
      'Dicke, die auf die Marmelade warten.',
      'سميكة تنتظر المربّى.',
    ]),
    picture: picture('pancakes egg milk jar', 55),
    discount: { type: 'percent', price: 12 },
    ingredients: [
      { product: 'flour', quantity: 1 },
      { product: 'milk', quantity: 1 },
      { product: 'eggs', quantity: 1 },
      { product: 'apricot-jam', quantity: 1 },
    ],
    steps: [
      words([
        'Whisk two eggs with two cups of milk and two of flour.',
        'Zwei Eier mit zwei Tassen Milch und zwei Tassen Mehl verquirlen.',
        'تُخفق بيضتان مع كوبين من الحليب وكوبين من الطحين.',
      ]),
      words(['Let the batter rest for ten minutes.', 'Den Teig zehn Minuten ruhen lassen.', 'يُترك العجين عشر دقائق.']),
      words([
        'Bake small rounds until bubbles show, then turn them once.',
        'Kleine Kreise backen, bis Blasen aufsteigen, dann einmal wenden.',
        'تُخبز أقراص صغيرة حتى تظهر الفقاعات ثم تُقلب مرة واحدة.',
      ]),
    ],
    minutes: { active: 20, total: 30 },
    calories: 410,
    servings: 4,
  },
  {
    key: 'tomato-spaghetti',
    category: 'recipe:supper',
    title: words(['Spaghetti al pomodoro', 'Spaghetti al pomodoro', 'سباغيتي بالطماطم']),
    description: words([
      'Supper in the time the water takes to boil.',
      'Ein Abendessen, so schnell wie das Wasser kocht.',
      'عشاء يجهز ريثما يغلي الماء.',
    ]),
    picture: picture('spaghetti tomato olive garlic', 15),
    discount: { type: 'fix', price: 1.5 },
    ingredients: [
      { product: 'spaghetti-pack', quantity: 1 },
      { product: 'tomato-passata', quantity: 2 },
      { product: 'olive-oil', quantity: 1 },
    ],
    steps: [
      words([
        'Simmer the passata with three spoons of oil.',
        'Die Passata mit drei Löffeln Öl köcheln.',
        'تُطهى صلصة الطماطم على نار هادئة مع ثلاث ملاعق زيت.',
      ]),
      words([
        'Boil the spaghetti a minute less than the packet says.',
        'Die Spaghetti eine Minute kürzer kochen, als die Packung sagt.',
        'تُسلق السباغيتي أقل بدقيقة مما تقول العبوة.',
      ]),
      words([
        'Finish them in the sauce with a little of their water.',
        'In der Sauce mit etwas Nudelwasser fertig garen.',
        'تُكمل في الصلصة مع قليل من ماء السلق.',
      ]),
    ],
    minutes: { active: 15, total: 20 },
    calories: 560,
    servings: 3,
  },
  {
    key: 'shakshuka',
    category: 'recipe:supper',
    title: words(['Shakshuka', 'Schakschuka', 'شكشوكة']),
    description: words([
      'Eggs that found a warm place in tomatoes.',
      'Eier, die in Tomaten ein warmes Plätzchen fanden.',
      'بيض وجد مكانه الدافئ بين الطماطم.',
    ]),
    picture: picture('fried-egg tomato cheese bread', 8),
    discount: { type: 'percent', price: 10 },
    ingredients: [
      { product: 'eggs', quantity: 1 },
      { product: 'chopped-tomatoes', quantity: 2 },
      { product: 'smoked-paprika', quantity: 1 },
      { product: 'feta', quantity: 1 },
    ],
    steps: [
      words([
        'Warm the paprika in oil, then add the tomatoes.',
        'Das Paprikapulver in Öl erwärmen, dann die Tomaten zugeben.',
        'تُسخّن البابريكا في الزيت ثم تُضاف الطماطم.',
      ]),
      words([
        'Make four hollows and break an egg into each.',
        'Vier Mulden formen und in jede ein Ei schlagen.',
        'تُصنع أربع حفر وتُكسر في كل منها بيضة.',
      ]),
      words([
        'Cover for five minutes and crumble the feta over it.',
        'Fünf Minuten zudecken und den Feta darüberbröseln.',
        'يُغطّى خمس دقائق ثم تُفتّت الفيتا فوقه.',
      ]),
    ],
    minutes: { active: 10, total: 25 },
    calories: 380,
    servings: 2,
  },
];
