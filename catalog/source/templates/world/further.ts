import type { TemplateSource } from '../../../build/templates/recipe.js';
import { spoken } from './spoken.js';

const ar = spoken('ar', ['arabic', 'العربية']);
const arabic: readonly TemplateSource[] = [
  ar('unicorn-birthday', 'unicorn-invitation', 'دعوة عيد ميلاد', 'cairo iris', 'عيد ميلاد, دعوة, حفلة أطفال, birthday, invitation, kids', ['الجمعة ٤ يونيو، الرابعة عصراً', 'ليان في السادسة', 'كعكة وألعاب ومفاجآت. شارع النرجس، فيلا ٨.']),
  ar('henna-night', 'solitaire-instagram-story', 'ليلة الحناء', 'cairo plum', 'حناء, عروس, زفاف, عرس, wedding, bride, henna', ['الخميس ١٥ أبريل', 'ليلة الحناء', 'أهلاً بصديقات العروس من السابعة مساءً.']),
  ar('nursery', 'classroom-flyer', 'التسجيل في المدرسة', 'cairo harbour', 'مدرسة, روضة, تسجيل, school, kindergarten, flyer', ['من ٣ إلى ٦ سنوات', 'روضة النجوم', 'باب التسجيل مفتوح حتى ١٥ أغسطس. خلف حديقة الزهور.']),
  ar('cafe-opening', 'cups-flyer', 'افتتاح مقهى', 'notoarabic olive', 'مقهى, افتتاح, قهوة, cafe, coffee, opening', ['الافتتاح السبت ١ مايو', 'مقهى الحارة', 'فنجانك الأول علينا. شارع الجامعة، رقم ٤٠.']),
  ar('white-friday', 'markdown-instagram-post', 'الجمعة البيضاء', 'cairo cherry', 'الجمعة البيضاء, تخفيضات, خصم, عروض, sale, black friday', ['أونلاين فقط', 'الجمعة البيضاء', 'خصم يصل إلى ٧٠٪ حتى منتصف الليل.']),
  ar('ramadan-family', 'ramadan-postcard', 'بطاقة تهنئة برمضان', 'notoarabic teal', 'رمضان, تهنئة, بطاقة, رمضان مبارك, ramadan, card, greeting', ['رمضان مبارك', 'من بيتنا إلى بيتكم', 'تقبّل الله صيامكم وقيامكم. عائلة المنصوري.']),
];

const he = spoken('he', ['hebrew', 'עברית']);
const hebrew: readonly TemplateSource[] = [
  he('wedding', 'vase-invitation', 'הזמנה לחתונה', 'notohebrew rosewood', 'חתונה, הזמנה, מתחתנים, wedding, invitation, flowers', ['יום חמישי, 10 ביוני, 19:30', 'נועה ואיתי מתחתנים', 'חופה, אוכל טוב וריקודים עד הבוקר.', 'גן הפרדס, כפר סבא']),
  he('soccer-class', 'soccer-instagram-story', 'חוג כדורגל', 'notohebrew meadow', 'חוג, כדורגל, ילדים, ספורט, soccer, kids, class', ['כיתות א׳ עד ו׳', 'חוג כדורגל', 'ראשון ורביעי ב־16:30. אימון ניסיון חינם.']),
  he('burger-place', 'burger-flyer', 'מסעדה חדשה', 'notohebrew festival', 'מסעדה, המבורגר, פתיחה, restaurant, burger, opening', ['נפתחים ב־1 באוגוסט', 'בואו רעבים', 'המבורגר שני עלינו. רחוב הרצל 40, רחובות.']),
  he('flash-sale', 'comic-instagram-post', 'מבצע ליום אחד', 'notohebrew lagoon', 'מבצע, הנחה, חצי מחיר, sale, flash sale, comic', ['יום אחד בלבד', 'בום! חצי מחיר', 'עד גמר המלאי.', 'שישי, 9:00 עד 14:00']),
  he('driving', 'lesson-instagram-post', 'שיעורי נהיגה', 'notohebrew teal', 'נהיגה, מורה נהיגה, רישיון, שיעור, driving school, lesson, car', ['שיעור ראשון ב־90 ₪', 'הרישיון בדרך', 'מורים סבלניים, וגם הדוושה השנייה אצלם.']),
];

const hi = spoken('hi', ['hindi', 'हिन्दी']);
const hindi: readonly TemplateSource[] = [
  hi('birthday-card', 'dinosaurs-birthday-card', 'जन्मदिन का कार्ड', 'notodevanagari lagoon', 'जन्मदिन, कार्ड, बच्चे, birthday, card, dinosaur', ['प्यारे आरव को', 'जन्मदिन मुबारक', 'अब तुम पूरे पाँच साल के हो गए!', 'ढेर सारा प्यार, नानी']),
  hi('engagement', 'solitaire-invitation', 'सगाई का निमंत्रण', 'notodevanagari festival', 'सगाई, शादी, विवाह, निमंत्रण, engagement, wedding, invitation', ['आप सादर आमंत्रित हैं', 'अनन्या और रोहन', 'सगाई: शनिवार, 20 फ़रवरी, शाम सात बजे। शगुन गार्डन, जयपुर।']),
  hi('diwali-sweets', 'diwali-instagram-story', 'दिवाली की मिठाई', 'notodevanagari cherry', 'दिवाली, मिठाई, उपहार, diwali, sweets, gift', ['25 अक्टूबर तक ऑर्डर करें', 'उपहार\nऔर मिठास', 'काजू कतली के डिब्बे ₹499 से।']),
  hi('clothes-sale', 'rail-flyer', 'कपड़ों की सेल', 'notodevanagari teal', 'सेल, कपड़े, छूट, sale, clothing, discount', ['शनिवार और रविवार', 'आधा दाम', 'कुर्ते, साड़ियाँ और जींस, पूरी सेल में।']),
  hi('coaching', 'geometry-flyer', 'कोचिंग में दाख़िला', 'notodevanagari harbour', 'कोचिंग, ट्यूशन, परीक्षा, दाख़िला, coaching, tutoring, exam', ['कक्षा 11 और 12', 'बस एक लक्ष्य', 'जेईई और नीट: छोटे बैच, हर हफ़्ते टेस्ट। डेमो क्लास मुफ़्त।']),
  hi('yoga-day', 'lotus-poster', 'योग दिवस', 'notodevanagari coast', 'योग, योग दिवस, सेहत, yoga, poster, wellness', ['योग दिवस, 21 जून, सुबह छह बजे', 'स्वस्थ तन,\nशांत मन', 'सबके लिए निःशुल्क, चटाई साथ लाएँ।', 'नेहरू पार्क, गेट 2']),
];

const ja = spoken('ja', ['japanese', '日本語']);
const japanese: readonly TemplateSource[] = [
  ja('birthday', 'unicorn-birthday-card', '誕生日カード', 'zenkaku iris', '誕生日, お誕生日, カード, birthday, card, unicorn', ['さくらちゃんへ', '七歳に\nなったね', 'お誕生日おめでとう。', 'おばあちゃんより']),
  ja('wedding', 'rings-postcard', '結婚報告はがき', 'zenkaku blossom', '結婚, 結婚報告, はがき, wedding, just married, card', ['2027年5月22日', '結婚\nしました', 'これからも二人をよろしくお願いいたします。', '健太・美咲']),
  ja('staff-wanted', 'cups-legal-flyer', 'カフェの求人', 'zenkaku harbour', '求人, 募集, アルバイト, カフェ, hiring, job, cafe', ['未経験歓迎', 'スタッフ\n募集', '時給1,200円から、まかない付き。']),
  ja('christmas-cake', 'fir-tree-instagram-story', 'クリスマスケーキ予約', 'zenkaku noel', 'クリスマス, ケーキ, 予約, christmas, cake, story', ['ご予約受付中', '聖夜のケーキ', '苺のショート五号、4,200円。']),
  ja('soft-serve', 'ice-cream-poster', 'ソフトクリームのポスター', 'zenkaku mint', 'ソフトクリーム, アイス, 夏, ice cream, summer, poster', ['夏のあいだだけ', '搾りたてソフト', '牧場の牛乳から、毎朝つくっています。']),
  ja('moved', 'boxes-postcard', '引っ越しはがき', 'zenkaku sage', '引っ越し, 転居, はがき, moving, new address, card', ['転居のお知らせ', '引っ越し\nました', '鎌倉市みどり町3-12。海まで歩いて十分です。', 'ぜひお立ち寄りください']),
];

const zh = spoken('zh', ['chinese', '中文']);
const chinese: readonly TemplateSource[] = [
  zh('wedding', 'champagne-invitation', '婚礼请柬', 'notochinese cherry', '婚礼, 请柬, 结婚, wedding, invitation, banquet', ['诚邀您出席婚礼', '李明与王芳', '十月二日星期六，晚六点开席。', '湖畔酒店二楼百合厅']),
  zh('cook-wanted', 'plate-poster', '餐厅招聘海报', 'notochinese paprika', '招聘, 诚聘, 厨师, hiring, job, restaurant', ['本店诚聘', '招厨师两名', '月薪八千元起，包吃包住。', '有意者请到前台咨询']),
  zh('coffee', 'cups-square-picture', '咖啡半价', 'notochinese canyon', '咖啡, 咖啡馆, 优惠, coffee, cafe, offer', ['周一限定', '先来杯咖啡', '拿铁第二杯半价。']),
  zh('fruit-offer', 'fruit-flyer', '水果店促销', 'notochinese sorbet', '促销, 水果, 特价, sale, fruit, grocery', ['仅限本周', '又甜又便宜', '西瓜每斤1.98元，橙子十元三斤。', '活动截至周日']),
  zh('reunion-dinner', 'lunar-facebook-cover', '年夜饭预订', 'notochinese festival', '年夜饭, 春节, 除夕, 餐厅, new year, dinner, restaurant', ['除夕团圆宴', '年夜饭预订', '十人桌，1888元起']),
  zh('full-moon', 'sleeping-moon-invitation', '满月酒请柬', 'notochinese coast', '满月酒, 宝宝, 请柬, baby, invitation, moon', ['十月三日，星期日中午', '宝宝满月啦', '备好红鸡蛋，等您来。福满楼三楼。']),
];

const ko = spoken('ko', ['korean', '한국어']);
const korean: readonly TemplateSource[] = [
  ko('first-birthday', 'unicorn-instagram-story', '돌잔치 초대', 'notokorean blossom', '돌잔치, 첫돌, 생일, 초대, first birthday, baby, invitation', ['6월 5일 토요일 낮 12시', '우리 아기\n첫돌', '하윤이의 첫 생일을 축하해 주세요.']),
  ko('wedding', 'rings-square-picture', '결혼합니다', 'notokorean rosewood', '결혼, 청첩장, 결혼식, wedding, save the date, rings', ['9월 18일 토요일 오후 1시', '저희 결혼해요', '민준과 서연, 새로운 시작에 초대합니다.']),
  ko('year-end-sale', 'christmas-instagram-post', '연말 세일', 'notokorean plum', '세일, 연말, 크리스마스, 할인, sale, christmas, offer', ['12월 24일까지', '연말 세일', '겨울 상품 최대 40% 할인.']),
  ko('hiring', 'megaphone-instagram-post', '카페 직원 채용', 'notokorean royal', '채용, 구인, 카페, 바리스타, hiring, job, cafe', ['직원 채용', '함께 일해요', '바리스타, 주 5일, 월 250만 원부터.', '3월 31일까지 지원']),
  ko('gym', 'weights-poster', '헬스장 오픈', 'notokorean lagoon', '헬스장, 운동, 오픈, gym, fitness, workout', ['3월 2일 오픈', '오늘부터\n운동', '첫 달 3만 원, 새벽 5시부터 자정까지.']),
];

/** Birthdays, weddings, shops, schools and jobs in the scripts other than ours. */
export const further: readonly TemplateSource[] = [...arabic, ...hebrew, ...hindi, ...japanese, ...chinese, ...korean];
