/** The pages about the marketplace, and the couriers' page. */

import type { SeedSitePage } from '../types.ts';
import { picture, words } from '../write.ts';

const apps = {
  ios: 'https://apps.apple.com/app/id100000001',
  android: 'https://play.google.com/store/apps/details?id=example.doorstep.customer',
};

export const pages: SeedSitePage[] = [
  {
    type: 'about',
    title: words(['Good food, carried carefully', 'Gutes Essen, sorgsam getragen', 'طعام طيب يُحمل بعناية']),
    body: words([
      '<p>Doorstep began with one bicycle and a soup that kept spilling. We put a lid on it, then a second bicycle beside the first, and by winter eleven kitchens had asked whether we would carry theirs too.</p><p>Today more than a hundred restaurants, bakers and grocers of the town sell on Doorstep. They set their own prices and keep their own names over the door. We make sure that what they cook arrives as they meant it.</p>',
      '<p>Doorstep begann mit einem Fahrrad und einer Suppe, die immer überschwappte. Wir machten einen Deckel darauf, stellten ein zweites Fahrrad daneben, und im Winter hatten elf Küchen gefragt, ob wir auch für sie fahren.</p><p>Heute verkaufen über hundert Restaurants, Bäcker und Läden der Stadt auf Doorstep. Sie machen ihre Preise selbst und behalten ihren Namen über der Tür. Wir sorgen dafür, dass ankommt, was sie gekocht haben.</p>',
      '<p>بدأت دورستب بدراجة واحدة وحساء لا يكف عن الانسكاب. وضعنا عليه غطاءً، ثم دراجة ثانية بجانب الأولى، وما إن حل الشتاء حتى سألنا أحد عشر مطبخًا أن نحمل طعامهم أيضًا.</p><p>واليوم يبيع على دورستب أكثر من مئة مطعم ومخبز ومتجر في المدينة. يضعون أسعارهم بأنفسهم وتبقى أسماؤهم على أبوابهم. ونحن نحرص أن يصل ما طبخوه كما أرادوه.</p>',
    ]),
    picture: picture('stew bread herb soft-ice', 28),
    apps,
  },
  {
    type: 'about_second',
    title: words(['Every fee has a name', 'Jede Gebühr hat einen Namen', 'لكل رسم اسم']),
    body: words([
      '<p>You see what an order costs before you make it, to the cent, and what each part is for. There is no price that grows on the last page.</p>',
      '<p>Sie sehen vor der Bestellung auf den Cent, was sie kostet und wofür jeder Teil ist. Es gibt keinen Preis, der auf der letzten Seite wächst.</p>',
      '<p>ترى ما يكلفه الطلب قبل أن تطلبه، حتى السنت، ولمَ كل جزء منه. فلا سعر يكبر في الصفحة الأخيرة.</p>',
    ]),
    picture: picture('basket apple bread milk', 95),
  },
  {
    type: 'about_three',
    title: words(['Couriers are paid for waiting', 'Warten wird bezahlt', 'الانتظار مدفوع الأجر']),
    body: words([
      '<p>The whole delivery fee and the whole tip go to who rides. When a kitchen is late, we pay for the minutes.</p>',
      '<p>Die ganze Liefergebühr und das ganze Trinkgeld gehen an den, der fährt. Ist eine Küche spät dran, bezahlen wir die Minuten.</p>',
      '<p>رسوم التوصيل كلها والبقشيش كله لمن يقود. وإذا تأخر المطبخ دفعنا نحن ثمن الدقائق.</p>',
    ]),
    picture: picture('trolley sun leaf', 200),
  },
  {
    type: 'about_fourth',
    title: words(['Nothing thrown away', 'Nichts wird weggeworfen', 'لا شيء يُرمى']),
    body: words([
      '<p>Bread bags are washed, boxes are returned, and what the grocers have left at eight in the evening goes to the kitchen on Mill Street. Last year that was nineteen tonnes.</p>',
      '<p>Brotbeutel werden gewaschen, Kisten kommen zurück, und was die Läden um acht Uhr abends übrig haben, geht an die Küche in der Mühlenstraße. Im letzten Jahr waren das neunzehn Tonnen.</p>',
      '<p>أكياس الخبز تُغسل والصناديق تعود، وما يبقى عند البقالين في الثامنة مساءً يذهب إلى مطبخ شارع الطاحونة. كانت حصيلة العام الماضي تسعة عشر طنًا.</p>',
    ]),
    picture: picture('recycle bread carrot potato', 130),
  },
  {
    type: 'delivery',
    title: words(['Ride with us', 'Fahren Sie mit uns', 'انطلق معنا']),
    body: words([
      '<p>Choose your hours a week ahead, ride what you own, and be paid every Friday. You keep the whole delivery fee and every tip, and you are insured from the first minute.</p><ul><li>You are eighteen or older.</li><li>You have a bicycle, a scooter or good shoes.</li><li>You have a phone that lasts a shift.</li></ul>',
      '<p>Wählen Sie Ihre Stunden eine Woche im Voraus, fahren Sie, was Sie haben, und bekommen Sie jeden Freitag Ihr Geld. Die ganze Liefergebühr und jedes Trinkgeld gehören Ihnen, und Sie sind ab der ersten Minute versichert.</p><ul><li>Sie sind achtzehn oder älter.</li><li>Sie haben ein Fahrrad, einen Roller oder gute Schuhe.</li><li>Ihr Telefon hält eine Schicht durch.</li></ul>',
      '<p>اختر ساعاتك قبل أسبوع، وقُد ما تملكه، وخذ أجرك كل جمعة. لك رسوم التوصيل كلها وكل بقشيش، وأنت مؤمَّن من الدقيقة الأولى.</p><ul><li>عمرك ثمانية عشر عامًا أو أكثر.</li><li>عندك دراجة أو سكوتر أو حذاء جيد.</li><li>هاتفك يصمد وردية كاملة.</li></ul>',
    ]),
    picture: picture('trolley pizza noodles burger', 150),
    apps: {
      ios: 'https://apps.apple.com/app/id100000002',
      android: 'https://play.google.com/store/apps/details?id=example.doorstep.courier',
    },
  },
];
