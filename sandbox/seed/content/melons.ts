/** An article for the season, with a table and pictures, as an operator pastes it from a text processor. */
import type { SeedArticle } from '../types.ts';

export const melons: SeedArticle = {
  key: 'melon-season',
  title: {
    en: 'How to choose a melon by its sound',
    de: 'Wie man eine Melone am Klang erkennt',
    ar: 'كيف تختار البطيخة من صوتها',
  },
  summary: {
    en: 'Five growers, two thumps and one mistake that everybody makes at the stall.',
    de: 'Fünf Bauern, zweimal klopfen und ein Fehler, den am Stand alle machen.',
    ar: 'خمسة مزارعين وطرقتان وخطأ يقع فيه الجميع عند البائع.',
  },
  body: {
    en: `<h1>Listen first</h1>
<p class="MsoNormal" style="margin-left:0cm;font-family:Calibri">Hold it in one hand and tap with the other. A ripe melon answers low and full, like a door that somebody shuts two rooms away. A high sound means it wants another week.</p>
<p><br></p>
<p>Rustam has sold melons on Market Street for thirty-one years. <em>“People look for a beautiful one,”</em> he says. <strong>“The beautiful ones were picked for the lorry.”</strong> What he looks for is the pale spot where the fruit lay on the earth: butter yellow is good, white is not.</p>
<figure><img src="/images/cover/95/melon+watermelon+mango.webp" alt="Three melons side by side" width="960" height="540"><figcaption>From left to right: a torpedo, a watermelon, and one that is still thinking.</figcaption></figure>
<h1>What is sold when</h1>
<table><thead><tr><th>Kind</th><th>From</th><th>Until</th><th>Tastes of</th></tr></thead><tbody><tr><td>Early handalak</td><td>June</td><td>July</td><td>honey and cucumber</td></tr><tr><td>Torpedo</td><td>July</td><td>September</td><td>vanilla</td></tr><tr><td>Winter melon</td><td>October</td><td>February</td><td>pear, after it has hung</td></tr></tbody></table>
<h1>The mistake</h1>
<p>Putting it in the fridge the same evening. Below ten degrees a melon stops ripening for good. Leave it on the table for two days, and cool only what you are about to eat.</p>
<blockquote>A melon is like a guest: give it a day to arrive.</blockquote>
<h2>And the rind?</h2>
<ul><li>Pickle it with mustard seed and vinegar.</li><li>Dry the seeds at 60 degrees and salt them.</li><li>Give the rest to somebody with goats.</li></ul>
<p>Grocers near you that have melons today are under <a href="/shops" target="_blank">shops</a>; the growers' calendar is at <a href="https://melons.example/calendar">melons.example</a>.</p><script>alert('x')</script>`,
    de: `<h1>Zuerst zuhören</h1>
<p>Halten Sie sie in einer Hand und klopfen Sie mit der anderen. Eine reife Melone antwortet tief und voll, wie eine Tür, die jemand zwei Zimmer weiter schließt. Ein heller Ton heißt: noch eine Woche.</p>
<p><br></p>
<p>Rustam verkauft seit einunddreißig Jahren Melonen in der Marktstraße. <em>„Die Leute suchen eine schöne“</em>, sagt er. <strong>„Die schönen wurden für den Lastwagen gepflückt.“</strong> Er sucht den hellen Fleck, auf dem die Frucht gelegen hat: Buttergelb ist gut, weiß nicht.</p>
<figure><img src="/images/cover/95/melon+watermelon+mango.webp" alt="Drei Melonen nebeneinander" width="960" height="540"><figcaption>Von links nach rechts: eine Torpedomelone, eine Wassermelone und eine, die noch überlegt.</figcaption></figure>
<h1>Was es wann gibt</h1>
<table><thead><tr><th>Sorte</th><th>Ab</th><th>Bis</th><th>Schmeckt nach</th></tr></thead><tbody><tr><td>Frühe Handalak</td><td>Juni</td><td>Juli</td><td>Honig und Gurke</td></tr><tr><td>Torpedo</td><td>Juli</td><td>September</td><td>Vanille</td></tr><tr><td>Wintermelone</td><td>Oktober</td><td>Februar</td><td>Birne, wenn sie gehangen hat</td></tr></tbody></table>
<h1>Der Fehler</h1>
<p>Sie am selben Abend in den Kühlschrank zu legen. Unter zehn Grad reift eine Melone nie wieder nach. Lassen Sie sie zwei Tage auf dem Tisch, und kühlen Sie nur, was Sie gleich essen.</p>
<blockquote>Eine Melone ist wie ein Gast: Lassen Sie ihr einen Tag, um anzukommen.</blockquote>
<h2>Und die Schale?</h2>
<ul><li>Mit Senfkörnern und Essig einlegen.</li><li>Die Kerne bei 60 Grad trocknen und salzen.</li><li>Den Rest jemandem mit Ziegen geben.</li></ul>
<p>Läden in Ihrer Nähe, die heute Melonen haben, stehen unter <a href="/shops" target="_blank">Läden</a>, der Kalender der Bauern unter <a href="https://melons.example/calendar">melons.example</a>.</p>`,
    ar: `<h1>أنصت أولًا</h1>
<p>أمسكها بيد واطرق عليها بالأخرى. البطيخة الناضجة تجيب بصوت عميق ممتلئ، كباب يُغلق على بعد غرفتين. أما الصوت الحاد فيعني أنها تحتاج أسبوعًا آخر.</p>
<p>يبيع رستم البطيخ في شارع السوق منذ إحدى وثلاثين سنة. <em>«الناس تبحث عن الجميلة»</em>، يقول. <strong>«والجميلة قُطفت من أجل الشاحنة.»</strong> أما هو فيبحث عن البقعة الفاتحة حيث استلقت الثمرة على الأرض: الصفراء كالزبدة جيدة، والبيضاء لا.</p>
<figure><img src="/images/cover/95/melon+watermelon+mango.webp" alt="ثلاث بطيخات متجاورة" width="960" height="540"><figcaption>ثلاثة أصناف، وواحدة ما زالت تفكّر.</figcaption></figure>
<h1>ما يُباع ومتى</h1>
<table><thead><tr><th>الصنف</th><th>من</th><th>إلى</th><th>الطعم</th></tr></thead><tbody><tr><td>هندلك المبكر</td><td>يونيو</td><td>يوليو</td><td>عسل وخيار</td></tr><tr><td>طوربيد</td><td>يوليو</td><td>سبتمبر</td><td>فانيليا</td></tr><tr><td>بطيخ الشتاء</td><td>أكتوبر</td><td>فبراير</td><td>إجاص بعد تعليقه</td></tr></tbody></table>
<h1>الخطأ</h1>
<p>أن تضعها في الثلاجة في المساء نفسه. تحت عشر درجات تتوقف عن النضج إلى الأبد. اتركها على الطاولة يومين، ولا تبرّد إلا ما ستأكله الآن.</p>
<blockquote>البطيخة ضيف: امنحها يومًا حتى تصل.</blockquote>
<h2>والقشرة؟</h2>
<ul><li>خلّلها مع بذور الخردل والخل.</li><li>جفّف البذور على ستين درجة وملّحها.</li><li>أعطِ الباقي لمن عنده ماعز.</li></ul>
<p>المتاجر القريبة التي عندها بطيخ اليوم تجدها في <a href="/shops" target="_blank">المتاجر</a>، وتقويم المزارعين على <a href="https://melons.example/calendar">melons.example</a>.</p>`,
  },
  picture: { icon: 'watermelon', hue: 140, beside: ['melon', 'leaf', 'sun'] },
  daysAgo: 6,
};
