import type { TemplateSource } from '../../../build/templates/recipe.js';
import { spokenCard as card, spoken } from './spoken.js';

/** A business card: its five lines have slots of their own. */

const ar = spoken('ar', ['arabic', 'العربية']);
const arabic: readonly TemplateSource[] = [
  ar('iftar-invitation', 'lanterns-invitation', 'دعوة إلى الإفطار', 'cairo teal', 'إفطار, رمضان, دعوة, عزومة, iftar, ramadan, invitation', ['الخميس ١٨ فبراير، عند أذان المغرب', 'إفطاركم عندنا', 'تمر وشوربة ولمّة الأهل. حيّ الياسمين، عمارة ٥.']),
  ar('air-conditioning', 'climate-instagram-post', 'صيانة المكيفات', 'cairo coast', 'صيانة, مكيفات, تكييف, تبريد, air conditioning, repair, service', ['قبل أن يشتدّ الحر', 'صيانة المكيفات', 'تنظيف وتعبئة غاز من ١٢٠ ريالاً.']),
  ar('painter', 'roller-flyer', 'دهان منازل', 'notoarabic terracotta', 'دهان, صباغ, طلاء, ديكور, painter, painting, home', ['معاينة مجانية', 'بيتك\nبلون جديد', 'ثلاث غرف في يومين. ٠٥٠١٢٣٤٥٦٧']),
  ar('taxi', 'cab-poster', 'تاكسي المطار', 'cairo royal', 'تاكسي, مطار, توصيل, سائق, taxi, airport, ride', ['ليلاً ونهاراً', 'إلى المطار', 'سعر ثابت: ٨٠ ريالاً. اتصل ونصلك في عشر دقائق.']),
  ar('laundry', 'pressed-flyer', 'مغسلة ملابس', 'notoarabic harbour', 'مغسلة, غسيل, كوي, ملابس, laundry, dry cleaning, ironing', ['استلام وتسليم في اليوم نفسه', 'نظيف ومكويّ', 'الثوب بخمسة ريالات، والبدلة بعشرين. شارع الملك فهد.']),
  card(ar('beauty-salon', 'vanity-business-card', 'بطاقة صالون تجميل', 'cairo rosewood', 'صالون, تجميل, بطاقة عمل, مكياج, beauty salon, makeup, business card', []), ['صالون ليالي', 'ريم القحطاني', 'خبيرة تجميل', '٠٥٠١٢٣٤٥٦٧', 'reem@layali.example']),
  ar('graduation', 'graduation-poster', 'حفل التخرج', 'cairo nocturne', 'تخرج, حفل, مبروك, جامعة, graduation, ceremony, school', ['الثلاثاء ١ يونيو، السابعة مساءً', 'مبروك التخرج', 'يسعدنا حضوركم في قاعة الجامعة الكبرى.']),
  ar('mothers-day', 'tulips-instagram-post', 'عيد الأم', 'cairo blossom', 'عيد الأم, أمي, تهنئة, ورد, mothers day, flowers, greeting', ['٢١ مارس', 'شكراً يا أمي', 'كل عام وأنتِ نبع الحنان.']),
];

const he = spoken('he', ['hebrew', 'עברית']);
const hebrew: readonly TemplateSource[] = [
  he('rosh-hashanah', 'honey-greeting-card', 'כרטיס שנה טובה', 'notohebrew sage', 'ראש השנה, שנה טובה, כרטיס ברכה, חג, rosh hashanah, shana tova, card', ['ראש השנה תשפ״ח', 'שנה טובה', 'שתהיה מתוקה כמו תפוח בדבש.', 'משפחת אברהמי']),
  he('holiday-hours', 'honey-instagram-story', 'סגורים בחג', 'notohebrew orchard', 'ראש השנה, שעות פתיחה, סגור, חג, rosh hashanah, closed, opening hours', ['מ־1 עד 3 באוקטובר', 'סגורים בחג', 'שנה טובה לכל הלקוחות!', 'חוזרים ביום שני']),
  he('seder', 'seder-invitation', 'הזמנה לליל הסדר', 'notohebrew royal', 'פסח, ליל הסדר, הזמנה, חג, passover, seder, invitation', ['יום רביעי, 21 באפריל, 19:00', 'ליל הסדר אצלנו', 'ארבע כוסות, ארבע קושיות ומקום גם לכם.', 'משפחת בן דוד, רחוב הגפן 8']),
  he('plumber', 'pipes-facebook-post', 'אינסטלטור', 'notohebrew coast', 'אינסטלטור, נזילה, סתימה, תיקונים, plumber, plumbing, repair', ['גם בלילה וגם בשבת', 'יש נזילה?', 'מגיעים תוך שעה, מחיר מראש.', '050-555-0142']),
  he('garage', 'garage-flyer', 'מוסך שכונתי', 'notohebrew jazz', 'מוסך, טסט, רכב, טיפול, garage, car repair, mechanic', ['הכנה לטסט ב־150 ₪', 'מה הרעש הזה?', 'בדיקה חינם ומחיר הוגן. רחוב המסגר 31, תל אביב.']),
  he('vet', 'pets-poster', 'מרפאה וטרינרית', 'notohebrew meadow', 'וטרינר, חיות מחמד, כלבים, חתולים, vet, pets, clinic', ['חיסונים בלי תור', 'גם להם מגיע רופא', 'ימים א׳ עד ה׳, 8:00 עד 19:00.', 'רחוב ויצמן 22, חולון']),
  he('bat-mitzvah', 'mirrorball-invitation', 'הזמנה לבת מצווה', 'notohebrew fuchsia', 'בת מצווה, הזמנה, מסיבה, ריקודים, bat mitzvah, invitation, party', ['יום חמישי, 17 ביוני, 19:30', 'תמר בת מצווה', 'באים לרקוד! אולמי הגן, רמת גן.']),
  he('apartment', 'street-instagram-story', 'דירה למכירה', 'notohebrew lagoon', 'דירה, למכירה, נדל״ן, בית, apartment, real estate, for sale', ['חדש בשוק', 'דירה עם מרפסת', 'ארבעה חדרים בפלורנטין, 3,100,000 ₪.']),
];

const hi = spoken('hi', ['hindi', 'हिन्दी']);
const hindi: readonly TemplateSource[] = [
  hi('holi-milan', 'gulal-poster', 'होली मिलन समारोह', 'notodevanagari fuchsia', 'होली, होली मिलन, रंग, गुलाल, holi, festival, poster', ['रविवार, 21 मार्च, सुबह दस बजे', 'होली मिलन', 'गुलाल, ढोल और ठंडाई, सब साथ में।']),
  hi('holi', 'gulal-instagram-post', 'होली की शुभकामनाएँ', 'notodevanagari iris', 'होली, शुभकामनाएँ, रंग, त्योहार, holi, greeting, colors', ['बुरा न मानो, होली है!', 'होली की शुभकामनाएँ', 'आपका साल रंगों से भरा रहे।']),
  hi('driving-school', 'lesson-poster', 'ड्राइविंग स्कूल', 'notodevanagari jazz', 'ड्राइविंग, गाड़ी, लाइसेंस, सीखें, driving school, car, lesson', ['सुबह और शाम', 'अब गाड़ी चलाना सीखिए', 'इक्कीस दिन, ₹4,500 में। महिला प्रशिक्षक भी।']),
  hi('laundry', 'washer-flyer', 'लॉन्ड्री सेवा', 'notodevanagari coast', 'लॉन्ड्री, कपड़े, धुलाई, प्रेस, laundry, dry cleaning, ironing', ['सुबह लिया, शाम को दिया', 'धुलाई अब हमारे ज़िम्मे', 'धोना और प्रेस, ₹60 प्रति किलो।', 'फ़ोन: 98765\u00a043210']),
  hi('beauty-parlour', 'vanity-instagram-story', 'ब्यूटी पार्लर', 'notodevanagari blossom', 'ब्यूटी पार्लर, दुल्हन, मेकअप, मेहंदी, beauty parlour, bridal, makeup', ['शादी के सीज़न में', 'दुल्हन मेकअप', 'मेहंदी साथ में, ₹7,999 से।']),
  hi('flats', 'houses-poster', 'मकान बिक्री', 'notodevanagari canyon', 'मकान, फ़्लैट, बिक्री, प्रॉपर्टी, real estate, home, property', ['बुकिंग शुरू', 'अपना घर', 'दो और तीन बीएचके, ₹38 लाख से। सेक्टर 12, इंदौर।']),
  hi('blood-donation', 'blood-drop-flyer', 'रक्तदान शिविर', 'notodevanagari cherry', 'रक्तदान, शिविर, सेवा, अस्पताल, blood donation, camp, charity', ['रविवार, 13 जून, नौ से चार बजे', 'रक्तदान कीजिए', 'एक यूनिट, तीन ज़िंदगियाँ।', 'ज़िला अस्पताल, कानपुर']),
  hi('teachers-day', 'apple-instagram-post', 'शिक्षक दिवस', 'notodevanagari harbour', 'शिक्षक दिवस, गुरु, धन्यवाद, स्कूल, teachers day, thank you, school', ['5 सितंबर', 'धन्यवाद, गुरुजी', 'आपने पढ़ना ही नहीं, सोचना सिखाया।']),
];

const ja = spoken('ja', ['japanese', '日本語']);
const japanese: readonly TemplateSource[] = [
  ja('moon-viewing', 'moon-feast-instagram-post', '十五夜のお月見', 'zenkaku nocturne', 'お月見, 十五夜, 中秋の名月, 秋, moon viewing, autumn, greeting', ['九月十五日', '今夜は十五夜', '月がきれいですね。']),
  ja('roof-repair', 'shingles-flyer', '屋根修理のチラシ', 'zenkaku harbour', '屋根, 修理, 雨漏り, 工務店, roofing, repair, flyer', ['点検・見積り無料', '雨漏り、\n止めます', '台風の前に一度ご相談ください。']),
  ja('dry-cleaning', 'washer-coupon', 'クリーニング割引券', 'zenkaku lagoon', 'クリーニング, 割引券, 洗濯, 衣替え, dry cleaning, laundry, coupon', ['衣替え応援', '三割引き', 'コート・スーツに使えます。', '五月末まで']),
  ja('animal-hospital', 'pets-letter-flyer', '動物病院のチラシ', 'zenkaku meadow', '動物病院, ペット, 犬, 猫, vet, pets, clinic', ['予約なしでどうぞ', '犬も猫も、\nお大事に', '平日九時から十九時、土曜は正午まで。']),
  card(ja('hair-salon', 'scissors-business-card', '美容室の名刺', 'zenkaku rosewood', '美容室, 名刺, 美容師, ヘアサロン, hair salon, hairdresser, business card', []), ['髪結いこもれび', '小林 葵', 'スタイリスト', '045-555-0123', 'aoi@komorebi.example']),
  ja('cram-school', 'geometry-instagram-post', '夏期講習の募集', 'zenkaku royal', '夏期講習, 塾, 学習塾, 受験, cram school, summer course, education', ['小四から中三まで', '夏期講習', '七月二十一日開講、体験二回無料。', '駅前教室、受付中']),
  ja('respect-for-the-aged', 'teacup-greeting-card', '敬老の日のカード', 'zenkaku sage', '敬老の日, 祖父母, カード, 感謝, respect for the aged day, grandparents, card', ['敬老の日に', 'ずっと\n元気でね', 'また一緒に\nお茶を飲もうね。', '孫一同より']),
  ja('obon-closure', 'islands-instagram-story', 'お盆休みのお知らせ', 'zenkaku coast', 'お盆, お盆休み, 夏季休業, お知らせ, obon, summer holiday, closed', ['夏季休業のお知らせ', 'お盆休み', '八月十三日から十六日まで休みます。']),
];

const zh = spoken('zh', ['chinese', '中文']);
const chinese: readonly TemplateSource[] = [
  zh('mid-autumn', 'moon-feast-poster', '中秋游园会', 'notochinese gala', '中秋节, 中秋, 游园会, 灯会, mid-autumn festival, moon festival, poster', ['九月十五日，晚六点', '中秋游园会', '赏月、猜灯谜、做月饼，就在东湖公园。']),
  zh('mid-autumn-card', 'moon-feast-greeting-card', '中秋节贺卡', 'notochinese festival', '中秋节, 贺卡, 月饼, 团圆, mid-autumn festival, mooncake, card', ['中秋快乐', '月圆\n人团圆', '愿您阖家幸福安康。', '陈家敬上']),
  zh('cleaning', 'bubbles-flyer', '家政保洁传单', 'notochinese lagoon', '家政, 保洁, 打扫, 清洁, cleaning, housekeeping, flyer', ['首单立减30元', '打扫\n交给我们', '日常保洁每小时45元，擦窗、洗油烟机都做。']),
  zh('moving', 'truck-facebook-post', '搬家公司', 'notochinese terracotta', '搬家, 搬家公司, 货车, 运输, moving, movers, truck', ['全城当天上门', '搬家不求人', '四米二货车，两名师傅，380元起。']),
  zh('locksmith', 'padlock-flyer', '开锁换锁', 'notochinese atlas', '开锁, 换锁, 锁匠, 上门, locksmith, lock, service', ['公安备案，昼夜服务', '忘带\n钥匙了？', '二十分钟上门，开锁80元起。010-5555\u00a00123']),
  zh('rental', 'houses-instagram-post', '房屋出租', 'notochinese coast', '租房, 出租, 房产, 公寓, rental, apartment, real estate', ['近地铁二号线', '两居室出租', '朝南带阳台，每月4800元。', '随时看房']),
  zh('teachers-day', 'apple-thank-you-card', '教师节感谢卡', 'notochinese meadow', '教师节, 感谢, 老师, 卡片, teachers day, thank you, card', ['教师节快乐', '老师，\n您辛苦了', '谢谢您一遍又一遍地教我们。', '三年二班全体同学']),
  zh('bakery', 'loaves-instagram-story', '面包店开业', 'notochinese canyon', '面包, 烘焙, 开业, 面包店, bakery, bread, opening', ['五月一日开业', '面包出炉啦', '开业三天，全场买二送一。', '麦田烘焙，解放路18号']),
];

const ko = spoken('ko', ['korean', '한국어']);
const korean: readonly TemplateSource[] = [
  ko('chuseok', 'moon-feast-instagram-story', '추석 인사', 'notokorean royal', '추석, 한가위, 명절, 보름달, chuseok, full moon, greeting', ['9월 15일 추석', '풍성한\n한가위', '보름달처럼 넉넉한 명절 보내세요.']),
  ko('parents-day', 'teacup-a6-card', '어버이날 카드', 'notokorean rosewood', '어버이날, 부모님, 감사, 카드, parents day, thank you, card', ['5월 8일 어버이날', '고맙습니다', '엄마 아빠, 늘 건강하세요.', '딸 수빈 올림']),
  ko('parcel-deadline', 'parcel-square-picture', '명절 택배 마감', 'notokorean canyon', '택배, 배송, 마감, 쇼핑몰, parcel, delivery, online shop', ['추석 연휴 안내', '택배 마감', '9월 10일 오후 2시까지 주문하세요.']),
  ko('laundry', 'washer-instagram-post', '동네 세탁소', 'notokorean lagoon', '세탁소, 빨래, 드라이클리닝, 수선, laundry, dry cleaning, clothes', ['월요일 특가', '셔츠 다섯 장', '9,900원, 다음 날 아침 문 앞까지.']),
  ko('car-wash', 'car-wash-poster', '손세차장', 'notokorean cobalt', '세차, 손세차, 자동차, 광택, car wash, detailing, car', ['연중무휴 아침 8시부터', '새 차처럼', '손세차 25,000원, 실내까지 40,000원.', '시청역 3번 출구 앞']),
  ko('piano-school', 'music-room-flyer', '피아노 학원', 'notokorean iris', '피아노, 학원, 음악, 수강생, piano, music school, lesson', ['3월 수강생 모집', '피아노 첫걸음', '일곱 살부터 어른까지. 첫 수업은 무료입니다.', '도레미 피아노, 02-555-0123']),
  ko('vet', 'pets-instagram-story', '동물병원', 'notokorean meadow', '동물병원, 강아지, 고양이, 예방접종, vet, pets, clinic', ['4월 한 달', '건강 검진', '예방접종과 함께 받으면 20% 할인.']),
  ko('housewarming', 'keys-invitation', '집들이 초대장', 'notokorean sage', '집들이, 초대장, 이사, 새집, housewarming, invitation, new home', ['4월 17일 토요일 저녁 6시', '집들이 오세요', '빈손으로 오셔도 좋아요.\n망원동 12-3, 지훈과 유나']),
];

/** Trades of every street and feasts of the year, in the scripts other than ours. */
export const everydayScripts: readonly TemplateSource[] = [...arabic, ...hebrew, ...hindi, ...japanese, ...chinese, ...korean];
