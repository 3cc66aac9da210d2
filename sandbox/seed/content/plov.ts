/** An article about a dish, short. */
import type { SeedArticle } from '../types.ts';

export const plov: SeedArticle = {
  key: 'plov-rules',
  title: {
    en: 'Seven houses, seven kinds of plov, one quarrel',
    de: 'Sieben Häuser, siebenmal Plow, ein Streit',
    ar: 'سبعة بيوت وسبعة أنواع من البلوف وخلاف واحد',
  },
  summary: {
    en: 'Yellow carrots or orange ones? We asked everybody who owns a cauldron.',
    de: 'Gelbe Möhren oder orange? Wir haben alle gefragt, die einen Kessel besitzen.',
    ar: 'جزر أصفر أم برتقالي؟ سألنا كل من يملك قدرًا.',
  },
  body: {
    en: `<p>There are three things about plov that nobody in this town will discuss calmly: the carrots, the raisins, and who is allowed to lift the lid.</p><p>The Plov House cooks with yellow carrots, “because that is what carrots are”. Across the bridge they use orange ones and say nothing. On raisins the count was four to three, with one broken friendship.</p><p>On the lid they all agree: whoever lit the fire. If you want to taste your way through, begin with a half portion. All seven sell it, because we asked.</p>`,
    de: `<p>Drei Dinge am Plow bespricht in dieser Stadt niemand ruhig: die Möhren, die Rosinen und wer den Deckel heben darf.</p><p>Das Plow-Haus kocht mit gelben Möhren, „denn so sehen Möhren aus“. Jenseits der Brücke nimmt man orange und schweigt. Bei den Rosinen stand es vier zu drei, mit einer zerbrochenen Freundschaft.</p><p>Beim Deckel sind sich alle einig: wer das Feuer gemacht hat. Wenn Sie sich durchkosten möchten, beginnen Sie mit einer halben Portion. Alle sieben verkaufen sie, weil wir gefragt haben.</p>`,
    ar: `<p>ثلاثة أمور في البلوف لا يناقشها أحد هنا بهدوء: الجزر والزبيب ومن يحق له رفع الغطاء.</p><p>يطبخ بيت البلوف بالجزر الأصفر «لأن الجزر هكذا». وعبر الجسر يستعملون البرتقالي ويسكتون. أما الزبيب فكانت النتيجة أربعة لثلاثة، وصداقة انكسرت.</p><p>وعلى الغطاء اتفق الجميع: من أشعل النار. إن أردت أن تذوقها كلها فابدأ بنصف حصة، فالسبعة يبيعونها لأننا طلبنا ذلك.</p>`,
  },
  picture: { icon: 'rice', hue: 70, beside: ['carrot', 'grapes', 'meat-on-bone'] },
  daysAgo: 73,
};
