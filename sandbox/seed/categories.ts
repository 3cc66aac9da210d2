/** Under which words are shops and goods filed? */
import type { SeedCategory } from './types.ts';
import { picture, type Words, words } from './write.ts';

const shopKind = (key: string, icon: string, hue: number, ...title: Words): SeedCategory => ({
  key: `shop:${key}`,
  type: 'shop',
  title: words(title),
  picture: picture(icon, hue),
});

const shelf = (key: string, icon: string, hue: number, title: Words, children: SeedCategory[] = []): SeedCategory => ({
  key,
  type: 'main',
  title: words(title),
  picture: picture(icon, hue),
  ...(children.length > 0 && { children }),
});

const shopKinds = [
  shopKind('uzbek', 'paella', 40, 'Uzbek', 'Usbekisch', 'أوزبكي'),
  shopKind('italian', 'pizza', 20, 'Italian', 'Italienisch', 'إيطالي'),
  shopKind('japanese', 'sushi', 350, 'Japanese', 'Japanisch', 'ياباني'),
  shopKind('thai', 'noodles', 130, 'Thai', 'Thailändisch', 'تايلندي'),
  shopKind('indian', 'curry', 60, 'Indian', 'Indisch', 'هندي'),
  shopKind('mexican', 'taco', 85, 'Mexican', 'Mexikanisch', 'مكسيكي'),
  shopKind('lebanese', 'falafel', 110, 'Lebanese', 'Libanesisch', 'لبناني'),
  shopKind('turkish', 'pita', 30, 'Turkish', 'Türkisch', 'تركي'),
  shopKind('korean', 'stew', 15, 'Korean', 'Koreanisch', 'كوري'),
  shopKind('georgian', 'dumpling', 70, 'Georgian', 'Georgisch', 'جورجي'),
  shopKind('burgers', 'burger', 55, 'Burgers', 'Burger', 'برغر'),
  shopKind('breakfast', 'pancakes', 75, 'Breakfast and bakery', 'Frühstück und Backwaren', 'فطور ومخبوزات'),
  shopKind('vegan', 'salad', 145, 'Vegan and bowls', 'Vegan und Bowls', 'نباتي وأطباق البول'),
  shopKind('desserts', 'ice-cream', 330, 'Ice cream and desserts', 'Eis und Desserts', 'بوظة وحلويات'),
  shopKind('chicken', 'poultry-leg', 45, 'Chicken', 'Hähnchen', 'دجاج'),
  shopKind('seafood', 'shrimp', 210, 'Seafood', 'Fisch und Meeresfrüchte', 'مأكولات بحرية'),
  shopKind('groceries', 'basket', 95, 'Groceries', 'Lebensmittel', 'بقالة'),
  shopKind('fresh', 'leafy-green', 150, 'Fresh counter', 'Frischetheke', 'منتجات طازجة'),
  shopKind('care', 'lotion', 190, 'Pharmacy and care', 'Apotheke und Pflege', 'صيدلية وعناية'),
  shopKind('flowers', 'bouquet', 320, 'Flowers and gifts', 'Blumen und Geschenke', 'زهور وهدايا'),
  shopKind('pets', 'paw', 240, 'Pets', 'Haustiere', 'حيوانات أليفة'),
  shopKind('home', 'broom', 200, 'Tea and household', 'Tee und Haushalt', 'شاي ومستلزمات المنزل'),
];

const shelves = [
  shelf('starters', 'olive', 110, ['Starters', 'Vorspeisen', 'مقبّلات']),
  shelf('soups', 'bowl', 30, ['Soups', 'Suppen', 'شوربات']),
  shelf('salads', 'salad', 140, ['Salads', 'Salate', 'سلطات']),
  shelf(
    'mains',
    'stew',
    40,
    ['Main dishes', 'Hauptgerichte', 'أطباق رئيسية'],
    [
      shelf('grill', 'meat-on-bone', 20, ['From the grill', 'Vom Grill', 'مشاوي']),
      shelf('curries', 'curry', 60, ['Curries', 'Currys', 'كاري']),
      shelf('rice-dishes', 'paella', 75, ['Rice dishes', 'Reisgerichte', 'أطباق الأرز']),
      shelf('seafood-dishes', 'shrimp', 210, ['Fish and seafood', 'Fisch und Meeresfrüchte', 'أسماك ومأكولات بحرية']),
    ],
  ),
  shelf('pizza', 'pizza', 20, ['Pizza', 'Pizza', 'بيتزا']),
  shelf('pasta', 'spaghetti', 45, ['Pasta', 'Pasta', 'باستا']),
  shelf('noodles', 'noodles', 15, ['Noodles', 'Nudeln', 'نودلز']),
  shelf('burgers', 'burger', 55, ['Burgers', 'Burger', 'برغر']),
  shelf('chicken', 'poultry-leg', 45, ['Chicken', 'Hähnchen', 'دجاج']),
  shelf('wraps', 'burrito', 85, ['Wraps and sandwiches', 'Wraps und Sandwiches', 'لفائف وسندويشات']),
  shelf('tacos', 'taco', 90, ['Tacos', 'Tacos', 'تاكو']),
  shelf('sushi', 'sushi', 350, ['Sushi', 'Sushi', 'سوشي']),
  shelf('dumplings', 'dumpling', 65, ['Dumplings', 'Teigtaschen', 'معجّنات محشوّة']),
  shelf('bowls', 'salad', 150, ['Bowls', 'Bowls', 'أطباق البول']),
  shelf('breakfast', 'fried-egg', 80, ['Breakfast', 'Frühstück', 'فطور']),
  shelf('breads', 'flatbread', 60, ['Breads', 'Brote', 'خبز']),
  shelf('sides', 'fries', 70, ['Sides', 'Beilagen', 'أطباق جانبية']),
  shelf('sauces', 'jar', 10, ['Sauces and dips', 'Saucen und Dips', 'صلصات']),
  shelf('sharing', 'fondue', 35, ['For the whole table', 'Für den ganzen Tisch', 'للمشاركة']),
  shelf(
    'sweet-things',
    'custard',
    335,
    ['Sweet things', 'Süßes', 'الحلو'],
    [
      shelf('desserts', 'custard', 330, ['Desserts', 'Desserts', 'حلويات']),
      shelf('cakes', 'shortcake', 345, ['Cakes', 'Kuchen', 'كعك']),
      shelf('ice-cream', 'ice-cream', 320, ['Ice cream', 'Eis', 'بوظة']),
    ],
  ),
  shelf(
    'drinks',
    'cup',
    190,
    ['Drinks', 'Getränke', 'مشروبات'],
    [
      shelf('cold-drinks', 'cup', 195, ['Cold drinks', 'Kalte Getränke', 'مشروبات باردة']),
      shelf('juices', 'tangerine', 60, ['Juices and smoothies', 'Säfte und Smoothies', 'عصائر وسموذي']),
      shelf('hot-drinks', 'coffee', 40, ['Hot drinks', 'Heiße Getränke', 'مشروبات ساخنة']),
    ],
  ),
  shelf('extras', 'cheese', 80, ['Extras', 'Extras', 'إضافات']),
  shelf('fruit', 'strawberry', 5, ['Fruit', 'Obst', 'فواكه']),
  shelf(
    'vegetables',
    'broccoli',
    140,
    ['Vegetables', 'Gemüse', 'خضراوات'],
    [shelf('herbs', 'herb', 150, ['Herbs and salad leaves', 'Kräuter und Blattsalat', 'أعشاب وورقيات'])],
  ),
  shelf(
    'dairy',
    'milk',
    220,
    ['Dairy and eggs', 'Molkerei und Eier', 'ألبان وبيض'],
    [
      shelf('cheese', 'cheese', 85, ['Cheese', 'Käse', 'أجبان']),
      shelf('yoghurt', 'bowl', 230, ['Yoghurt', 'Joghurt', 'لبن']),
    ],
  ),
  shelf(
    'bakery',
    'bread',
    65,
    ['Bakery', 'Backwaren', 'مخبوزات'],
    [shelf('pastries', 'croissant', 60, ['Pastries', 'Feingebäck', 'فطائر ومعجّنات'])],
  ),
  shelf('meat', 'steak', 10, ['Meat and poultry', 'Fleisch und Geflügel', 'لحوم ودواجن']),
  shelf('fish', 'fish', 205, ['Fish', 'Fisch', 'أسماك']),
  shelf('deli', 'olive', 115, ['Deli', 'Feinkost', 'مأكولات جاهزة']),
  shelf(
    'pantry',
    'jar',
    50,
    ['Pantry', 'Vorräte', 'المؤونة'],
    [
      shelf('grains', 'wheat', 80, ['Rice, pasta and grains', 'Reis, Nudeln und Getreide', 'أرز ومعكرونة وحبوب']),
      shelf('oils', 'olive', 105, ['Oils, vinegar and spices', 'Öle, Essig und Gewürze', 'زيوت وخل وبهارات']),
      shelf('tins', 'tin', 10, ['Tins and jars', 'Konserven', 'معلّبات']),
      shelf('spreads', 'honey', 55, ['Honey and spreads', 'Honig und Aufstriche', 'عسل ومربّيات']),
    ],
  ),
  shelf('snacks', 'popcorn', 15, ['Snacks', 'Knabbereien', 'وجبات خفيفة']),
  shelf('chocolate', 'chocolate', 25, ['Chocolate and sweets', 'Schokolade und Süßes', 'شوكولاتة وسكاكر']),
  shelf('frozen', 'ice', 210, ['Frozen', 'Tiefkühl', 'مجمّدات']),
  shelf('tea-coffee', 'teapot', 130, ['Tea and coffee', 'Tee und Kaffee', 'شاي وقهوة']),
  shelf(
    'household',
    'sponge',
    90,
    ['Household', 'Haushalt', 'مستلزمات المنزل'],
    [
      shelf('cleaning', 'bucket', 215, ['Cleaning', 'Putzen', 'تنظيف']),
      shelf('paper', 'toilet-roll', 230, ['Paper', 'Papier', 'ورقيات']),
    ],
  ),
  shelf('care', 'lotion', 340, ['Body care', 'Körperpflege', 'عناية شخصية']),
  shelf('health', 'bandage', 205, ['First aid and health', 'Erste Hilfe und Gesundheit', 'إسعافات وصحة']),
  shelf('baby', 'baby-bottle', 25, ['Baby', 'Baby', 'الطفل']),
  shelf('dogs', 'dog', 50, ['For dogs', 'Für Hunde', 'للكلاب']),
  shelf('cats', 'cat', 70, ['For cats', 'Für Katzen', 'للقطط']),
  shelf('small-pets', 'rabbit', 300, [
    'Small pets, birds and fish',
    'Kleintiere, Vögel und Fische',
    'حيوانات صغيرة وطيور وأسماك',
  ]),
  shelf('bouquets', 'bouquet', 330, ['Bouquets', 'Sträuße', 'باقات']),
  shelf('plants', 'potted-plant', 140, ['Plants', 'Pflanzen', 'نباتات']),
  shelf('gifts', 'gift', 0, ['Gifts', 'Geschenke', 'هدايا']),
];

const recipeKind = (key: string, icon: string, hue: number, ...title: Words): SeedCategory => ({
  key: `recipe:${key}`,
  type: 'receipt',
  title: words(title),
  picture: picture(icon, hue),
});

const recipeKinds = [
  recipeKind('supper', 'spaghetti', 20, 'Quick suppers', 'Schnelle Abendessen', 'عشاء سريع'),
  recipeKind('breakfast', 'pancakes', 60, 'Slow breakfasts', 'Gemütliches Frühstück', 'فطور على مهل'),
  recipeKind('fresh', 'salad', 130, 'Salads and bowls', 'Salate und Bowls', 'سلطات وأطباق خفيفة'),
  recipeKind('sweet', 'pie', 330, 'Something sweet', 'Etwas Süßes', 'شيء حلو'),
];

const team = (key: string, icon: string, hue: number, ...title: Words): SeedCategory => ({
  key: `team:${key}`,
  type: 'career',
  title: words(title),
  picture: picture(icon, hue),
});

const teams = [
  team('road', 'trolley', 150, 'On the road', 'Unterwegs', 'على الطريق'),
  team('desk', 'teapot', 200, 'At the desk', 'Am Schreibtisch', 'في المكتب'),
];

export const categories: SeedCategory[] = [...shopKinds, ...shelves, ...recipeKinds, ...teams];
