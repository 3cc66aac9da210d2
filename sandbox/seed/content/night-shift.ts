/** An article about people. */
import type { SeedArticle } from '../types.ts';

export const nightShift: SeedArticle = {
  key: 'night-shift',
  title: {
    en: 'A night with the last courier of the town',
    de: 'Eine Nacht mit dem letzten Kurier der Stadt',
    ar: 'ليلة مع آخر مندوب في المدينة',
  },
  summary: {
    en: 'Between one and three in the morning Dilnoza carries soup to bakers, nurses and one very patient dog.',
    de: 'Zwischen ein und drei Uhr früh bringt Dilnoza Suppe zu Bäckern, Pflegerinnen und einem sehr geduldigen Hund.',
    ar: 'بين الواحدة والثالثة فجرًا تحمل دلنوزا الحساء إلى الخبازين والممرضات وكلب صبور جدًا.',
  },
  body: {
    en: `<p>The streets belong to the street sweepers now. Dilnoza pedals along the canal with two bowls of noodle soup on her back, and talks over her shoulder.</p>
<h2>One o'clock: the bakery</h2>
<p>The ovens of Daily Crumb are already hot. Bakers order what they will never bake: something sour, something with chillies. “They tip in rolls,” says Dilnoza, and eats one at the red light.</p>
<img src="/images/cover/250/moon+noodles+sparkles.webp" alt="">
<h2>Two o'clock: the hospital</h2>
<p>Seven meals, four floors, one lift. The ward sister has written down every name, and who cannot have nuts. Orders to the hospital say so in large letters at the top, because a field asks for it.</p>
<h2>Three o'clock: the dog</h2>
<p>The last order of the night is one portion of rice with egg for a customer who works from home, and for whom the doorbell is not an option: the dog sleeps in the hall. Dilnoza puts the bag on the third step, takes a photo and leaves. Nobody barked.</p>
<p>She has ridden thirty-eight kilometres. Would she swap shifts? “In the day there is traffic,” she says, “and nobody is this glad to see you.”</p>
<p>If you would like to ride with us, look at our <a href="/careers">open positions</a>.</p>`,
    de: `<p>Jetzt gehören die Straßen der Stadtreinigung. Dilnoza fährt mit zwei Schüsseln Nudelsuppe auf dem Rücken am Kanal entlang und spricht über die Schulter.</p>
<h2>Ein Uhr: die Bäckerei</h2>
<p>In der Täglichen Krume sind die Öfen schon heiß. Bäcker bestellen, was sie nie backen würden: etwas Saures, etwas mit Chili. „Trinkgeld geben sie in Brötchen“, sagt Dilnoza und isst eines an der roten Ampel.</p>
<img src="/images/cover/250/moon+noodles+sparkles.webp" alt="">
<h2>Zwei Uhr: das Krankenhaus</h2>
<p>Sieben Mahlzeiten, vier Stockwerke, ein Aufzug. Die Stationsleitung hat jeden Namen notiert und wer keine Nüsse verträgt. Bestellungen ans Krankenhaus sagen das ganz oben, denn ein Feld fragt danach.</p>
<h2>Drei Uhr: der Hund</h2>
<p>Die letzte Bestellung der Nacht ist eine Portion Reis mit Ei für jemanden, der zu Hause arbeitet und bei dem Klingeln nicht in Frage kommt: Im Flur schläft der Hund. Dilnoza stellt die Tüte auf die dritte Stufe, macht ein Foto und geht. Niemand hat gebellt.</p>
<p>Achtunddreißig Kilometer ist sie gefahren. Ob sie tauschen würde? „Tagsüber ist Verkehr“, sagt sie, „und niemand freut sich so.“</p>
<p>Wenn Sie mit uns fahren möchten: Hier sind unsere <a href="/careers">offenen Stellen</a>.</p>`,
    ar: `<p>الشوارع الآن لعمال النظافة. تقود دلنوزا دراجتها على طول القناة وعلى ظهرها وعاءان من حساء النودلز، وتتحدث من فوق كتفها.</p>
<h2>الواحدة: المخبز</h2>
<p>أفران «فتات اليوم» حامية منذ ساعة. يطلب الخبازون ما لن يخبزوه أبدًا: شيئًا حامضًا، شيئًا حارًا. «بقشيشهم أرغفة صغيرة»، تقول دلنوزا وتأكل واحدًا عند الإشارة الحمراء.</p>
<img src="/images/cover/250/moon+noodles+sparkles.webp" alt="">
<h2>الثانية: المستشفى</h2>
<p>سبع وجبات وأربعة طوابق ومصعد واحد. كتبت رئيسة القسم كل اسم، ومن لا يحتمل المكسرات. طلبات المستشفى تقول ذلك بخط كبير في أعلاها، لأن حقلًا يسأل عنه.</p>
<h2>الثالثة: الكلب</h2>
<p>آخر طلب في الليل أرز بالبيض لزبون يعمل من بيته، ولا سبيل إلى قرع جرسه: الكلب نائم في الممر. تضع دلنوزا الكيس على الدرجة الثالثة وتلتقط صورة وتمضي. لم ينبح أحد.</p>
<p>قطعت ثمانية وثلاثين كيلومترًا. هل تبدّل ورديتها؟ «في النهار زحام»، تقول، «ولا أحد يفرح بك هكذا».</p>
<p>إن أردت أن تعمل معنا فهذه <a href="/careers">وظائفنا المفتوحة</a>.</p>`,
  },
  picture: { icon: 'moon', hue: 265, beside: ['stew', 'noodles', 'sparkles'] },
  daysAgo: 19,
};
