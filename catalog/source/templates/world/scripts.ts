import type { TemplateSource } from '../../../build/templates/recipe.js';
import { spoken } from './spoken.js';

const ar = spoken('ar', ['arabic', 'العربية']);
const arabic: readonly TemplateSource[] = [
  ar('ramadan', 'ramadan-instagram-story', 'رمضان كريم', 'cairo gala', 'رمضان, تهنئة, هلال, ramadan, lantern, greeting', ['شهر الخير', 'رمضان كريم', 'صياماً مقبولاً وسفرةً عامرة بالأحباب.']),
  ar('eid', 'ramadan-greeting-card', 'بطاقة عيد مبارك', 'notoarabic orchard', 'عيد, عيد مبارك, بطاقة, eid mubarak, card, greeting', ['مع أطيب الأمنيات', 'عيد مبارك', 'كل عام وأنتم بخير.', 'عائلة الحداد']),
  ar('iftar', 'ramadan-instagram-portrait', 'إفطار جماعي', 'cairo iris', 'إفطار, رمضان, دعوة, iftar, dinner, community', ['الجمعة عند الغروب', 'إفطار للجميع', 'أحضر طبقاً أو جاراً، أو تعال وحدك.']),
  ar('coffee', 'cups-facebook-post', 'قهوة الصباح', 'cairo terracotta', 'قهوة, مقهى, صباح, coffee, cafe, morning', ['نفتح في السادسة', 'قهوة الصباح', 'أي حجم بدرهمين.', 'شاهد القائمة']),
  ar('open-house', 'street-facebook-post', 'بيت للبيع', 'cairo coast', 'عقارات, بيت, للبيع, real estate, home, property', ['معروض حديثاً', 'بيت الزاوية', 'أربع غرف وشرفة واسعة.', 'شارع الزيتون']),
  ar('sale', 'tags-facebook-post', 'تخفيضات الصيف', 'notoarabic cobalt', 'تخفيضات, عرض, خصم, sale, discount, offer', ['حتى يوم الأحد', 'نصف السعر', 'على كل شيء.', 'تسوّق الآن']),
];

const he = spoken('he', ['hebrew', 'עברית']);
const hebrew: readonly TemplateSource[] = [
  he('hanukkah', 'menorah-greeting-card', 'כרטיס חנוכה', 'notohebrew gala', 'חנוכה, כרטיס, חג, hanukkah, card, menorah', ['שמונה לילות של אור', 'חג חנוכה שמח', 'באהבה, משפחת לוי', '25 בדצמבר']),
  he('candles', 'menorah-instagram-story', 'נר ראשון', 'notohebrew cobalt', 'חנוכה, נרות, חג, hanukkah, menorah, greeting', ['נר ראשון', 'חנוכה שמח', 'סופגניות בחמש, נרות בשש.']),
  he('birthday', 'cake-invitation', 'הזמנה ליום הולדת', 'notohebrew sorbet', 'יום הולדת, הזמנה, מסיבה, birthday, invitation, party', ['שבת, 5 ביוני', 'נועה בת שש', 'עוגה בשלוש, בלגן עד חמש. רחוב האלון 12.']),
  he('coffee', 'cups-poster', 'פסטיבל הקפה', 'notohebrew harbour', 'קפה, פסטיבל, פוסטר, coffee, cafe, poster', ['15 ו־16 במאי', 'פסטיבל הקפה', 'שלושים קולים ודלפק אחד ארוך.']),
  he('yoga', 'lotus-instagram-post', 'יוגה של בוקר', 'notohebrew coast', 'יוגה, בוקר, שיעור, yoga, wellness, class', ['כל בוקר בשש וחצי', 'לנשום ולהתחיל', 'לכל הרמות, המזרנים עלינו.']),
  he('sale', 'tags-instagram-story', 'מבצע סוף עונה', 'notohebrew cherry', 'מבצע, הנחה, חנות, sale, discount, offer', ['רק השבוע', 'סוף עונה', 'עד חמישים אחוז הנחה.']),
];

const hi = spoken('hi', ['hindi', 'हिन्दी']);
const hindi: readonly TemplateSource[] = [
  hi('diwali-card', 'diwali-greeting-card', 'दिवाली की शुभकामनाएँ', 'notodevanagari paprika', 'दिवाली, शुभकामनाएँ, कार्ड, diwali, card, lights', ['रोशनी का त्योहार', 'शुभ दीपावली', 'आपके घर सुख और मिठास बनी रहे।']),
  hi('diwali-sale', 'diwali-facebook-post', 'दिवाली सेल', 'notodevanagari plum', 'दिवाली, सेल, छूट, diwali, sale, offer', ['1 से 8 नवंबर', 'दिवाली सेल', 'दीये और मिठाइयाँ, 30% छूट।', 'अभी देखें']),
  hi('wedding', 'toast-invitation', 'सालगिरह का निमंत्रण', 'notodevanagari festival', 'सालगिरह, निमंत्रण, दावत, anniversary, invitation, party', ['शनिवार, 9 अक्टूबर', 'चालीस साल साथ', 'रात के खाने पर आइए। मीरा और रवि।']),
  hi('gym', 'weights-instagram-post', 'जिम में पहला महीना', 'notodevanagari ember', 'जिम, कसरत, सेहत, fitness, gym, workout', ['जनवरी में', 'आज से शुरू', 'पहला महीना मुफ़्त।']),
  hi('tuition', 'classroom-facebook-post', 'गणित की कक्षा', 'notodevanagari teal', 'गणित, ट्यूशन, स्कूल, school, tutoring, education', ['कक्षा 3 से 8', 'गणित आसान है', 'हर शाम चार बजे, छोटे समूह में।']),
  hi('bakery', 'loaves-flyer', 'नई बेकरी', 'notodevanagari prairie', 'बेकरी, ब्रेड, उद्घाटन, bakery, bread, opening', ['1 मई से', 'ताज़ी ब्रेड', 'पहले सौ ग्राहकों को बन मुफ़्त।']),
];

const ja = spoken('ja', ['japanese', '日本語']);
const japanese: readonly TemplateSource[] = [
  ja('new-year', 'lunar-instagram-post', '新年のごあいさつ', 'zenkaku festival', '新年, 正月, 挨拶, new year, greeting, lantern', ['一月一日', '謹賀新年', '本年もよろしくお願いします。']),
  ja('coffee', 'cups-coupon', '珈琲のクーポン', 'zenkaku cocoa', '珈琲, 喫茶店, クーポン, coffee, cafe, coupon', ['次のご来店で', '一杯無料', '五杯目のあとにどうぞ。', '年内有効']),
  ja('bookfair', 'shelf-poster', '古本市', 'zenkaku terracotta', '古本, 本, 市, book, fair, poster', ['三月二十日と二十一日', '古本市', '一万冊、百円から。']),
  ja('mothers-day', 'tulips-greeting-card', '母の日のカード', 'zenkaku blossom', '母の日, カード, 花, mothers day, card, flowers', ['五月九日', 'ありがとう', 'いつもおいしいごはんを。']),
  ja('yoga', 'lotus-vertical-video', '夜の瞑想', 'zenkaku nocturne', '瞑想, ヨガ, 夜, meditation, yoga, sleep', ['静かな五分間', '手放す夜', '目を閉じて、息を数えます。']),
  ja('sale', 'tags-instagram-post', '夏のセール', 'zenkaku lagoon', 'セール, 割引, 夏, sale, discount, offer', ['日曜日まで', '夏のセール', '全品、最大半額です。']),
  ja('travel', 'islands-pinterest-pin', '島旅の案内', 'zenkaku lantern', '島, 旅, 夏, travel, island, guide', ['ゆっくり島旅', '七つの島へ', '泳ぐ、泊まる、食べる。']),
];

const ko = spoken('ko', ['korean', '한국어']);
const korean: readonly TemplateSource[] = [
  ko('seollal', 'lunar-poster', '설날 잔치', 'notokorean festival', '설날, 잔치, 명절, lunar new year, festival, poster', ['2월 6일 토요일', '설날 큰잔치', '떡국과 윷놀이, 북소리와 함께합니다.']),
  ko('cafe', 'cups-instagram-story', '토요일 아침 카페', 'notokorean cocoa', '카페, 커피, 아침, coffee, cafe, morning', ['매주 토요일', '느린 커피', '음악과 팬케이크, 정오까지 리필.']),
  ko('graduation', 'graduation-facebook-post', '졸업 축하', 'notokorean skyline', '졸업, 축하, 학교, graduation, congratulations, school', ['2027년 졸업', '졸업을 축하해요', '모두가 자랑스럽습니다.']),
  ko('sale', 'tags-instagram-story', '여름 할인', 'notokorean cobalt', '할인, 세일, 여름, sale, discount, offer', ['일요일까지', '여름 할인', '모든 상품이 최대 반값.']),
  ko('yoga', 'lotus-instagram-post', '아침 요가', 'notokorean iris', '요가, 아침, 수업, yoga, wellness, class', ['평일 아침 여섯 시 반', '숨을 쉬어요', '누구나 올 수 있어요. 매트 제공.']),
  ko('birthday', 'cake-birthday-card', '생일 축하 카드', 'notokorean mint', '생일, 카드, 케이크, birthday, card, cake', ['지우에게', '생일 축하해', '케이크는 제일 큰 조각으로.', '친구들이']),
  ko('bookfair', 'shelf-poster', '헌책 시장', 'notokorean olive', '책, 헌책, 시장, book, fair, library', ['3월 20일과 21일', '헌책 시장', '만 권의 책, 천 원부터.']),
  ko('volunteer', 'hands-instagram-post', '나눔의 날', 'notokorean sorbet', '나눔, 봉사, 기부, volunteer, charity, donate', ['토요일 열 시', '함께해요', '만 원이면 한 가족의 저녁이 됩니다.']),
];

export const scripts: readonly TemplateSource[] = [...arabic, ...hebrew, ...hindi, ...japanese, ...korean];
