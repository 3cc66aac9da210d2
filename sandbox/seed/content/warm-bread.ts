/** The oldest article: plain text, as some operators paste it. */
import type { SeedArticle } from '../types.ts';

export const warmBread: SeedArticle = {
  key: 'warm-bread',
  title: {
    en: 'Why bread arrives warm, and what we stopped doing',
    de: 'Warum Brot warm ankommt und was wir nicht mehr tun',
    ar: 'لماذا يصل الخبز دافئًا، وما الذي توقفنا عنه',
  },
  summary: {
    en: 'A cotton bag, a paper sleeve and eleven minutes.',
    de: 'Ein Baumwollbeutel, eine Papierhülle und elf Minuten.',
    ar: 'كيس قطن وغلاف ورق وإحدى عشرة دقيقة.',
  },
  body: {
    en: `For a year we carried bread in the same insulated boxes as soup. It arrived warm, and soft as a sponge.

Now every bread travels alone: a paper sleeve that breathes, a cotton bag around it, and never more than eleven minutes from the oven. If it would take longer, we tell you < before > you order.

The bags come back. Hand yours to the next courier, and it is washed and out again by morning.`,
    de: `Ein Jahr lang fuhr Brot in denselben Kisten wie Suppe. Es kam warm an, und weich wie ein Schwamm.

Jetzt reist jedes Brot allein: eine Papierhülle, die atmet, ein Baumwollbeutel darum, und nie mehr als elf Minuten vom Ofen. Würde es länger dauern, sagen wir es Ihnen vor der Bestellung.

Die Beutel kommen zurück. Geben Sie Ihren dem nächsten Kurier mit; am Morgen ist er gewaschen und wieder unterwegs.`,
    ar: `حملنا الخبز سنة كاملة في صناديق الحساء نفسها، فكان يصل دافئًا، وطريًا كالإسفنج.

أما الآن فكل رغيف يسافر وحده: غلاف ورق يتنفس، وكيس قطن حوله، ولا أكثر من إحدى عشرة دقيقة من الفرن. وإن كان سيتأخر قلنا لك قبل أن تطلب.

والأكياس تعود. سلّم كيسك للمندوب التالي، فيُغسل ويخرج ثانية مع الصباح.`,
  },
  picture: { icon: 'bread', hue: 55, beside: ['wheat', 'baguette', 'butter'] },
  daysAgo: 120,
};
