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
  more: Pick<SeedBanner, 'isAd'> = {},
): SeedBanner => ({
  key,
  title: words(title),
  description: words(description),
  button: words(button),
  picture: picture(icons, hue),
  shops,
  ...more,
});

export const banners: SeedBanner[] = [
  banner(
    'pizza-night',
    'pizza tomato herb olive cheese',
    25,
    ['Pizza night', 'Pizzaabend', 'ليلة البيتزا'],
    [
      'Blistered crusts from ovens that never cool down.',
      'Blasige Ränder aus Öfen, die nie abkühlen.',
      'أطراف محمّرة من أفران لا تبرد.',
    ],
    ['See the ovens', 'Zu den Öfen', 'اكتشف الأفران'],
    ['basil-and-brick', 'slice-society', 'nonna-lucia'],
  ),
  banner(
    'green-week',
    'salad avocado carrot leafy-green tomato',
    140,
    ['A week of green', 'Eine grüne Woche', 'أسبوع أخضر'],
    [
      'Bowls, roots and leaves from seven kitchens that cook without meat.',
      'Bowls, Wurzeln und Blätter aus sieben Küchen ohne Fleisch.',
      'أطباق وجذور وأوراق من سبعة مطابخ بلا لحم.',
    ],
    ['Eat green', 'Grün essen', 'كُل أخضر'],
    ['bowl-and-root', 'garden-patty', 'lemongrass-house', 'dosa-daily', 'olive-press', 'quiet-spoon', 'beirut-table'],
  ),
  banner(
    'noodle-rain',
    'noodles shrimp chilli egg lime',
    12,
    ['Noodles for rainy evenings', 'Nudeln für Regenabende', 'نودلز لأمسيات المطر'],
    [
      'Broths that have been on the stove longer than you have been awake.',
      'Brühen, die länger auf dem Herd stehen, als Sie wach sind.',
      'مرق على النار منذ ما قبل استيقاظك.',
    ],
    ['Find a bowl', 'Schüssel finden', 'اختر وعاءك'],
    ['broth-and-bone', 'noodle-corner', 'lemongrass-house', 'seoul-kitchen'],
  ),
  banner(
    'market-morning',
    'basket strawberry bread milk carrot',
    95,
    ['The market, carried up your stairs', 'Der Markt, bis vor Ihre Tür', 'السوق حتى باب بيتك'],
    [
      'Fruit, bread and milk from shops round the corner, within the hour.',
      'Obst, Brot und Milch vom Laden um die Ecke, binnen einer Stunde.',
      'فاكهة وخبز وحليب من متاجر الجوار خلال ساعة.',
    ],
    ['Fill a basket', 'Korb füllen', 'املأ سلتك'],
    ['green-grocer', 'corner-basket', 'daily-crumb', 'field-and-fold'],
  ),
  banner(
    'sweet-tooth',
    'ice-cream strawberry cupcake waffle cherries',
    335,
    ['Dessert first', 'Nachtisch zuerst', 'الحلو أولاً'],
    [
      'Life is uncertain. Two scoops are not.',
      'Das Leben ist ungewiss. Zwei Kugeln sind es nicht.',
      'الحياة غير مضمونة، أما الكرتان فمضمونتان.',
    ],
    ['See the sweets', 'Zum Süßen', 'إلى الحلويات'],
    ['two-scoops', 'sugar-and-sesame', 'sunday-waffle'],
  ),
  banner(
    'ad-plov',
    'paella carrot garlic rice',
    45,
    ['The first cauldron is ready at nine', 'Der erste Kessel ist um neun fertig', 'القدر الأول جاهز في التاسعة'],
    [
      'Free delivery from the Plov House, all day.',
      'Das Plow-Haus liefert den ganzen Tag kostenlos.',
      'توصيل مجاني من بيت البلوف طوال اليوم.',
    ],
    ['Order plov', 'Plow bestellen', 'اطلب البلوف'],
    ['plov-house'],
    { isAd: true },
  ),
  banner(
    'ad-flowers',
    'bouquet rose tulip',
    320,
    ['Flowers that arrive before you do', 'Blumen, die vor Ihnen da sind', 'أزهار تصل قبلك'],
    ['Tied this morning by Petal Post.', 'Heute früh gebunden von der Blütenpost.', 'رُبطت هذا الصباح في بريد البتلات.'],
    ['Send a bouquet', 'Strauß senden', 'أرسل باقة'],
    ['petal-post'],
    { isAd: true },
  ),
];
