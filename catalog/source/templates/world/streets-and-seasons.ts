import type { TemplateSource } from '../../../build/templates/recipe.js';
import { filled } from '../sheets/papers/filled.js';
import { spokenCard as card, spoken } from './spoken.js';

/** A logo: a name and what it does. */
const mark = (template: TemplateSource, name: string, tag: string): TemplateSource => ({ ...template, copy: { name, tag } });

/** A menu of two sections of four, each dish as 'name|price|what it is'. */
const menu = (template: TemplateSource, tag: string, title: string, sections: readonly [string, string], dishes: readonly string[]): TemplateSource => ({
  ...template,
  copy: Object.fromEntries([
    ['tag', tag], ['title', title], ['section1', sections[0]], ['section2', sections[1]],
    ...dishes.flatMap((dish, i) => dish.split('|').map((words, part) => [`${['dish', 'price', 'note'][part]}${i + 1}`, words])),
  ]) as TemplateSource['copy'],
});

const ja = spoken('ja', ['japanese', '日本語']);
const japanese: readonly TemplateSource[] = [
  ja('birth-thanks', 'lullaby-thank-you-card', '出産内祝いのカード', 'zenkaku blossom', '出産内祝い, 内祝い, 赤ちゃん, お礼, baby thank you, new baby, card', ['出産内祝い', '御礼', '温かいお祝いを\nいただきました。', '健太・麻衣・ひなた']),
  ja('childs-birthday', 'safari-friends-invitation', 'お誕生日会の招待状', 'zenkaku sorbet', '誕生日会, 招待状, 子ども, 動物, birthday invitation, kids, safari', ['七月十日（土）午後二時', 'そうた、六歳', 'ケーキとゲームで待ってるよ。', 'みどり公園 集会所']),
  ja('marathon', 'runners-poster', '市民マラソンのポスター', 'zenkaku meadow', 'マラソン, 大会, ランニング, スポーツ, marathon, running, race', ['十月九日（土）九時開始', '市民\nマラソン', '十キロとハーフ、当日受付あり。']),
  menu(ja('sushi-menu', 'sushi-menu', '寿司屋のお品書き', 'zenkaku harbour', 'お品書き, メニュー, 寿司, 和食, sushi menu, restaurant, japanese food', []), '昼も夜もどうぞ', '鮨 なみの', ['にぎり', '巻物'],
    ['サーモン|600円|二貫', 'まぐろ|700円|二貫', '玉子|400円|甘めです', '穴子|750円|炙って煮つめ', '鉄火巻|800円|赤身たっぷり', '納豆巻|450円|ねぎ入り', 'かっぱ巻|400円|さっぱりと', '太巻|1,200円|八切れ']),
  ja('hall-staff', 'kitchen-wanted-flyer', 'アルバイト募集のチラシ', 'zenkaku paprika', 'アルバイト募集, 求人, 飲食店, ホールスタッフ, now hiring, part-time job, restaurant', ['ホール・キッチン', 'アルバイト\n募集', '週二日、一日三時間から。まかない付き。', 'お気軽にどうぞ']),
  ja('barber', 'barber-poster', '床屋のポスター', 'zenkaku harbour', '床屋, 理容室, 散髪, 顔そり, barber, haircut, poster', ['昭和三十七年から', '町の床屋', '火曜から日曜、九時から十九時まで。']),
  ja('gymnastics', 'gym-rings-flyer', '体操教室のチラシ', 'zenkaku skyline', '体操教室, 習い事, 子ども, 体験, gymnastics, kids class, gym', ['四歳から十歳まで', 'くるっと\n前回り', '毎週火・木曜、無料体験を受付中。']),
  ja('nengajo', 'new-year-greeting-card', '年賀状', 'zenkaku festival', '年賀状, 元旦, 正月, 挨拶, new year card, nengajo, greeting', ['令和九年 元旦', '謹賀新年', '本年もよろしくお願いいたします。']),
  card(ja('scrivener', 'bench-business-card', '行政書士の名刺', 'zenkaku atlas', '名刺, 行政書士, 事務所, 士業, business card, lawyer, office', []), ['青葉行政書士事務所', '田中 誠', '行政書士', '03-5555-0171', 'tanaka@aoba.example']),
  mark(ja('bakery-logo', 'bread-shelf-logo', 'パン屋のロゴ', 'zenkaku canyon', 'ロゴ, パン屋, ベーカリー, お店, bakery logo, bread, shop', []), 'むぎの音', 'まちの小さなパン屋'),
  ja('fathers-day', 'ties-greeting-card', '父の日カード', 'zenkaku harbour', '父の日, カード, お父さん, 感謝, father’s day, thank you, card', ['六月二十日 父の日', 'お父さん、\nおつかれさま', 'たまには早く寝てね。']),
  ja('harvest', 'autumn-poster', '秋の収穫祭のポスター', 'zenkaku paprika', '収穫祭, 秋, 秋祭り, 農園, harvest festival, autumn, event', ['十一月三日、文化の日', '収穫祭', '新米と焼きいも、だれでもどうぞ。']),
  ja('morning-words', 'sunrise-quote', '朝のひとこと', 'zenkaku lantern', '名言, ひとこと, 朝, 励まし, quote, morning, motivation', ['月曜日', '今日から、また', 'ゆっくりでいい。']),
  filled('study-session', '勉強計画シート', 'zenkaku royal', 'owl', 'japanese, 日本語, 勉強計画, プランナー, 受験, 学生, study planner, schedule', '今日の勉強', 'スマホは引き出し、鉛筆は手に', { ask: '目標; 日付', head: '読む; 書く; 解く; 復習; 休憩; 明日' }, { id: 'ja-study-plan', lang: 'ja' }),
  filled('prize-seal', '皆勤賞の賞状', 'zenkaku brass', 'trophy', 'japanese, 日本語, 賞状, 表彰状, 皆勤賞, 学校, certificate, award', '皆勤賞', '表彰状', { 'body=': 'あなたは一年間、一日も休まず登校されました。その努力をたたえ、ここに表彰します。', sign: '校長; 日付' }, { id: 'ja-attendance-award', lang: 'ja' }),
];

const zh = spoken('zh', ['chinese', '中文']);
const chinese: readonly TemplateSource[] = [
  zh('dinosaur-birthday', 'dinosaurs-invitation', '儿童生日邀请函', 'notochinese lagoon', '生日, 邀请函, 儿童, 恐龙, birthday invitation, kids, dinosaur', ['7月10日（周六）下午两点', '乐乐六岁啦', '来吃蛋糕，恐龙也请了。']),
  zh('wedding-feast', 'rings-invitation', '结婚喜宴请柬', 'notochinese festival', '结婚, 请柬, 喜宴, 婚礼, wedding, invitation, banquet', ['5月1日正午，锦绣酒楼', '志远与晓雯', '谨备薄酌，\n恭候光临。']),
  zh('gym', 'weights-flyer', '健身房传单', 'notochinese cobalt', '健身房, 健身, 私教, 办卡, gym, fitness, trainer', ['办年卡送三个月', '一起练', '私教体验课，首次免费。']),
  zh('parents-evening', 'classroom-poster', '家长会通知', 'notochinese meadow', '家长会, 通知, 学校, 班级, parents evening, school, notice', ['9月17日（周五）晚六点半', '家长会', '请各位家长准时到各班教室。']),
  menu(zh('milk-tea-menu', 'bubble-tea-menu', '奶茶店菜单', 'notochinese blossom', '菜单, 奶茶, 饮品, 价目表, bubble tea menu, milk tea, drinks', []), '现泡现做', '半糖奶茶', ['奶茶', '果茶'],
    ['原味珍珠|12|红茶配黑糖珍珠', '黑糖鲜奶|15|现熬黑糖', '香芋|14|芋泥看得见', '茉莉奶绿|12|清淡不腻', '杨枝甘露|18|芒果和西柚', '荔枝|15|带果肉', '百香果|14|酸甜刚好', '柠檬茶|10|手打一整颗']),
  zh('opening-soon', 'papered-shop-poster', '新店即将开业', 'notochinese olive', '开业, 新店, 即将开业, 预告, opening soon, new shop, coming soon', ['五月一日', '即将开业', '卖什么？先不告诉你。']),
  zh('hiring', 'vacancy-poster', '招聘启事', 'notochinese skyline', '招聘, 招人, 店员, 工作, hiring, job, recruitment', ['包吃住，月休四天', '诚聘店员', '月薪5500元起，有无经验均可。']),
  zh('sheep-year', 'lunar-wish-greeting-card', '羊年新春贺卡', 'notochinese cherry', '春节, 羊年, 贺卡, 拜年, chinese new year, lunar new year, card', ['2027 丁未羊年', '新春大吉', '愿您三阳开泰，万事如意。', '陈家敬贺']),
  zh('qixi', 'valentine-instagram-post', '七夕情人节', 'notochinese rosewood', '七夕, 情人节, 情侣, 晚餐, qixi, valentine, couples', ['8月8日，七夕', '今夜有约', '双人套餐，牵手立减52元。']),
  card(zh('tutor', 'tutor-business-card', '家教名片', 'notochinese royal', '名片, 家教, 补习, 老师, business card, tutor, teacher', []), ['晨读书房', '王思雨', '初中数学辅导', '010-5555\u00a00159', 'siyu@chendu.example']),
  mark(zh('teahouse-logo', 'stacked-cups-logo', '茶馆标志', 'notochinese sage', '标志, 茶馆, 茶, 店铺, teahouse logo, tea, cafe', []), '半日闲', '茶与点心'),
  zh('motivation', 'poster-climb-poster', '励志海报', 'notochinese summit', '励志, 海报, 名言, 奋斗, motivation, quote, poster', ['写给明天', '一步一步来', '山在那里，不会跑。']),
  filled('prize-rainbow', '三好学生奖状', 'notochinese cherry', 'trophy', 'chinese, 中文, 奖状, 三好学生, 学校, 表彰, certificate, award', '三好学生', '奖状', { 'body=': '本学年品学兼优，特发此状，以资鼓励。', sign: '班主任; 日期' }, { id: 'zh-merit-award', lang: 'zh' }),
];

const ko = spoken('ko', ['korean', '한국어']);
const korean: readonly TemplateSource[] = [
  ko('kids-birthday', 'castle-invitation', '공주 생일파티 초대장', 'notokorean candy', '생일파티, 초대장, 공주, 어린이, birthday invitation, princess, kids', ['7월 10일 토요일 오후 2시', '서아 여섯 살', '왕관 쓰고 케이크 먹으러 오세요.']),
  ko('hundred-days', 'bear-balloon-invitation', '백일잔치 초대장', 'notokorean sorbet', '백일잔치, 백일, 초대장, 아기, hundred days, baby, invitation', ['축하하러 오세요', '서준이 백일', '5월 22일 토요일 낮 12시', '떡과 점심을 준비했어요']),
  ko('wedding-invitation', 'garland-invitation', '모바일 청첩장', 'notokorean sage', '청첩장, 결혼식, 초대, 예식, wedding, invitation, ceremony', ['저희 결혼합니다', '지훈과 서연', '2027년 5월 1일 토요일 오후 1시, 다솜홀 2층']),
  ko('barbershop', 'barber-square-picture', '바버샵 홍보', 'notokorean harbour', '바버샵, 이발소, 커트, 면도, barber, haircut, grooming', ['예약 없이 오세요', '단정하게', '커트 18,000원부터.']),
  ko('pilates', 'lotus-flyer', '필라테스 회원 모집', 'notokorean iris', '필라테스, 요가, 회원 모집, 운동, pilates, yoga, gym', ['3월 신규 회원', '필라테스', '첫 달 30% 할인, 체험은 무료.']),
  menu(ko('cafe-menu', 'coffee-cart-menu', '카페 메뉴판', 'notokorean cocoa', '카페, 메뉴판, 커피, 음료, cafe menu, coffee, drinks', []), '골목 끝 작은 카페', '오후 세 시', ['따뜻한 음료', '차가운 음료'],
    ['에스프레소|3.5|짧고 진하게', '카페라테|4.5|귀리 우유 가능', '바닐라라테|5.0|직접 만든 시럽', '코코아|5.0|진짜 초콜릿', '콜드브루|4.8|열두 시간 추출', '아이스티|4.5|복숭아, 레몬', '레몬에이드|5.5|탄산 가득', '아포가토|6.0|아이스크림 위에']),
  ko('move-in-cleaning', 'bubbles-letter-flyer', '입주 청소 전단지', 'notokorean coast', '입주 청소, 이사 청소, 청소, 전단지, cleaning, move-in, flyer', ['이사 전날 불러 주세요', '입주 청소', '평당 12,000원, 창틀까지 깨끗하게.', '반짝 청소, 02-555-0166']),
  ko('bakery-soon', 'oven-soon-instagram-post', '빵집 오픈 예정', 'notokorean canyon', '빵집, 베이커리, 오픈, 소금빵, bakery, opening soon, bread', ['굽는 중입니다', '곧 만나요', '5월 1일 아침 8시 오픈.']),
  ko('parcel-jobs', 'packers-wanted-flyer', '물류센터 직원 모집', 'notokorean cobalt', '직원 모집, 알바, 물류, 채용, hiring, warehouse, part-time job', ['주간·야간 모집', '같이 일해요', '시급 12,500원, 통근버스 운행.', '지원 문의 02-555-0188']),
  ko('new-year', 'new-year-instagram-post', '새해 복 많이 받으세요', 'notokorean gala', '새해, 인사, 신년, 연하장, new year, greeting, wishes', ['2027년 1월 1일', '근하신년', '새해 복 많이 받으세요.']),
  ko('teachers-day', 'apple-greeting-card', '스승의 날 카드', 'notokorean paprika', '스승의 날, 선생님, 감사, 카드, teachers day, thank you, card', ['5월 15일 스승의 날', '선생님,\n고맙습니다', '늘 기다려 주셔서요.', '3학년 2반 올림']),
  card(ko('florist', 'tulips-business-card', '꽃집 명함', 'notokorean blossom', '명함, 꽃집, 플로리스트, 꽃, business card, florist, flowers', []), ['꽃피는 오후', '이유나', '플로리스트', '02-555-0122', 'yuna@ohu.example']),
  ko('sunday-service', 'scripture-poster', '주일 예배 안내', 'notokorean atlas', '주일 예배, 교회, 예배, 말씀, church, sunday service, worship', ['매주 일요일 오전 11시', '주일 예배', '처음 오시는 분도 환영합니다. 새벽빛교회']),
  filled('prize-arch', '개근상 상장', 'notokorean meadow', 'trophy', 'korean, 한국어, 상장, 개근상, 유치원, 어린이, certificate, award', '개근상', '상장', { 'body=': '위 어린이는 일 년 동안 하루도 빠짐없이 출석하였기에 이 상장을 드립니다.', sign: '담임; 날짜' }, { id: 'ko-attendance-award', lang: 'ko' }),
];

const ar = spoken('ar', ['arabic', 'العربية']);
const arabic: readonly TemplateSource[] = [
  ar('princess-birthday', 'castle-invitation', 'دعوة عيد ميلاد أميرة', 'cairo candy', 'عيد ميلاد, دعوة, أميرة, أطفال, birthday invitation, princess, kids', ['السبت ١٠ يوليو، الخامسة مساءً', 'ليان في السادسة', 'كعكة، وتاج لكل ضيفة.']),
  ar('wedding-party', 'eucalyptus-invitation', 'دعوة حفل زفاف', 'notoarabic sage', 'زفاف, دعوة, عرس, فرح, wedding, invitation, marriage', ['يسعدنا حضوركم حفل زفاف', 'سارة\nوعمر', 'الجمعة ٧ مايو، التاسعة مساءً، قاعة اللؤلؤة.', 'ننتظر ردّكم قبل ١ مايو']),
  ar('newborn', 'lullaby-greeting-card', 'تهنئة بالمولود', 'cairo skyline', 'مولود, تهنئة, بيبي, مبروك, new baby, congratulations, card', ['نوّر البيت', 'مبروك المولود', 'جعله الله قرّة عين لوالديه.']),
  ar('eid-al-fitr', 'eid-moon-instagram-post', 'تهنئة عيد الفطر', 'cairo gala', 'عيد الفطر, عيد مبارك, تهنئة, العيد, eid al-fitr, eid mubarak, greeting', ['من بيتنا إلى بيتكم', 'عيد مبارك', 'تقبّل الله منا ومنكم.']),
  ar('eid-al-adha', 'eid-lanterns-instagram-post', 'تهنئة عيد الأضحى', 'cairo teal', 'عيد الأضحى, أضحى مبارك, تهنئة, الحج, eid al-adha, eid mubarak, greeting', ['عساكم من عوّاده', 'أضحى مبارك', 'كل عام وأنتم بخير.']),
  menu(ar('cafe-menu', 'cups-menu', 'قائمة مقهى', 'cairo cocoa', 'قائمة, منيو, مقهى, قهوة, cafe menu, coffee, drinks', []), 'قهوة وأشياء صغيرة', 'مقهى الصباح', ['قهوة', 'حلويات'],
    ['إسبريسو|١٠|قصيرة ومركّزة', 'قهوة عربية|١٢|بالهيل والزعفران', 'قهوة باردة|١٥|منقوعة ليلةً كاملة', 'شاي كرك|٨|بالحليب والهيل', 'كنافة|١٨|بالجبن، ساخنة', 'بسبوسة|١٢|باللوز', 'تمر|٩|محشوّ بالجوز', 'أم علي|١٦|من الفرن']),
  ar('barber', 'barber-instagram-post', 'صالون حلاقة رجالي', 'cairo paprika', 'حلاقة, صالون, حلاق, رجالي, barber, haircut, salon', ['بدون موعد', 'حلاقة العيد', 'شعر ولحية بأربعين ريالاً.', 'شارع التحلية']),
  ar('gym', 'weights-facebook-post', 'اشتراك نادٍ رياضي', 'cairo ember', 'نادي رياضي, جيم, اشتراك, لياقة, gym, fitness, membership', ['عرض الصيف', 'ابدأ اليوم', 'ثلاثة أشهر بسعر شهرين.', 'نادي القمة']),
  ar('house-cleaning', 'squeaky-flyer', 'خدمات تنظيف المنازل', 'cairo lagoon', 'تنظيف, منازل, شقق, خدمات, cleaning, house, service', ['مرة واحدة أو كل أسبوع', 'بيت يلمع', 'ثلاث غرف من ١٥٠ ريالاً. ٠٥٠٥٥٥٠١٦٦']),
  ar('job', 'vacancy-instagram-post', 'وظيفة شاغرة', 'cairo harbour', 'وظائف, مطلوب موظفين, توظيف, عمل, hiring, job, vacancy', ['انضمّ إلينا', 'مطلوب بائع', 'دوام مسائي وراتب ثابت.']),
  mark(ar('real-estate-logo', 'street-logo', 'شعار مكتب عقاري', 'cairo orchard', 'شعار, عقار, مكتب عقاري, لوجو, real estate logo, property, homes', []), 'دار النخيل', 'بيع وتأجير العقارات'),
  card(ar('tailor', 'tailor-business-card', 'بطاقة خياط', 'notoarabic canyon', 'بطاقة عمل, خياط, تفصيل, ثوب, business card, tailor, sewing', []), ['خياط المدينة', 'إلياس الحربي', 'تفصيل وتعديل', '٠٥٠٥٥٥٠١٨٣', 'elias@khayyat.example']),
  ar('proverb', 'poster-sun-poster', 'حكمة اليوم', 'cairo lantern', 'حكمة, اقتباس, تحفيز, مثل, quote, proverb, motivation', ['حكمة اليوم', 'من جدّ وجد', 'ومن زرع حصد.']),
];

const he = spoken('he', ['hebrew', 'עברית']);
const hebrew: readonly TemplateSource[] = [
  he('tree-planting', 'old-tree-flyer', 'נטיעות ט״ו בשבט', 'notohebrew meadow', 'ט״ו בשבט, נטיעות, עצים, חג, tu bishvat, tree planting, family', ['יום שישי, 22 בינואר, 9:00', 'נוטעים עץ', 'ט״ו בשבט בחורשה. מביאים כובע ומים.']),
  he('purim', 'carnival-mask-flyer', 'מסיבת פורים', 'notohebrew fuchsia', 'פורים, מסיבה, תחפושות, אוזני המן, purim, costume party, flyer', ['יום שני, 22 במרץ, 21:00', 'מסיבת פורים', 'תחפושת חובה, אוזני המן עלינו.']),
  he('dino-birthday', 'dinosaurs-a6-card', 'הזמנה ליום הולדת דינוזאורים', 'notohebrew coast', 'יום הולדת, הזמנה, דינוזאורים, ילדים, birthday invitation, dinosaur, kids', ['באים לשאוג איתנו?', 'איתי בן שש', 'יום שישי, 9 ביולי, 16:00', 'רחוב הזית 12']),
  he('jobs', 'vacancy-legal-flyer', 'דרושים עובדים', 'notohebrew harbour', 'דרושים, עבודה, משרה, עובדים, hiring, job, vacancy', ['מצטרפים לצוות', 'דרושים עובדים', 'משמרות גמישות, גם בלי ניסיון. 03-555-0143']),
  menu(he('restaurant-menu', 'plate-menu', 'תפריט מסעדה', 'notohebrew olive', 'תפריט, מסעדה, אוכל, מחירים, menu, restaurant, dinner', []), 'ערב', 'מטבח הנמל', ['ראשונות', 'עיקריות'],
    ['חומוס|32|עם גרגרים חמים', 'סלט קצוץ|38|הרבה לימון', 'כרובית|42|טחינה ופטרוזיליה', 'לחם הבית|18|חם מהתנור', 'שניצל|68|עם פירה', 'דניס|96|שלם, על הגריל', 'קבב|74|עגבניות שרופות', 'פסטה|64|פטריות ושמנת']),
  card(he('dentist', 'tooth-business-card', 'כרטיס ביקור לרופאת שיניים', 'notohebrew lagoon', 'כרטיס ביקור, רופא שיניים, מרפאה, שיניים, business card, dentist, clinic', []), ['מרפאת המפרץ', 'ד״ר מאיה לוין', 'רופאת שיניים', '03-555-0139', 'maya@mifratz.example']),
  he('family-day', 'tulips-thank-you-card', 'תודה לאמא', 'notohebrew blossom', 'יום המשפחה, אמא, תודה, כרטיס ברכה, mother’s day, family day, card', ['באהבה', 'תודה, אמא', 'על כל הכריכים לבית הספר.']),
  he('pilates', 'lotus-facebook-post', 'שיעור פילאטיס', 'notohebrew sage', 'פילאטיס, יוגה, סטודיו, אימון, pilates, yoga, gym', ['מתחילים ביום ראשון', 'פילאטיס בבוקר', 'שיעור ראשון חינם.', 'להרשמה']),
  mark(he('bakery-logo', 'loaves-logo', 'לוגו מאפייה', 'notohebrew terracotta', 'לוגו, מאפייה, לחם, עסק, bakery logo, bread, shop', []), 'לחם של בוקר', 'מאפייה שכונתית'),
  filled('prize-rainbow', 'תעודת הצטיינות', 'notohebrew skyline', 'trophy', 'hebrew, עברית, תעודה, הצטיינות, בית ספר, תלמיד, certificate, award', 'כל הכבוד!', 'תעודת הצטיינות', { 'body=': 'על התמדה, סקרנות ועזרה לחברים בכיתה.', sign: 'המחנכת; תאריך' }, { id: 'he-merit-award', lang: 'he' }),
];

const hi = spoken('hi', ['hindi', 'हिन्दी']);
const hindi: readonly TemplateSource[] = [
  hi('diwali-puja', 'diya-night-invitation', 'दीपावली पूजन का निमंत्रण', 'notodevanagari plum', 'दीपावली, दिवाली, पूजा, निमंत्रण, diwali, puja, invitation', ['शुक्रवार, 29 अक्टूबर, शाम छह बजे', 'दीपावली पूजन', 'दीये, मिठाई और आप। 9, झील रोड।', 'शर्मा परिवार']),
  hi('vaisakhi', 'dhol-poster', 'बैसाखी मेला', 'notodevanagari festival', 'बैसाखी, मेला, भांगड़ा, ढोल, vaisakhi, fair, poster', ['14 अप्रैल', 'बैसाखी का मेला', 'भांगड़ा, ढोल और गरम जलेबी।']),
  hi('princess-birthday', 'castle-invitation', 'राजकुमारी जन्मदिन का निमंत्रण', 'notodevanagari iris', 'जन्मदिन, निमंत्रण, राजकुमारी, बच्चे, birthday invitation, princess, kids', ['शनिवार, 10 जुलाई, शाम चार बजे', 'परी छह साल की', 'केक, खेल और सबके लिए ताज।']),
  hi('admissions', 'school-bus-flyer', 'स्कूल में प्रवेश', 'notodevanagari skyline', 'स्कूल, प्रवेश, दाख़िला, नर्सरी, school admission, bus, education', ['सत्र 2027–28', 'प्रवेश प्रारंभ', 'नर्सरी से आठवीं तक, बस सुविधा के साथ।', 'बाल विकास विद्यालय, जयपुर']),
  hi('shop-job', 'vacancy-flyer', 'कर्मचारी चाहिए', 'notodevanagari teal', 'नौकरी, भर्ती, कर्मचारी, दुकान, hiring, job, vacancy', ['तुरंत भर्ती', 'सहायक\nचाहिए', 'वेतन ₹15,000 से, रविवार छुट्टी।', 'गांधी चौक, सुबह दस बजे']),
  menu(hi('juice-menu', 'fruit-menu', 'जूस की दुकान का मेन्यू', 'notodevanagari meadow', 'मेन्यू, जूस, लस्सी, रेट, juice menu, drinks, price list', []), 'ताज़ा निकला', 'रस भंडार', ['जूस', 'लस्सी और चाट'],
    ['मौसमी|₹50|बिना बर्फ़', 'अनार|₹80|पूरे दो अनार', 'गन्ना|₹30|अदरक, नींबू', 'गाजर|₹40|सर्दियों में', 'मीठी लस्सी|₹60|मलाई के साथ', 'आम लस्सी|₹80|गर्मियों में', 'छाछ|₹25|भुना जीरा', 'फल चाट|₹70|चाट मसाला']),
  hi('barber', 'barber-pole-flyer', 'हेयर कटिंग सैलून', 'notodevanagari harbour', 'नाई, सैलून, हेयर कटिंग, दाढ़ी, barber, haircut, salon', ['पहली बार 25% छूट', 'कटिंग और शेव', 'बाल ₹80, दाढ़ी ₹50, मालिश साथ में।', 'स्टाइल सैलून, सदर बाज़ार']),
  hi('gym-offer', 'weights-letter-flyer', 'जिम का पर्चा', 'notodevanagari cobalt', 'जिम, फ़िटनेस, कसरत, छूट, gym, fitness, offer', ['सिर्फ़ इस महीने', 'अब कसरत', 'तीन महीने ₹2,999, चौथा महीना मुफ़्त।']),
  hi('plot', 'street-flyer', 'घर देखने आइए', 'notodevanagari sage', 'मकान, प्रॉपर्टी, घर, बिक्री, real estate, open house, home', ['रविवार, 1 से 4 बजे', 'नया घर', 'तीन कमरे, एक नीम का पेड़। सेक्टर 9।']),
  hi('womens-day', 'women-instagram-post', 'महिला दिवस की शुभकामनाएँ', 'notodevanagari rosewood', 'महिला दिवस, नारी, शुभकामनाएँ, सम्मान, women’s day, greeting, march 8', ['8 मार्च', 'नारी शक्ति', 'महिला दिवस की शुभकामनाएँ।']),
  hi('suvichar', 'one-sun-poster', 'आज का सुविचार', 'notodevanagari lantern', 'सुविचार, अनमोल वचन, प्रेरणा, विचार, quote, motivation, poster', ['आज का सुविचार', 'रुकना मत', 'बूँद-बूँद से घड़ा भरता है।']),
  card(hi('electrician', 'plug-business-card', 'इलेक्ट्रीशियन का कार्ड', 'notodevanagari royal', 'विज़िटिंग कार्ड, बिजली, इलेक्ट्रीशियन, वायरिंग, business card, electrician, visiting card', []), ['उजाला इलेक्ट्रिक', 'राजेश वर्मा', 'इलेक्ट्रीशियन', '98765\u00a043210', 'rajesh@ujala.example']),
  filled('prize-laurel', 'प्रशस्ति पत्र', 'notodevanagari brass', 'trophy', 'hindi, हिन्दी, प्रशस्ति पत्र, प्रमाण पत्र, स्कूल, पुरस्कार, certificate, award', 'प्रशस्ति पत्र', 'सम्मानपूर्वक प्रदान', { 'body=': 'वर्ष भर की मेहनत और श्रेष्ठ परिणाम के लिए', sign: 'प्रधानाचार्य; दिनांक' }, { id: 'hi-merit-award', lang: 'hi' }),
];

/** What streets and seasons ask for in the scripts other than ours: invitations, menus, marks, prizes and notices. */
export const worldStreetsAndSeasons: readonly TemplateSource[] = [...japanese, ...chinese, ...korean, ...arabic, ...hebrew, ...hindi];
