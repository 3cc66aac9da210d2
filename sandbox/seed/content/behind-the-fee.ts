/** An article that explains. */
import type { SeedArticle } from '../types.ts';

export const behindTheFee: SeedArticle = {
  key: 'behind-the-fee',
  title: {
    en: 'Where every cent of your order goes',
    de: 'Wohin jeder Cent Ihrer Bestellung geht',
    ar: 'إلى أين يذهب كل سنت من طلبك',
  },
  summary: {
    en: 'One order of plov for 14.50, taken apart on the kitchen table.',
    de: 'Eine Bestellung Plow für 14,50, auf dem Küchentisch auseinandergenommen.',
    ar: 'طلب بلوف واحد بـ 14.50، مفكّكًا على طاولة المطبخ.',
  },
  body: {
    en: `<p>We put one real order on the table: plov for two, delivered over three kilometres on a Tuesday evening.</p>
<h3>The table</h3>
<table><tbody><tr><th scope="row">The kitchen</th><td>9.80</td></tr><tr><th scope="row">The courier</th><td>3.10</td></tr><tr><th scope="row">Tax</th><td>0.70</td></tr><tr><th scope="row">The bank</th><td>0.40</td></tr><tr><th scope="row">Us</th><td>0.50</td></tr></tbody></table>
<h3>What the courier gets</h3>
<p>The whole delivery fee and the whole tip. If an order takes longer because the kitchen was late, the waiting is paid by us, not by the courier.</p>
<h3>What we do with ours</h3>
<ol><li>Servers and maps: a third.</li><li>The people who answer when something went wrong: almost half.</li><li>What is left: better software.</li></ol>
<p>That is why every fee has a row of its own on the receipt. If you cannot say what a fee is for, it should not be there.</p>`,
    de: `<p>Wir haben eine echte Bestellung auf den Tisch gelegt: Plow für zwei, an einem Dienstagabend drei Kilometer weit geliefert.</p>
<h3>Die Rechnung</h3>
<table><tbody><tr><th scope="row">Die Küche</th><td>9,80</td></tr><tr><th scope="row">Der Kurier</th><td>3,10</td></tr><tr><th scope="row">Steuer</th><td>0,70</td></tr><tr><th scope="row">Die Bank</th><td>0,40</td></tr><tr><th scope="row">Wir</th><td>0,50</td></tr></tbody></table>
<h3>Was der Kurier bekommt</h3>
<p>Die ganze Liefergebühr und das ganze Trinkgeld. Dauert eine Bestellung länger, weil die Küche zu spät war, bezahlen wir das Warten und nicht der Kurier.</p>
<h3>Was wir mit unserem Teil tun</h3>
<ol><li>Server und Karten: ein Drittel.</li><li>Die Menschen, die antworten, wenn etwas schiefging: fast die Hälfte.</li><li>Was übrig bleibt: bessere Software.</li></ol>
<p>Darum hat jede Gebühr auf dem Beleg ihre eigene Zeile. Wer nicht sagen kann, wofür eine Gebühr ist, sollte sie nicht nehmen.</p>`,
    ar: `<p>وضعنا طلبًا حقيقيًا على الطاولة: بلوف لشخصين، وُصّل ثلاثة كيلومترات مساء ثلاثاء.</p>
<h3>الحساب</h3>
<table><tbody><tr><th scope="row">المطبخ</th><td>9.80</td></tr><tr><th scope="row">المندوب</th><td>3.10</td></tr><tr><th scope="row">الضريبة</th><td>0.70</td></tr><tr><th scope="row">البنك</th><td>0.40</td></tr><tr><th scope="row">نحن</th><td>0.50</td></tr></tbody></table>
<h3>ما يأخذه المندوب</h3>
<p>رسوم التوصيل كلها والبقشيش كله. وإذا طال الطلب لأن المطبخ تأخر دفعنا نحن ثمن الانتظار لا المندوب.</p>
<h3>ما نفعله بحصتنا</h3>
<ol><li>الخوادم والخرائط: الثلث.</li><li>من يجيبون حين يقع خلل: النصف تقريبًا.</li><li>وما بقي: برمجيات أفضل.</li></ol>
<p>لهذا لكل رسم سطر في الإيصال. ومن لا يستطيع أن يقول لمَ الرسم فليس له أن يأخذه.</p>`,
  },
  picture: { icon: 'paella', hue: 45, beside: ['carrot', 'garlic', 'rice'] },
  daysAgo: 41,
};
