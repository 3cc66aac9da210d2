/** The terms of use. */

import type { SeedRules } from '../types.ts';
import { words } from '../write.ts';
import { sectionsHtml } from './sections.ts';

export const terms: SeedRules = {
  title: words(['Terms of use', 'Nutzungsbedingungen', 'شروط الاستخدام']),
  body: sectionsHtml([
    {
      title: ['Who we are', 'Wer wir sind', 'من نحن'],
      paragraphs: [
        [
          'Doorstep runs a marketplace. Restaurants and shops sell their goods on it in their own name; couriers bring them. We take your order, your payment and your complaints.',
          'Doorstep betreibt einen Marktplatz. Restaurants und Läden verkaufen darauf in eigenem Namen, Kuriere bringen die Ware. Wir nehmen Ihre Bestellung, Ihre Zahlung und Ihre Beschwerden entgegen.',
          'تدير دورستب سوقًا تبيع فيها المطاعم والمتاجر باسمها ويوصل المندوبون البضاعة. ونحن نستقبل طلبك ودفعك وشكواك.',
        ],
        [
          'You can reach us at 1 Market Street, by phone and by mail; both stand on the <a href="/help">help page</a>.',
          'Sie erreichen uns in der Marktstraße 1, am Telefon und per Mail; beides steht auf der <a href="/help">Hilfeseite</a>.',
          'تجدنا في شارع السوق 1، وبالهاتف والبريد، وكلاهما في <a href="/help">صفحة المساعدة</a>.',
        ],
      ],
    },
    {
      title: ['Your account', 'Ihr Konto', 'حسابك'],
      paragraphs: [
        [
          'You can look around and fill a cart without an account. To order you need one, and you need to be eighteen, or have somebody who is agree.',
          'Umsehen und den Warenkorb füllen können Sie ohne Konto. Zum Bestellen brauchen Sie eines, und Sie müssen achtzehn sein oder das Einverständnis eines Erwachsenen haben.',
          'يمكنك التصفح وملء السلة بلا حساب. أما الطلب فيلزمه حساب، وأن تكون في الثامنة عشرة أو أن يوافق من بلغها.',
        ],
        [
          '<ul><li>Keep your password to yourself.</li><li>One person, one account.</li><li>You can delete it at any time in your profile; what the law makes us keep is named there.</li></ul>',
          '<ul><li>Behalten Sie Ihr Passwort für sich.</li><li>Eine Person, ein Konto.</li><li>Löschen können Sie es jederzeit im Profil; was wir von Rechts wegen behalten müssen, steht dort.</li></ul>',
          '<ul><li>احتفظ بكلمة مرورك لنفسك.</li><li>شخص واحد وحساب واحد.</li><li>يمكنك حذفه متى شئت من ملفك، وما يُلزمنا القانون بحفظه مذكور هناك.</li></ul>',
        ],
      ],
    },
    {
      title: ['Orders', 'Bestellungen', 'الطلبات'],
      paragraphs: [
        [
          'An order is made when you press the last button. The kitchen or shop accepts it, usually within five minutes. Until then you can cancel it yourself and pay nothing.',
          'Eine Bestellung entsteht mit dem Druck auf den letzten Knopf. Küche oder Laden nehmen sie an, meist binnen fünf Minuten. Bis dahin können Sie sie selbst stornieren und zahlen nichts.',
          'ينشأ الطلب حين تضغط الزر الأخير، ويقبله المطبخ أو المتجر عادة خلال خمس دقائق. وحتى ذلك الحين يمكنك إلغاؤه بنفسك دون أن تدفع شيئًا.',
        ],
        [
          'If something is sold out after you ordered, the shop calls you. Nothing is replaced without your word.',
          'Ist nach der Bestellung etwas ausverkauft, ruft der Laden Sie an. Ohne Ihr Wort wird nichts ersetzt.',
          'إذا نفد شيء بعد طلبك اتصل بك المتجر، ولا يُستبدل شيء بغير كلمتك.',
        ],
      ],
    },
    {
      title: ['Prices and fees', 'Preise und Gebühren', 'الأسعار والرسوم'],
      paragraphs: [
        [
          'The price is the one that stands beside the last button, to the cent. It holds the goods, tax, delivery, our service fee and what you chose to give as a tip, each in a row of its own.',
          'Es gilt der Preis neben dem letzten Knopf, auf den Cent. Er enthält Ware, Steuer, Lieferung, unsere Servicegebühr und Ihr Trinkgeld, jedes in einer eigenen Zeile.',
          'السعر هو المكتوب بجانب الزر الأخير، حتى السنت. وفيه البضاعة والضريبة والتوصيل ورسم خدمتنا وما اخترته بقشيشًا، كلٌّ في سطر.',
        ],
      ],
    },
    {
      title: ['Delivery and pickup', 'Lieferung und Abholung', 'التوصيل والاستلام'],
      paragraphs: [
        [
          'Times are estimates. If we are more than twenty minutes late, the delivery fee comes back to your wallet without your asking.',
          'Zeiten sind Schätzungen. Sind wir mehr als zwanzig Minuten zu spät, kommt die Liefergebühr ungefragt in Ihre Geldbörse zurück.',
          'الأوقات تقديرية. وإذا تأخرنا أكثر من عشرين دقيقة عادت رسوم التوصيل إلى محفظتك دون أن تطلب.',
        ],
        [
          'If nobody opens, the courier calls twice and waits ten minutes. Food that cannot be handed over cannot be sold again, so it is charged.',
          'Öffnet niemand, ruft der Kurier zweimal an und wartet zehn Minuten. Essen, das sich nicht übergeben lässt, kann niemand mehr verkaufen; es wird berechnet.',
          'إن لم يفتح أحد اتصل المندوب مرتين وانتظر عشر دقائق. والطعام الذي لا يُسلَّم لا يُباع ثانية، فيُحسب ثمنه.',
        ],
      ],
    },
    {
      title: ['Money back', 'Geld zurück', 'استرداد المال'],
      paragraphs: [
        [
          'Something missing, cold or wrong? Ask for a refund on the order’s page within 48 hours. You need no photo for less than ten dollars.',
          'Fehlt etwas, ist es kalt oder falsch? Bitten Sie binnen 48 Stunden auf der Seite der Bestellung um Erstattung. Unter zehn Dollar brauchen Sie kein Foto.',
          'هل ينقص شيء أو وصل باردًا أو خطأ؟ اطلب الاسترداد من صفحة الطلب خلال 48 ساعة، ولا حاجة إلى صورة لما دون عشرة دولارات.',
        ],
      ],
    },
    {
      title: ['Allergies', 'Allergien', 'الحساسية'],
      paragraphs: [
        [
          'What stands on a dish comes from its kitchen. Kitchens are small and flour flies. If an allergy can harm you, please call the kitchen before you order: its number is on its page.',
          'Die Angaben zu einem Gericht stammen aus seiner Küche. Küchen sind klein, und Mehl fliegt. Kann Ihnen eine Allergie schaden, rufen Sie bitte vorher an: Die Nummer steht auf der Seite des Restaurants.',
          'ما يُكتب عن الطبق يأتي من مطبخه. والمطابخ صغيرة والدقيق يتطاير. فإن كانت الحساسية تضرك فاتصل بالمطبخ قبل الطلب، ورقمه في صفحته.',
        ],
      ],
    },
    {
      title: ['Coupons and invitations', 'Gutscheine und Einladungen', 'القسائم والدعوات'],
      paragraphs: [
        [
          'A coupon works as often as it says, until the day it says. Invitations have <a href="/referral-terms">terms of their own</a>.',
          'Ein Gutschein gilt so oft und so lange, wie auf ihm steht. Einladungen haben <a href="/referral-terms">eigene Bedingungen</a>.',
          'تعمل القسيمة بعدد المرات وحتى اليوم المكتوبين فيها. وللدعوات <a href="/referral-terms">شروطها</a>.',
        ],
      ],
    },
    {
      title: ['Reviews', 'Bewertungen', 'التقييمات'],
      paragraphs: [
        [
          'Only somebody who ordered can review. We take down what is insulting or made up, and nothing else; in particular no bad marks.',
          'Bewerten kann nur, wer bestellt hat. Wir entfernen Beleidigungen und Erfundenes, sonst nichts; schlechte Noten schon gar nicht.',
          'لا يقيّم إلا من طلب. نحذف الإهانة والمختلق ولا شيء غيرهما، وبالأخص لا نحذف العلامات السيئة.',
        ],
      ],
    },
    {
      title: ['Changes to these terms', 'Änderungen', 'تغيير هذه الشروط'],
      paragraphs: [
        [
          'We tell you thirty days ahead, by e-mail and on this page. If you do not agree, you can close your account and take the money in your wallet with you.',
          'Wir sagen es dreißig Tage vorher, per E-Mail und auf dieser Seite. Sind Sie nicht einverstanden, können Sie Ihr Konto schließen und das Guthaben mitnehmen.',
          'نخبرك قبل ثلاثين يومًا بالبريد وفي هذه الصفحة. وإن لم توافق أغلقت حسابك وأخذت ما في محفظتك.',
        ],
      ],
    },
  ]),
};
