import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { spoken } from '../spoken.js';
import { card, coupon, filled, gift, logo, marked, menu, pictured, stamps, wedding } from './lists.js';
import { counted } from '../../sheets/slots.js';

const he = spoken('he', ['hebrew', 'עברית']);

export const hebrew: readonly TemplateSource[] = [
  menu(he('hummus-menu', 'menu-gingham', 'תפריט חומוסייה', 'notohebrew olive', 'תפריט, מסעדה, חומוס, פלאפל, restaurant menu, hummus, falafel', []), ['מהבוקר עד שנגמר', 'חומוס אצל דודו', 'רחוב הנביאים 7, חיפה', 'תוספת גרגירים? עלינו.'], ['מנות', 'תוספות'],
    ['חומוס|₪32|עם טחינה', 'פול|₪34|וביצה חומה', 'משולש|₪38|גם וגם וגם', 'פטריות|₪40|ובצל מטוגן', 'פלאפל|₪16|שישה כדורים', 'צ׳יפס|₪18|פריך', 'סלט|₪14|קצוץ דק', 'לימונדה|₪12|עם נענע'], { art: { mark: 'flat-falafel' } }),
  card(he('architect', 'card-ledger', 'כרטיס ביקור לאדריכלית', 'notohebrew graphite', 'כרטיס ביקור, אדריכל, אדריכלות, סטודיו, business card, architect, studio', []), ['סטודיו קו', 'מיכל ברק', 'אדריכלית', '054-555-0131', 'michal@kav.example'], marked('duotone-blueprint'), { roleLabel: 'תפקיד', companyLabel: 'משרד', phoneLabel: 'נייד', emailLabel: 'מייל' }),
  gift(he('spa-gift', 'gift-arc', 'שובר מתנה לספא', 'notohebrew sage', 'שובר מתנה, מתנה, ספא, עיסוי, gift certificate, voucher, spa', []), ['שובר מתנה', 'יום של שקט', '₪450', 'עיסוי של שעה, סאונה ותה צמחים.'], ['אל', 'מאת'], pictured('stacked-stones'), 'ספא הגן, בתוקף לשנה'),
  coupon(he('haircut-coupon', 'coupon-dots', 'קופון למספרה', 'notohebrew fuchsia', 'קופון, הנחה, מספרה, תספורת, coupon, discount, hair salon', []), ['מספרת שירה', '₪50 הנחה', 'על הצבע הראשון', 'ללקוחות חדשים בלבד.', 'עד 31 במאי · 03-555-0148'], marked('duotone-hair-dryer')),
  stamps(he('coffee-card', 'stamps-clock', 'כרטיסיית קפה', 'notohebrew cocoa', 'כרטיסייה, קפה, בית קפה, כרטיס לקוח, loyalty card, coffee, cafe', []), ['קפה הפינה', 'עשר כוסות\nוסיבוב', 'עשר כוסות, והבאה על חשבון הבית.', 'חינם'], 'duotone-coffee-bean'),
  logo(he('flower-logo', 'mark-diamond', 'לוגו לחנות פרחים', 'notohebrew rosewood', 'לוגו, חנות פרחים, פרחים, עסק, flower shop logo, florist, shop', []), 'אירוס', 'פרחים וזרים', 'duotone-flower-tulip'),
  he('hanukkah-party', 'hanukkah-poster', 'פוסטר מסיבת חנוכה', 'notohebrew royal', 'חנוכה, מסיבה, פוסטר, נרות, hanukkah, party, poster', ['שבת, 25 בדצמבר, 18:00', 'נר שני ביחד', 'סופגניות, שירים וסביבונים לכולם.']),
  he('hanukkah-sale', 'hanukkah-instagram-story', 'מבצע חנוכה', 'notohebrew plum', 'חנוכה, מבצע, הנחה, סטורי, hanukkah, sale, instagram story', ['שמונה ימים בלבד', 'מבצע חנוכה', 'כל יום הנחה אחרת.', 'אורה תכשיטים']),
  wedding(he('shore-wedding', 'shore-invitation', 'הזמנה לחתונה בחוף', 'notohebrew lagoon', 'הזמנה לחתונה, חתונה, חוף, ים, wedding invitation, wedding, beach', []), 'מתחתנים מול הים', ['יעל', 'ו', 'עידו'], ['יום חמישי', '24', 'ביוני'], 'קבלת פנים 19:00, חופה 20:00\nחוף פלמחים', 'נשמח לראותכם'),
  he('circus-birthday', 'circus-more-invitation', 'הזמנה ליום הולדת קרקס', 'notohebrew festival', 'יום הולדת, הזמנה, קרקס, ילדים, birthday invitation, kids, circus', ['שישי, 9 ביולי, 16:30', 'איתי בן חמש', 'ליצן, פופקורן ועוגה בשלוש קומות.', 'אישור הגעה: 052-555-0158']),
  he('hair-cover', 'salon-opening-trade-facebook-cover', 'תמונת נושא למספרה', 'notohebrew plum', 'מספרה, תמונת נושא, פייסבוק, שיער, hair salon, facebook cover, haircut', ['מספרת שירה, כיכר רבין', 'שיער שמח לקום אליו', 'תורים בוואטסאפ: 050-555-0119']),
  he('home-video', 'house-hunting-trade-youtube-thumbnail', 'תמונה ממוזערת: דירה ראשונה', 'notohebrew coast', 'תמונה ממוזערת, יוטיוב, דירה, בית, youtube thumbnail, house hunting, real estate', ['בלי אותיות קטנות', 'דירה ראשונה', 'חמש שאלות לפני שחותמים']),
  he('electrician', 'electrician-trade-instagram-post', 'חשמלאי מוסמך', 'notohebrew lantern', 'חשמלאי, חשמל, תיקונים, בית, electrician, repair, instagram post', ['זמין 24 שעות', 'קפץ הפקק?', 'חשמלאי מוסמך אצלכם תוך שעה.']),
  he('lost-dog', 'lost-dog-reward-flyer', 'מודעת כלב אבוד', 'notohebrew ember', 'כלב אבוד, אבד כלב, מודעה, חיות, lost dog, missing pet, flyer', ['נראה לאחרונה ברחוב הרצל', 'אבד כלב: שוקו', 'קטן, ג׳ינג׳י, בא לכל מי שיש לו גבינה. 052-555-0137']),
  filled(he('sums', 'worksheet-sums', 'דף תרגול חיבור', 'notohebrew gala', 'דף עבודה, חשבון, חיבור, כיתה א, worksheet, math, addition', []), { tag: 'שם', date: 'תאריך', title: 'עשר עד להמראה', ...counted('sum', ['3 + 4', '6 + 2', '5 + 5', '8 + 1', '7 + 3', '2 + 9', '4 + 8', '6 + 6', '9 + 4', '7 + 8', '5 + 9', '8 + 8']) }),
];
