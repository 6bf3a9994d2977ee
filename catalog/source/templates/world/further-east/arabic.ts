import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { spoken } from '../spoken.js';
import { card, coupon, gift, logo, marked, menu, pictured, stamps, wedding } from './lists.js';

const ar = spoken('ar', ['arabic', 'العربية']);

export const arabic: readonly TemplateSource[] = [
  menu(ar('shawarma-menu', 'menu-rise', 'قائمة مطعم شاورما', 'cairo ember', 'قائمة طعام, منيو, مطعم, شاورما, restaurant menu, shawarma, food', []), ['من السيخ إلى الخبز', 'شاورما الحارة', 'شارع الملك عبدالله، من الثانية ظهراً حتى الثانية ليلاً'], ['الشاورما', 'مع الوجبة'],
    ['دجاج|٩|ثوم ومخلل', 'لحم|١٢|طحينة وبقدونس', 'صحن عربي|٢٢|مقطّع مع بطاطس', 'صاروخ|١٥|للجائع حقاً', 'فلافل|٦|ست حبات', 'حمص|٨|بزيت الزيتون', 'بطاطس|٧|مقرمشة', 'لبن عيران|٤|بارد'], { art: { mark: 'flat-stuffed-flatbread' } }),
  card(ar('lawyer', 'card-plate', 'بطاقة عمل محامٍ', 'cairo brass', 'بطاقة عمل, كرت شخصي, محامي, محاماة, business card, lawyer, law firm', []), ['مكتب العدل للمحاماة', 'فيصل العتيبي', 'محامٍ ومستشار قانوني', '٠٥٠٥٥٥٠١٢٢', 'faisal@adl.example'], marked('duotone-scales')),
  gift(ar('salon-gift', 'gift-slip', 'قسيمة هدية صالون تجميل', 'notoarabic blossom', 'قسيمة هدية, هدية, صالون, تجميل, gift certificate, voucher, beauty salon', []), ['قسيمة هدية · صالون ريم', 'دلّلي نفسك', '٣٠٠ ريال', 'جلسة عناية بالبشرة وتصفيف شعر.'], ['إلى', 'من'], pictured('leaves-petals')),
  coupon(ar('lunch-coupon', 'coupon-ticket', 'كوبون خصم مطعم', 'cairo olive', 'كوبون, خصم, مطعم, عرض, coupon, discount, restaurant', []), ['مطعم البيت الشامي', 'خصم ٢٠٪', 'على وجبات الغداء', 'من الأحد إلى الخميس.', 'صالح حتى ٣٠ يونيو'], marked('duotone-fork-knife')),
  stamps(ar('coffee-card', 'stamps-nine', 'بطاقة ولاء مقهى', 'cairo grove', 'بطاقة ولاء, قهوة, مقهى, كوفي, loyalty card, coffee, business card', []), ['قهوة الرصيف', 'ثمانية\nوالتاسع علينا', 'اختم مع كل كوب، والكوب التاسع مجاناً.', 'مجاناً'], 'plump-coffee-mug'),
  logo(ar('travel-logo', 'mark-sun', 'شعار مكتب سياحة', 'cairo lagoon', 'شعار, لوجو, سياحة, سفر, travel logo, tourism, travel agency', []), 'رحّال', 'سفر وسياحة', 'duotone-airplane-in-flight'),
  ar('eid-festival', 'eid-mubarak-celebration-poster', 'بوستر احتفال العيد', 'cairo teal', 'عيد, عيد الفطر, احتفال, بوستر, eid, celebration, poster', ['ثاني أيام العيد، من الرابعة عصراً', 'عيدكم مبارك', 'ألعاب وحلوى وعيدية لكل طفل.']),
  ar('ramadan-bazaar', 'eid-bazaar-flyer', 'بازار رمضان', 'cairo royal', 'رمضان, بازار, سوق, رمضان كريم, ramadan, bazaar, flyer', ['من التاسعة مساءً حتى السحور', 'بازار رمضان', 'بخور وعبايات وتمور من خمسين أسرة منتجة.']),
  wedding(ar('roses-wedding', 'old-roses-invitation', 'دعوة زفاف بالورود', 'notoarabic rosewood', 'دعوة زفاف, زواج, كرت فرح, عرس, wedding invitation, wedding, roses', []), 'يسرّنا دعوتكم لحفل زفاف', ['خالد', 'و', 'نورة'], ['الجمعة', '١٥', 'أكتوبر'], 'الثامنة والنصف مساءً\nقاعة الياسمين، جدة', 'وبحضوركم تتمّ فرحتنا'),
  ar('space-birthday', 'space-scene-invitation', 'دعوة عيد ميلاد الفضاء', 'cairo nocturne', 'دعوة عيد ميلاد, عيد ميلاد, أطفال, فضاء, birthday invitation, kids, space', ['ثلاثة، اثنان، واحد!', 'فهد في الخامسة', 'الانطلاق الخميس ١٠ يونيو، الخامسة عصراً.']),
  ar('flowers-cover', 'flower-market-trade-facebook-cover', 'غلاف فيسبوك محل ورد', 'cairo fern', 'محل ورد, غلاف فيسبوك, ورد, باقات, florist, facebook cover, flower shop', ['ورد الواحة، جدة', 'باقة تكفي عن الكلام', 'توصيل في اليوم نفسه.']),
  ar('bread-video', 'bread-baking-trade-youtube-thumbnail', 'صورة مصغرة لوصفة خبز', 'notoarabic canyon', 'صورة مصغرة, يوتيوب, خبز, وصفة, youtube thumbnail, bread, recipe', ['بلا عجن', 'خبز البيت في ساعة', 'أربعة مكونات فقط']),
  ar('car-wash', 'car-wash-trade-instagram-post', 'غسيل سيارات', 'cairo skyline', 'غسيل سيارات, تلميع, سيارة, مغسلة, car wash, cars, instagram post', ['نصلك أينما كنت', 'سيارتك تلمع', 'غسيل داخلي وخارجي بخمسين ريالاً.']),
  ar('tutoring', 'tutoring-trade-facebook-post', 'دروس خصوصية', 'notoarabic cobalt', 'دروس خصوصية, معلم, رياضيات, تقوية, tutoring, teacher, facebook post', ['قبل الاختبارات', 'الرياضيات سهلة', 'دروس فردية للمرحلة المتوسطة.', '٠٥٠٥٥٥٠١٧٧']),
  ar('boutique-story', 'boutique-sale-trade-instagram-story', 'تخفيضات بوتيك', 'cairo rosewood', 'تخفيضات, بوتيك, ملابس, عبايات, boutique, sale, instagram story', ['حتى نهاية الأسبوع', 'نصف السعر', 'على تشكيلة الصيف كلها.']),
  ar('pool-cleaning', 'pool-party-flyer', 'تنظيف المسابح', 'cairo coast', 'تنظيف مسابح, مسبح, صيانة, خدمات منزلية, pool cleaning, pool service, flyer', ['زيارة كل أسبوع', 'مسبح نظيف دائمًا', 'تنظيف وفحص وصيانة بأسعار واضحة.', 'اتصل بنا: 0505550136']),
];
