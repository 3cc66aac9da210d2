/** The help centre: what customers ask, most often first. Some answers are text, some HTML, as operators write them. */

import type { SeedQuestion } from '../types.ts';
import { type Words, words } from '../write.ts';

const ask = (key: string, question: Words, answer: Words): SeedQuestion => ({
  key,
  question: words(question),
  answer: words(answer),
});

export const questions: SeedQuestion[] = [
  ask(
    'late',
    ['My order is late. What now?', 'Meine Bestellung ist zu spät. Was nun?', 'تأخر طلبي. ماذا أفعل؟'],
    [
      'Open the order: its page shows where the courier is and how many minutes are left. More than twenty minutes late, the delivery fee comes back to your wallet by itself.',
      'Öffnen Sie die Bestellung: Ihre Seite zeigt, wo der Kurier ist und wie viele Minuten es noch sind. Bei mehr als zwanzig Minuten Verspätung kommt die Liefergebühr von selbst in Ihre Geldbörse zurück.',
      'افتح الطلب: صفحته تريك أين المندوب وكم دقيقة بقيت. وإذا تجاوز التأخير عشرين دقيقة عادت رسوم التوصيل إلى محفظتك تلقائيًا.',
    ],
  ),
  ask(
    'cancel',
    ['Can I still cancel?', 'Kann ich noch stornieren?', 'هل ما زال بإمكاني الإلغاء؟'],
    [
      'Until the kitchen accepts, yes: “Cancel” stands on the order’s page, and nothing is charged. After that the food is on the stove; call the kitchen, it decides.',
      'Bis die Küche annimmt, ja: „Stornieren“ steht auf der Seite der Bestellung, und es wird nichts berechnet. Danach steht das Essen auf dem Herd; rufen Sie die Küche an, sie entscheidet.',
      'نعم، ما دام المطبخ لم يقبل: زر الإلغاء في صفحة الطلب ولا يُخصم شيء. بعد ذلك يكون الطعام على النار، فاتصل بالمطبخ والقرار له.',
    ],
  ),
  ask(
    'missing',
    ['Something is missing or wrong', 'Es fehlt etwas, oder es ist falsch', 'ينقص شيء أو وصل خطأ'],
    [
      '<p>We are sorry. On the order’s page choose “Ask for money back”, mark what is missing and send it. You have 48 hours.</p><ul><li>Under ten dollars we take your word.</li><li>Above that, one photo helps.</li></ul>',
      '<p>Das tut uns leid. Wählen Sie auf der Seite der Bestellung „Geld zurück“, markieren Sie, was fehlt, und senden Sie es. Sie haben 48 Stunden Zeit.</p><ul><li>Unter zehn Dollar genügt Ihr Wort.</li><li>Darüber hilft ein Foto.</li></ul>',
      '<p>نأسف لذلك. اختر «استرداد المال» في صفحة الطلب وحدّد ما ينقص وأرسله. أمامك 48 ساعة.</p><ul><li>ما دون عشرة دولارات تكفي كلمتك.</li><li>وما فوقها تساعدنا صورة.</li></ul>',
    ],
  ),
  ask(
    'refund-when',
    ['When is my money back?', 'Wann ist mein Geld zurück?', 'متى يعود مالي؟'],
    [
      'In the wallet at once, as soon as we say yes, which takes us half a day. On a card your bank needs three to five working days more.',
      'In der Geldbörse sofort, sobald wir ja sagen, was einen halben Tag dauert. Bei einer Karte braucht Ihre Bank drei bis fünf Werktage mehr.',
      'في المحفظة فور موافقتنا، ونحتاج إليها نصف يوم. أما البطاقة فيحتاج بنكك بعدها من ثلاثة إلى خمسة أيام عمل.',
    ],
  ),
  ask(
    'address',
    ['I gave the wrong address', 'Ich habe die falsche Adresse angegeben', 'كتبت عنوانًا خاطئًا'],
    [
      'Before the courier has left, write to the kitchen in the chat. Once on the road, call the courier: the number is on the order’s page. A place farther away can cost more.',
      'Bevor der Kurier losfährt, schreiben Sie der Küche im Chat. Ist er unterwegs, rufen Sie ihn an: Die Nummer steht auf der Seite der Bestellung. Ein weiterer Weg kann mehr kosten.',
      'قبل أن يغادر المندوب اكتب إلى المطبخ في المحادثة. وإن كان في الطريق فاتصل به، ورقمه في صفحة الطلب. وقد يكلف المكان الأبعد أكثر.',
    ],
  ),
  ask(
    'pay',
    ['How can I pay?', 'Wie kann ich bezahlen?', 'كيف أدفع؟'],
    [
      'By card on the bank’s own page, from your wallet, or in cash at the door. Couriers carry change for twenty.',
      'Mit Karte auf der Seite der Bank, aus Ihrer Geldbörse oder bar an der Tür. Kuriere haben Wechselgeld für zwanzig.',
      'بالبطاقة في صفحة البنك نفسها، أو من محفظتك، أو نقدًا عند الباب. ومع المندوبين فكّة لعشرين.',
    ],
  ),
  ask(
    'payment-failed',
    ['My payment failed. Was I charged?', 'Die Zahlung ging nicht. Wurde etwas abgebucht?', 'فشل الدفع. هل خُصم شيء؟'],
    [
      'No order, no charge: the bank may show the amount as reserved for a day and lets it go. Your order is kept on its page, where you can pay another way.',
      'Keine Bestellung, keine Abbuchung: Die Bank zeigt den Betrag vielleicht einen Tag lang als vorgemerkt. Die Bestellung ist auf ihrer Seite aufgehoben, dort zahlen Sie auf anderem Weg.',
      'لا طلب بلا خصم ولا خصم بلا طلب: قد يُظهر البنك المبلغ محجوزًا ليوم ثم يفكّه. طلبك محفوظ في صفحته وتستطيع الدفع بطريقة أخرى.',
    ],
  ),
  ask(
    'wallet',
    ['What is the wallet?', 'Was ist die Geldbörse?', 'ما المحفظة؟'],
    [
      'Money that lies with us: from refunds, from invitations, or because you put it there. It pays whole orders and never expires.',
      'Geld, das bei uns liegt: aus Erstattungen, aus Einladungen oder weil Sie es eingezahlt haben. Damit bezahlen Sie ganze Bestellungen, und es verfällt nie.',
      'مال لك عندنا: من استرداد أو دعوة أو لأنك أودعته. يدفع طلبات كاملة ولا تنتهي صلاحيته.',
    ],
  ),
  ask(
    'fees',
    ['What is the service fee for?', 'Wofür ist die Servicegebühr?', 'لمَ رسم الخدمة؟'],
    [
      'For servers, maps and the people who answer here. It stands in a row of its own before you order. The delivery fee goes to the courier, whole.',
      'Für Server, Karten und die Menschen, die hier antworten. Sie steht vor der Bestellung in einer eigenen Zeile. Die Liefergebühr geht ganz an den Kurier.',
      'للخوادم والخرائط ومن يجيبونك هنا. يظهر في سطر مستقل قبل أن تطلب. أما رسوم التوصيل فللمندوب كلها.',
    ],
  ),
  ask(
    'coupon',
    ['My coupon does not work', 'Mein Gutschein geht nicht', 'قسيمتي لا تعمل'],
    [
      'Each coupon belongs to one shop, has a last day and can be used so many times. The checkout says which of the three it is. Capitals do not matter.',
      'Jeder Gutschein gehört zu einem Laden, hat einen letzten Tag und gilt so und so oft. Die Kasse sagt, woran es liegt. Groß oder klein ist egal.',
      'كل قسيمة تخص متجرًا واحدًا ولها يوم أخير وعدد مرات. وصفحة الدفع تقول أيّ الثلاثة هو السبب. ولا فرق بين الأحرف الكبيرة والصغيرة.',
    ],
  ),
  ask(
    'allergies',
    ['I have an allergy', 'Ich habe eine Allergie', 'عندي حساسية'],
    [
      'Write it once in your settings, and dishes that the kitchen marks with it say so. If it is serious, call the kitchen: what is marked comes from people.',
      'Schreiben Sie sie einmal in Ihre Einstellungen, dann sagen es Gerichte, die die Küche so kennzeichnet. Ist es ernst, rufen Sie die Küche an: Kennzeichen machen Menschen.',
      'اكتبها مرة في إعداداتك، فتنبهك الأطباق التي يعلّمها المطبخ بها. وإن كان الأمر خطيرًا فاتصل بالمطبخ: العلامات يضعها بشر.',
    ],
  ),
  ask(
    'group',
    ['Can several people order together?', 'Können mehrere zusammen bestellen?', 'هل يمكن أن نطلب معًا؟'],
    [
      'Yes. Start a group order on the restaurant’s page and send the link. Everybody chooses on their own phone, one pays, and the slip says who owes what.',
      'Ja. Beginnen Sie auf der Seite des Restaurants eine Gruppenbestellung, und verschicken Sie den Link. Jeder wählt am eigenen Telefon, einer bezahlt, und der Beleg sagt, wer wie viel schuldet.',
      'نعم. ابدأ طلبًا جماعيًا من صفحة المطعم وأرسل الرابط. يختار كلٌّ من هاتفه ويدفع واحد، والإيصال يقول كم على كل منكم.',
    ],
  ),
  ask(
    'later',
    ['Can I order for later?', 'Kann ich für später bestellen?', 'هل أطلب لوقت لاحق؟'],
    [
      'Up to a week ahead, in half hours, also while the kitchen is closed. You choose the time at the checkout.',
      'Bis zu einer Woche im Voraus, in halben Stunden, auch wenn die Küche geschlossen ist. Die Zeit wählen Sie an der Kasse.',
      'حتى أسبوع مقدمًا، بأنصاف الساعات، ولو كان المطبخ مغلقًا. تختار الوقت عند الدفع.',
    ],
  ),
  ask(
    'delete',
    ['How do I delete my account?', 'Wie lösche ich mein Konto?', 'كيف أحذف حسابي؟'],
    [
      'In your profile, at the very end. We ask for your password once, name what the law makes us keep, and the rest is gone the same day. Take the money in your wallet out before.',
      'In Ihrem Profil, ganz am Ende. Wir fragen einmal nach dem Passwort, nennen, was wir von Gesetzes wegen behalten, und der Rest ist am selben Tag weg. Heben Sie Ihr Guthaben vorher ab.',
      'في ملفك، في آخره. نسألك كلمة المرور مرة ونذكر ما يُلزمنا القانون بحفظه، ويزول الباقي في اليوم نفسه. فخذ ما في محفظتك قبل ذلك.',
    ],
  ),
];
