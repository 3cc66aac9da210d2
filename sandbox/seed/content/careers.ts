/** Open positions, by team. */

import type { SeedCareer } from '../types.ts';
import { words } from '../write.ts';

const market = { latitude: 41.29, longitude: 69.22 };
const mill = { latitude: 41.3, longitude: 69.23 };

export const careers: SeedCareer[] = [
  {
    category: 'team:road',
    title: words(['Courier by bicycle', 'Kurierin oder Kurier mit Fahrrad', 'مندوب بالدراجة']),
    place: words(['Old town and river side', 'Altstadt und Flussufer', 'المدينة القديمة وضفة النهر']),
    location: market,
    body: words([
      '<h2>What you do</h2><p>You carry food from kitchens to doors within four kilometres, in shifts of three to six hours that you choose a week ahead.</p><h2>What you bring</h2><ul><li>a bicycle in good order, or you rent one of ours</li><li>enough of the language to ring a bell kindly</li></ul><h2>What you get</h2><p>The whole delivery fee, every tip, and an hourly floor when the evening is quiet. Rain gear is ours.</p>',
      '<h2>Was Sie tun</h2><p>Sie bringen Essen aus Küchen an Türen im Umkreis von vier Kilometern, in Schichten von drei bis sechs Stunden, die Sie eine Woche vorher wählen.</p><h2>Was Sie mitbringen</h2><ul><li>ein Rad in gutem Zustand, oder Sie leihen eines von uns</li><li>genug Sprache, um freundlich zu klingeln</li></ul><h2>Was Sie bekommen</h2><p>Die ganze Liefergebühr, jedes Trinkgeld und einen Mindestlohn je Stunde, wenn der Abend ruhig ist. Regenzeug stellen wir.</p>',
      '<h2>ماذا تفعل</h2><p>تحمل الطعام من المطابخ إلى الأبواب ضمن أربعة كيلومترات، في ورديات من ثلاث إلى ست ساعات تختارها قبل أسبوع.</p><h2>ماذا تُحضر</h2><ul><li>دراجة بحالة جيدة، أو تستأجر واحدة منا</li><li>ما يكفي من اللغة لتقرع الجرس بلطف</li></ul><h2>ماذا تنال</h2><p>رسوم التوصيل كلها وكل بقشيش، وحدًا أدنى للساعة حين يهدأ المساء. وملابس المطر علينا.</p>',
    ]),
  },
  {
    category: 'team:road',
    title: words(['Dispatcher for evenings', 'Disposition am Abend', 'منسّق ورديات المساء']),
    place: words(['Mill Street 1', 'Mühlenstraße 1', 'شارع الطاحونة 1']),
    location: mill,
    body: words([
      '<p>Between five and eleven you see every order of the town on one screen, and notice before anybody else which kitchen is about to fall behind. You know the couriers by name and the one-way streets by heart.</p><p>Four evenings a week, a fixed salary, and dinner from a kitchen of your choice.</p>',
      '<p>Zwischen fünf und elf sehen Sie jede Bestellung der Stadt auf einem Bildschirm und merken als Erste, welche Küche gleich nicht mehr nachkommt. Sie kennen die Kuriere beim Namen und die Einbahnstraßen auswendig.</p><p>Vier Abende die Woche, ein festes Gehalt und Abendessen aus einer Küche Ihrer Wahl.</p>',
      '<p>بين الخامسة والحادية عشرة ترى كل طلبات المدينة على شاشة واحدة، وتلاحظ قبل غيرك أي مطبخ يوشك أن يتأخر. تعرف المندوبين بأسمائهم والشوارع ذات الاتجاه الواحد عن ظهر قلب.</p><p>أربع أمسيات في الأسبوع وراتب ثابت وعشاء من مطبخ تختاره.</p>',
    ]),
  },
  {
    category: 'team:desk',
    title: words(['Somebody who answers', 'Jemand, der antwortet', 'من يجيب الزبائن']),
    place: words(['1 Market Street, or from home', 'Marktstraße 1 oder von zu Hause', 'شارع السوق 1 أو من البيت']),
    location: market,
    body: words([
      '<p>When soup arrives cold, people write to you. You may give money back without asking anybody, up to an amount that will surprise you, and you write as you speak.</p><p>We look for two languages of ours (English, German, Arabic) and a calm that is not put on.</p>',
      '<p>Wenn Suppe kalt ankommt, schreiben die Leute Ihnen. Sie dürfen Geld zurückgeben, ohne jemanden zu fragen, bis zu einem Betrag, der Sie überraschen wird, und Sie schreiben, wie Sie sprechen.</p><p>Wir suchen zwei unserer Sprachen (Englisch, Deutsch, Arabisch) und eine Ruhe, die nicht gespielt ist.</p>',
      '<p>حين يصل الحساء باردًا يكتب الناس إليك. يحق لك ردّ المال دون أن تسأل أحدًا، حتى مبلغ سيفاجئك، وتكتب كما تتكلم.</p><p>نبحث عن لغتين من لغاتنا (الإنجليزية والألمانية والعربية) وعن هدوء غير مصطنع.</p>',
    ]),
  },
  {
    category: 'team:desk',
    title: words(['Photographer of food, half time', 'Food-Fotografie, halbe Stelle', 'مصوّر طعام، دوام جزئي']),
    place: words(['In kitchens all over town', 'In Küchen der ganzen Stadt', 'في مطابخ المدينة كلها']),
    location: market,
    body: words([
      '<p>Three kitchens a day, natural light, no glycerine. You photograph what people will get, on the plates they will get it from.</p>',
      '<p>Drei Küchen am Tag, Tageslicht, kein Glyzerin. Sie fotografieren, was die Leute bekommen, auf den Tellern, von denen sie essen.</p>',
      '<p>ثلاثة مطابخ في اليوم وضوء طبيعي وبلا حيل. تصوّر ما سيصل إلى الناس كما سيصل.</p>',
    ]),
  },
];
