/** What is done with what the marketplace knows of its customers. */

import type { SeedRules } from '../types.ts';
import { words } from '../write.ts';
import { sectionsHtml } from './sections.ts';

export const privacy: SeedRules = {
  title: words(['Privacy', 'Datenschutz', 'الخصوصية']),
  body: sectionsHtml([
    {
      title: ['In one sentence', 'In einem Satz', 'في جملة واحدة'],
      paragraphs: [
        [
          'We keep what it takes to bring you your order and to prove that we did, and we sell none of it.',
          'Wir behalten, was nötig ist, um Ihre Bestellung zu bringen und das zu belegen, und verkaufen nichts davon.',
          'نحفظ ما يلزم لإيصال طلبك وإثبات ذلك، ولا نبيع منه شيئًا.',
        ],
      ],
    },
    {
      title: ['What we know', 'Was wir wissen', 'ما نعرفه'],
      paragraphs: [
        [
          '<table><thead><tr><th>What</th><th>What for</th><th>How long</th></tr></thead><tbody><tr><td>Name, e-mail, phone</td><td>to know whose order it is</td><td>until you delete the account</td></tr><tr><td>Addresses</td><td>to deliver</td><td>until you remove them</td></tr><tr><td>Orders</td><td>to deliver, refund and pay tax</td><td>ten years, by law</td></tr><tr><td>Your place on the map</td><td>to show who delivers to you</td><td>in your browser alone</td></tr></tbody></table>',
          '<table><thead><tr><th>Was</th><th>Wofür</th><th>Wie lange</th></tr></thead><tbody><tr><td>Name, E-Mail, Telefon</td><td>um zu wissen, wessen Bestellung es ist</td><td>bis Sie das Konto löschen</td></tr><tr><td>Adressen</td><td>um zu liefern</td><td>bis Sie sie entfernen</td></tr><tr><td>Bestellungen</td><td>für Lieferung, Erstattung, Steuer</td><td>zehn Jahre, von Gesetzes wegen</td></tr><tr><td>Ihr Ort auf der Karte</td><td>um zu zeigen, wer zu Ihnen liefert</td><td>nur in Ihrem Browser</td></tr></tbody></table>',
          '<table><thead><tr><th>ماذا</th><th>لماذا</th><th>كم من الوقت</th></tr></thead><tbody><tr><td>الاسم والبريد والهاتف</td><td>لنعرف لمن الطلب</td><td>حتى تحذف الحساب</td></tr><tr><td>العناوين</td><td>للتوصيل</td><td>حتى تزيلها</td></tr><tr><td>الطلبات</td><td>للتوصيل والاسترداد والضريبة</td><td>عشر سنوات بحكم القانون</td></tr><tr><td>مكانك على الخريطة</td><td>لنريك من يوصل إليك</td><td>في متصفحك وحده</td></tr></tbody></table>',
        ],
      ],
    },
    {
      title: ['Who sees it', 'Wer es sieht', 'من يراه'],
      paragraphs: [
        [
          'The shop sees what you ordered and your first name. The courier sees the address and can call you until the order has arrived. Your bank sees the amount. Nobody else.',
          'Der Laden sieht die Bestellung und Ihren Vornamen. Der Kurier sieht die Adresse und kann Sie anrufen, bis die Bestellung da ist. Ihre Bank sieht den Betrag. Sonst niemand.',
          'يرى المتجر ما طلبته واسمك الأول. ويرى المندوب العنوان ويستطيع الاتصال بك حتى يصل الطلب. ويرى بنكك المبلغ. ولا أحد سواهم.',
        ],
      ],
    },
    {
      title: ['Cookies', 'Cookies', 'ملفات الارتباط'],
      paragraphs: [
        [
          'Ours remember your cart, your language and that you are signed in. There are none for advertising, which is why no banner asked you.',
          'Unsere merken sich Warenkorb, Sprache und dass Sie angemeldet sind. Für Werbung gibt es keine; deshalb hat Sie kein Banner gefragt.',
          'ملفاتنا تذكر سلتك ولغتك وأنك سجّلت الدخول. ولا شيء منها للإعلان، ولهذا لم تسألك نافذة.',
        ],
      ],
    },
    {
      title: ['What you can ask of us', 'Was Sie verlangen können', 'ما يحق لك'],
      paragraphs: [
        [
          '<ol><li>A copy of everything: a button in your profile.</li><li>To have something put right.</li><li>To have it deleted: another button there.</li></ol>',
          '<ol><li>Eine Kopie von allem: ein Knopf in Ihrem Profil.</li><li>Dass etwas berichtigt wird.</li><li>Dass es gelöscht wird: noch ein Knopf dort.</li></ol>',
          '<ol><li>نسخة من كل شيء: زر في ملفك.</li><li>تصحيح ما هو خطأ.</li><li>حذفه: زر آخر هناك.</li></ol>',
        ],
        [
          'For anything else write to <a href="mailto:hello@doorstep.example">hello@doorstep.example</a>.',
          'Für alles andere schreiben Sie an <a href="mailto:hello@doorstep.example">hello@doorstep.example</a>.',
          'ولكل ما عدا ذلك اكتب إلى <a href="mailto:hello@doorstep.example">hello@doorstep.example</a>.',
        ],
      ],
    },
  ]),
};
