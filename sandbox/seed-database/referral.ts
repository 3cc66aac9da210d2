/** What does the operator promise for bringing a friend (docs/api.md 12.6)? */

import { picturePath } from '../pictures/path.ts';
import type { Text } from '../rules/text.ts';
import { insertTexts, type SeedContext } from './context.ts';

export function insertReferral(context: SeedContext): void {
  const id = context.store.run(
    'INSERT INTO referrals (price_from, price_to, img, expired_at) VALUES (5, 3, ?, ?)',
    ...[picturePath({ icon: 'gift', hue: 340, beside: ['shortcake', 'cherries'] }, 'banner'), context.ago(-400)],
  );
  insertTexts(context, 'referral', id, { title, description });
  insertTexts(context, 'referral terms', id, { description: terms });
}

const title: Text = {
  en: 'Bring a friend to the table',
  de: 'Holen Sie jemanden mit an den Tisch',
  ar: 'ادعُ صديقًا إلى المائدة',
};

const description: Text = {
  en: 'Send your link to somebody who has not ordered here yet. When their first order has arrived, both of you find money in your wallets.',
  de: 'Schicken Sie Ihren Link jemandem, der hier noch nicht bestellt hat. Sobald die erste Bestellung angekommen ist, liegt bei Ihnen beiden Geld im Guthaben.',
  ar: 'أرسل رابطك إلى من لم يطلب من هنا بعد. عندما يصل طلبه الأول يجد كلٌّ منكما مبلغًا في محفظته.',
};

/** HTML, as the operator writes it. */
const terms: Text = {
  en: `<h2>Who can take part</h2>
<p>Everybody with an account. The friend must be new: an e-mail address or a phone number that has not ordered here before.</p>
<h2>What each side gets</h2>
<ul><li>The friend gets the welcome amount in the wallet.</li><li>Whoever invited gets the thank-you amount in the wallet.</li></ul>
<p>Both arrive when the friend’s first order has been delivered. An order that is cancelled or paid back does not count, and what was given for it is taken back.</p>
<h2>What is not allowed</h2>
<p>Inviting yourself with a second account, and selling codes. We may end the programme; what has arrived by then stays yours.</p>`,
  de: `<h2>Wer mitmachen kann</h2>
<p>Alle, die ein Konto haben. Wer eingeladen wird, muss neu sein: eine E-Mail-Adresse oder Telefonnummer, mit der hier noch nicht bestellt wurde.</p>
<h2>Was beide Seiten bekommen</h2>
<ul><li>Die eingeladene Person bekommt den Willkommensbetrag ins Guthaben.</li><li>Wer eingeladen hat, bekommt den Dankesbetrag ins Guthaben.</li></ul>
<p>Beides kommt an, sobald die erste Bestellung geliefert ist. Eine stornierte oder erstattete Bestellung zählt nicht; was es dafür gab, wird zurückgenommen.</p>
<h2>Was nicht erlaubt ist</h2>
<p>Sich selbst mit einem zweiten Konto einzuladen und Codes zu verkaufen. Wir können das Programm beenden; was bis dahin angekommen ist, bleibt Ihnen.</p>`,
  ar: `<h2>من يمكنه المشاركة</h2>
<p>كل من لديه حساب. ويجب أن يكون الصديق جديدًا: ببريد إلكتروني أو رقم هاتف لم يُطلب به من هنا من قبل.</p>
<h2>ما يحصل عليه كل طرف</h2>
<ul><li>يحصل الصديق على مبلغ الترحيب في محفظته.</li><li>ويحصل صاحب الدعوة على مبلغ الشكر في محفظته.</li></ul>
<p>يصل المبلغان عند توصيل الطلب الأول. الطلب المُلغى أو المُسترَدّ لا يُحتسب، ويُستعاد ما أُعطي عنه.</p>
<h2>ما لا يُسمح به</h2>
<p>دعوة النفس بحساب ثانٍ، وبيع الرموز. يمكننا إنهاء البرنامج، وما وصل حتى ذلك الحين يبقى لك.</p>`,
};
