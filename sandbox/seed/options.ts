/** In which sizes and kinds are things sold, and what are these called? */
import type { Text } from '../rules/text.ts';
import type { SeedOptionGroup } from './types.ts';

interface Group {
  title: Text;
  type: SeedOptionGroup['type'];
  values: Record<string, Text>;
}

const text = (en: string, de: string, ar: string): Text => ({ en, de, ar });
const colour = (code: string): Text => text(code, code, code);
/** The path of a picture (sandbox/pictures/path.ts). */
const drawn = (icon: string, hue: number): Text => colour(`/images/product/${hue}/${icon}.webp`);

const groups: Group[] = [
  {
    title: text('Size', 'Größe', 'الحجم'),
    type: 'text',
    values: {
      small: text('Small', 'Klein', 'صغير'),
      medium: text('Medium', 'Mittel', 'وسط'),
      large: text('Large', 'Groß', 'كبير'),
      'for-two': text('For two', 'Für zwei', 'لشخصين'),
      family: text('Family', 'Familie', 'عائلي'),
    },
  },
  {
    title: text('Diameter', 'Durchmesser', 'القطر'),
    type: 'text',
    values: {
      '26cm': text('26 cm', '26 cm', '26 سم'),
      '32cm': text('32 cm', '32 cm', '32 سم'),
      '40cm': text('40 cm', '40 cm', '40 سم'),
    },
  },
  {
    title: text('Dough', 'Teig', 'العجينة'),
    type: 'text',
    values: {
      classic: text('Classic', 'Klassisch', 'كلاسيكية'),
      thin: text('Thin and crisp', 'Dünn und knusprig', 'رقيقة مقرمشة'),
      wholegrain: text('Wholegrain', 'Vollkorn', 'قمح كامل'),
      'gluten-free': text('Gluten free', 'Glutenfrei', 'خالية من الغلوتين'),
    },
  },
  {
    title: text('Heat', 'Schärfe', 'درجة الحرارة'),
    type: 'text',
    values: {
      mild: text('Mild', 'Mild', 'خفيف'),
      hot: text('Hot', 'Scharf', 'حار'),
      fiery: text('Fiery', 'Sehr scharf', 'حار جداً'),
    },
  },
  {
    title: text('With', 'Mit', 'مع'),
    type: 'text',
    values: {
      tofu: text('Tofu', 'Tofu', 'توفو'),
      chicken: text('Chicken', 'Hähnchen', 'دجاج'),
      beef: text('Beef', 'Rind', 'لحم بقري'),
      lamb: text('Lamb', 'Lamm', 'لحم غنم'),
      prawns: text('Prawns', 'Garnelen', 'روبيان'),
      vegetables: text('Vegetables', 'Gemüse', 'خضار'),
      salmon: text('Salmon', 'Lachs', 'سلمون'),
    },
  },
  {
    title: text('Pieces', 'Stückzahl', 'عدد القطع'),
    type: 'text',
    values: {
      four: text('4 pieces', '4 Stück', '4 قطع'),
      six: text('6 pieces', '6 Stück', '6 قطع'),
      eight: text('8 pieces', '8 Stück', '8 قطع'),
      twelve: text('12 pieces', '12 Stück', '12 قطعة'),
      twenty: text('20 pieces', '20 Stück', '20 قطعة'),
    },
  },
  {
    title: text('Scoops', 'Kugeln', 'عدد الكرات'),
    type: 'text',
    values: {
      one: text('One scoop', 'Eine Kugel', 'كرة واحدة'),
      two: text('Two scoops', 'Zwei Kugeln', 'كرتان'),
      three: text('Three scoops', 'Drei Kugeln', 'ثلاث كرات'),
      tub: text('Half-litre tub', 'Halbliterbecher', 'علبة نصف لتر'),
    },
  },
  {
    title: text('Served in', 'Serviert in', 'يقدَّم في'),
    type: 'text',
    values: {
      cup: text('Cup', 'Becher', 'كوب'),
      cone: text('Waffle cone', 'Waffelhörnchen', 'قرن بسكويت'),
    },
  },
  {
    title: text('Milk', 'Milch', 'الحليب'),
    type: 'text',
    values: {
      'whole-milk': text('Whole milk', 'Vollmilch', 'حليب كامل الدسم'),
      oat: text('Oat', 'Hafer', 'شوفان'),
      soy: text('Soy', 'Soja', 'صويا'),
    },
  },
  {
    title: text('Bottle', 'Flasche', 'القارورة'),
    type: 'text',
    values: {
      '330ml': text('330 ml', '330 ml', '330 مل'),
      '500ml': text('500 ml', '500 ml', '500 مل'),
      '1l': text('1 l', '1 l', '1 ل'),
      '1.5l': text('1.5 l', '1,5 l', '1.5 ل'),
    },
  },
  {
    title: text('Weight', 'Gewicht', 'الوزن'),
    type: 'text',
    values: {
      '100g': text('100 g', '100 g', '100 غ'),
      '250g': text('250 g', '250 g', '250 غ'),
      '500g': text('500 g', '500 g', '500 غ'),
      '1kg': text('1 kg', '1 kg', '1 كغ'),
      '3kg': text('3 kg', '3 kg', '3 كغ'),
    },
  },
  {
    title: text('Stems', 'Stiele', 'عدد السيقان'),
    type: 'text',
    values: {
      'seven-stems': text('7 stems', '7 Stiele', '7 سيقان'),
      'eleven-stems': text('11 stems', '11 Stiele', '11 ساقاً'),
      'twenty-five-stems': text('25 stems', '25 Stiele', '25 ساقاً'),
    },
  },
  {
    title: text('Colour', 'Farbe', 'اللون'),
    type: 'color',
    values: {
      red: colour('#c4243b'),
      pink: colour('#f2a3bd'),
      white: colour('#fbf7ef'),
      yellow: colour('#f4c430'),
      purple: colour('#7d4fa0'),
    },
  },
  {
    title: text('Motif', 'Motiv', 'الرسم'),
    type: 'image',
    values: {
      'heart-motif': drawn('heart', 350),
      'sun-motif': drawn('sun', 45),
    },
  },
];

export const options = {
  /** The words of a size or kind. */
  value(key: string): Text {
    return groupWith(key).values[key] ?? missing(key);
  },
  /** The group it belongs to, as a product names it. */
  group(key: string): SeedOptionGroup {
    const { title, type } = groupWith(key);
    return { title, type };
  },
};

function groupWith(key: string): Group {
  return groups.find(group => key in group.values) ?? missing(key);
}

function missing(key: string): never {
  throw new Error(`No size or kind "${key}" in sandbox/seed/options.ts`);
}
