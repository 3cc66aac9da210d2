/**
 * What do customers say about a shop? Comments of many hands, dealt out so that a shop's mean differs from the next.
 */
import { fraction, hash, pick } from './chance.ts';
import type { SeedReview } from './types.ts';

const authors = [
  'Amal',
  'Bruno',
  'Chiara',
  'Dilshod',
  'Elif',
  'Farida',
  'Giorgi',
  'Hana',
  'Ivo',
  'Jasmin',
  'Kenji',
  'Layla',
  'Mateo',
  'Nadia',
  'Oscar',
  'Priya',
  'Quang',
  'Rosa',
  'Sami',
  'Tamar',
  'Umida',
  'Viktor',
  'Wanjiru',
  'Ximena',
  'Yusuf',
  'Zofia',
  'Anton',
  'Bilal',
  'Camille',
  'Dina',
  'Emre',
  'Freya',
  'Gulnora',
  'Hugo',
  'Ines',
  'Joon',
  'Karim',
  'Lena',
  'Malika',
  'Noor',
  'Otabek',
  'Paula',
  'Rashid',
  'Sofia',
  'Timur',
  'Ulla',
  'Vera',
  'Walid',
  'Yuki',
  'Zainab',
];

const praise = {
  restaurant: [
    'Arrived hot, which almost never happens on the fourth floor.',
    'My daughter ate vegetables voluntarily. Five stars.',
    'Tastes exactly as it does at their own table, just with my slippers on.',
    'Packed like a present, nothing spilled, and they remembered the lime.',
    'Ordered twice in one week. No regrets, some crumbs.',
    'Portions are honest: two meals out of one box.',
    'The courier phoned because my bell is broken. Kind people.',
    'Best thing that happened to a rainy Tuesday.',
    'Schnell, heiß und richtig gut gewürzt. Gerne wieder.',
    'Endlich ein Laden, der beim Koriander nicht spart.',
    'Alles war sorgfältig verpackt, sogar die Sauce hat die Fahrt überlebt.',
    'Hat geschmeckt wie im Urlaub. Die Portion reicht locker für zwei.',
    'Bestellt um sieben, gegessen um halb acht. So muss das sein.',
    'الطعام وصل ساخناً والتغليف ممتاز، سأطلب مجدداً.',
    'طعم بيتي حقيقي، ذكّرني بمطبخ جدتي.',
    'الكمية سخية والأسعار معقولة، شكراً لكم.',
    'أفضل وجبة طلبتها هذا الشهر، والمندوب كان لطيفاً جداً.',
  ],
  shop: [
    'The tomatoes smell of tomato. That is all I ever wanted.',
    'Somebody chose my avocados with care: one for today, two for Thursday.',
    'Eggs unbroken, ice cream still hard, everything on the list.',
    'They called about a replacement instead of guessing. Thank you!',
    'Cheaper than my corner shop and I did not have to carry it.',
    'Alles frisch, nichts zerdrückt, und das Brot war noch warm.',
    'Sehr gute Auswahl, freundlicher Fahrer, pünktlich auf die Minute.',
    'Die Äpfel schmecken wie aus dem Garten meiner Oma.',
    'Ersatzartikel wurden vorher abgesprochen. Vorbildlich.',
    'الخضار طازجة جداً كأنها قُطفت اليوم.',
    'التوصيل في الموعد وكل شيء كان كما طلبت.',
    'اختيار ممتاز وجودة ثابتة في كل مرة.',
  ],
};

const mixed = {
  restaurant: [
    'Very good, though the fries had lost their courage on the way.',
    'Lovely food. I would have liked a little more sauce.',
    'Good, but ten minutes later than promised.',
    'Geschmacklich top, nur etwas zu salzig für mich.',
    'Gut, aber die Limonade hätte kälter sein dürfen.',
    'لذيذ لكن الكمية أصغر مما توقعت.',
    'جيد جداً، غير أن الخبز وصل بارداً.',
  ],
  shop: [
    'Good quality, but the bananas were greener than my houseplants.',
    'Two items were out of stock. The rest was perfect.',
    'Gute Ware, die Lieferung kam allerdings am Ende des Zeitfensters.',
    'المنتجات جيدة لكن التغليف البلاستيكي كثير.',
  ],
};

const critical = {
  restaurant: [
    'Forgot the rice, and rice was the whole point. Support refunded it within the hour.',
    'Lukewarm and late. I have had better evenings here, so perhaps a bad day.',
    'Leider kalt angekommen und eine Beilage hat gefehlt.',
    'وصل الطلب متأخراً نصف ساعة وكان بارداً.',
  ],
  shop: [
    'One yoghurt had opened in the bag. Everything else smelled of strawberry.',
    'Drei Artikel fehlten, und niemand hat Bescheid gesagt.',
    'طلبت موزاً ناضجاً فوصلني أخضر تماماً.',
  ],
};

/** Between none and fourteen reviews; shops with more orders have more of them. */
export function reviewsFor(key: string, type: 'restaurant' | 'shop', orders: number): SeedReview[] {
  const count = Math.min(14, Math.floor(orders / 60) + (hash(`${key} reviews`) % 3));
  const charm = 0.55 + 0.4 * fraction(`${key} charm`);
  const said = new Set<string>();
  return Array.from({ length: count }, (_, index) => written(`${key} ${index}`, type, charm)).filter(({ comment }) => {
    const fresh = !said.has(comment);
    said.add(comment);
    return fresh;
  });
}

function written(seed: string, type: 'restaurant' | 'shop', charm: number): SeedReview {
  const mood = fraction(`${seed} mood`);
  const author = pick(`${seed} author`, authors);
  const daysAgo = 1 + (hash(`${seed} day`) % 160);
  if (mood < charm) return { author, daysAgo, rating: 5, comment: pick(seed, praise[type]) };
  if (mood < charm + 0.3)
    return { author, daysAgo, rating: mood < charm + 0.2 ? 4 : 3, comment: pick(seed, mixed[type]) };
  return { author, daysAgo, rating: mood > 0.97 ? 1 : 2, comment: pick(seed, critical[type]) };
}
