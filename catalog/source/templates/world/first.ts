import type { TemplateSource } from '../../../build/templates/recipe.js';
import { night } from '../night.js';

/** Layouts of the other lists with copy in other languages; Arabic and Hebrew turn them round. */
const arabic: readonly TemplateSource[] = [
  {
    id: 'ar-season-sale', name: 'تخفيضات نهاية الموسم', lang: 'ar', recipe: 'post-number', pairing: 'cairo', palette: 'plum',
    keywords: ['arabic', 'العربية', 'sale', 'discount', 'shop', 'season', 'تخفيضات', 'خصم', 'تسوق'],
    art: { emblem: { id: 'duotone-basket', colors: ['accent', 'ink'] } },
    copy: { number: '40', unit: '%\nخصم', title: 'تخفيضات نهاية الموسم', body: 'على جميع المعاطف حتى مساء الجمعة' },
  },
  {
    id: 'ar-wedding-night', name: 'دعوة زفاف', lang: 'ar', recipe: 'facebook-story-deco', pairing: 'cairo', palette: 'orchard',
    keywords: ['arabic', 'العربية', 'wedding', 'invitation', 'elegant', 'gold', 'دعوة زفاف', 'زفاف', 'عرس'],
    copy: { tag: 'دعوة زفاف', title: 'ليلى\nوكريم', date: 'السبت ١٢ يونيو', place: 'قاعة الياسمين، السابعة مساءً' },
  },
  {
    id: 'ar-calligraphy-course', name: 'دورة الخط العربي', lang: 'ar', recipe: 'video-cover-chapter', pairing: 'notoarabic', palette: 'teal',
    keywords: ['arabic', 'العربية', 'course', 'calligraphy', 'lesson', 'education', 'خط عربي', 'دورة', 'تعليم'],
    copy: { number: '٣', tag: 'دورة الخط العربي', title: 'أسرار\nخط الثلث', body: 'القلم والحبر\nوميزان الحروف', duration: '١٢ دقيقة' },
  },
  {
    id: 'ar-plant-a-tree', name: 'اغرس شجرة', lang: 'ar', recipe: 'post-arcs', pairing: 'cairo', palette: 'meadow',
    keywords: ['arabic', 'العربية', 'trees', 'volunteer', 'nature', 'charity', 'تشجير', 'تطوع', 'شجرة', 'quote'],
    copy: { title: 'اغرس شجرة\nلغدٍ *أخضر*', author: 'نادي الأرز', role: 'حملة التشجير، كل جمعة' },
  },
];

const hebrew: readonly TemplateSource[] = [
  {
    id: 'he-baker-wanted', name: 'דרושים למאפייה', lang: 'he', recipe: 'facebook-post-portrait', pairing: 'notohebrew', palette: 'terracotta',
    keywords: ['hebrew', 'עברית', 'job', 'hiring', 'bakery', 'people', 'דרושים', 'מאפייה', 'עבודה'],
    art: { emblem: 'duotone-storefront' },
    copy: { tag: 'דרושים', title: 'מחפשים אופים לצוות', body: 'ארבע משמרות בשבוע, צוות קטן ולחם חם בסוף כל לילה.', cta: 'שלחו קורות חיים' },
  },
  {
    id: 'he-farmers-market', name: 'שוק האיכרים', lang: 'he', recipe: 'poster-tiles', pairing: 'notohebrew', palette: 'olive',
    keywords: ['hebrew', 'עברית', 'poster', 'market', 'food', 'bauhaus', 'שוק', 'איכרים', 'אוכל', 'farmers market'],
    art: { motif: { id: 'motif-bloom', colors: ['bg', 'accent2', 'accent'] } },
    copy: { title: 'שוק\nהאיכרים', date: 'כל יום שישי\nמ־8:00 עד 14:00', place: 'רחבת התחנה\nשער 2', price: 'הכניסה חופשית\nגם בגשם' },
  },
  {
    id: 'he-spring-hike', name: 'טיול אל המעיין', lang: 'he', recipe: 'story-papercut', pairing: 'notohebrew', palette: 'grove',
    keywords: ['hebrew', 'עברית', 'story', 'hiking', 'family', 'nature', 'טיול', 'משפחה', 'טבע', 'מעיין'],
    art: { emblem: 'duotone-park' },
    copy: { tag: 'טיול משפחות', title: 'עולים אל המעיין', date: 'יום שישי, 12 במרץ', place: 'נפגשים בשבע בבוקר בחניון התחתון' },
  },
];

const hindi: readonly TemplateSource[] = [
  {
    id: 'hi-masala-chai', name: 'मसाला चाय की विधि', lang: 'hi', recipe: 'facebook-highlight-steps', pairing: 'notodevanagari', palette: 'paprika',
    keywords: ['hindi', 'हिन्दी', 'recipe', 'tea', 'steps', 'food', 'चाय', 'मसाला चाय', 'विधि', 'cooking'],
    copy: { tag: 'तीन आसान कदम', title: 'घर जैसी\nमसाला चाय', number1: '१', step1: 'उबालें', body1: 'पानी में अदरक, इलायची और लौंग डालें।', number2: '२', step2: 'पकाएँ', body2: 'चाय पत्ती और दूध डालें, आँच धीमी रखें।', number3: '३', step3: 'छानें', body3: 'चीनी मिलाएँ और गरमागरम परोसें।' },
  },
  {
    id: 'hi-diwali-fair', name: 'दिवाली मेला', lang: 'hi', recipe: 'facebook-post-sunburst', pairing: 'notodevanagari', palette: 'ember',
    keywords: ['hindi', 'हिन्दी', 'diwali', 'festival', 'fair', 'celebration', 'दिवाली', 'मेला', 'त्योहार'],
    copy: { tag: 'रोशनी, संगीत, मिठाइयाँ', title: 'दिवाली\nमेला', place: 'शांति बाग़, मुख्य द्वार', date: 'शनिवार, 23 अक्टूबर' },
  },
  {
    id: 'hi-morning-yoga', name: 'सुबह का योग', lang: 'hi', recipe: 'post-arcs', pairing: 'notodevanagari', palette: 'iris',
    keywords: ['hindi', 'हिन्दी', 'quote', 'yoga', 'morning', 'wellness', 'योग', 'सुबह', 'सुविचार', 'motivation'],
    copy: { title: 'हर सुबह,\nएक *नई* शुरुआत', author: 'आरोग्य योग केंद्र', role: 'रोज़ सुबह छह बजे' },
  },
  {
    id: 'hi-mountain-trip', name: 'पहाड़ों की सैर', lang: 'hi', recipe: 'story-papercut', pairing: 'notodevanagari', palette: 'canyon',
    keywords: ['hindi', 'हिन्दी', 'story', 'travel', 'mountains', 'summer', 'यात्रा', 'पहाड़', 'घूमना', 'trip'],
    art: { emblem: 'duotone-tent' },
    copy: { tag: 'पहाड़ों की सैर', title: 'चलो बादलों के पार', date: '12 से 16 जून', place: 'पाँच दिन, छोटा समूह और देवदार के जंगल' },
  },
];

const japanese: readonly TemplateSource[] = [
  {
    id: 'ja-bread-market', name: 'パンの朝市', lang: 'ja', recipe: 'post-sticker', pairing: 'zenkaku', palette: 'sorbet',
    keywords: ['japanese', '日本語', 'bakery', 'market', 'food', 'fun', 'パン', '朝市', 'ベーカリー', 'bread'],
    art: { emblem: 'duotone-storefront' },
    copy: { title: 'パンの\n朝市', date: '4月10日(土)', body: '焼きたてのパンが\n三十種類そろいます。\n駅前広場、朝七時から', badge: '入場\n無料' },
  },
  {
    id: 'ja-summer-festival', name: '夏祭り', lang: 'ja', recipe: 'poster-tiles', pairing: 'zenkaku', palette: 'lagoon',
    keywords: ['japanese', '日本語', 'poster', 'festival', 'summer', 'bauhaus', '夏祭り', '祭り', 'イベント', 'matsuri'],
    art: { motif: { id: 'motif-rays', colors: ['ink', 'accent'] } },
    copy: { title: '夏祭り', date: '8月7日(土)\n17時から21時', place: 'みどり公園\n中央広場', price: '入場無料\n小雨決行' },
  },
  {
    id: 'ja-pottery-lesson', name: '陶芸入門', lang: 'ja', recipe: 'video-cover-chapter', pairing: 'zenkaku', palette: 'terracotta',
    keywords: ['japanese', '日本語', 'course', 'pottery', 'lesson', 'craft', '陶芸', '講座', '教室', 'ceramics'],
    copy: { number: '2', tag: '陶芸入門', title: '土と\n向き合う', body: 'ろくろの基本と\n手の置き方', duration: '14分' },
  },
  {
    id: 'ja-seven-falls', name: '七転び八起き', lang: 'ja', recipe: 'post-arcs', pairing: 'zenkaku', palette: 'cherry',
    keywords: ['japanese', '日本語', 'quote', 'proverb', 'motivation', 'saying', 'ことわざ', '名言', '格言'],
    roles: night('cherry'),
    copy: { title: '七転び\n*八起き*', author: '日本のことわざ', role: '何度でも立ち上がる' },
  },
];

const german: readonly TemplateSource[] = [
  {
    id: 'de-hofkonzert', name: 'Hofkonzert', lang: 'de', recipe: 'poster-tiles', pairing: 'bebas', palette: 'mint',
    keywords: ['german', 'deutsch', 'poster', 'concert', 'music', 'bauhaus', 'konzert', 'musik', 'sommer', 'hof'],
    art: { motif: 'motif-record' },
    copy: { title: 'Hof-\nkonzert', date: 'Samstag, 19. Juni\nEinlass 18:30 Uhr', place: 'Alte Brauerei\nInnenhof', price: 'Eintritt 12 €\nhofkonzert.example' },
  },
  {
    id: 'de-packliste', name: 'Packliste für die Berge', lang: 'de', recipe: 'pinterest-pin-list', pairing: 'zilla', palette: 'summit',
    keywords: ['german', 'deutsch', 'pin', 'checklist', 'packing', 'travel', 'packliste', 'wandern', 'reise', 'berge', 'packing list'],
    art: { emblem: 'duotone-mountains' },
    copy: { tag: 'Vor der Abreise', title: 'Drei Tage\nauf der\nHütte', item1: 'Regenjacke, ganz oben', item2: 'Blasenpflaster', item3: 'Hüttenschlafsack', item4: 'Bargeld für den Kuchen', item5: 'Stirnlampe mit Akku', item6: 'Spielkarten', site: 'langsamreisen.example' },
  },
  {
    id: 'de-stummfilm', name: 'Stummfilm im Park', lang: 'de', recipe: 'facebook-story-ticket', pairing: 'abril', palette: 'harbour',
    keywords: ['german', 'deutsch', 'story', 'cinema', 'ticket', 'summer', 'kino', 'film', 'sommerkino', 'movie'],
    art: { emblem: 'duotone-film-slate' },
    copy: { tag: 'Kino im Park', title: 'Stummfilm mit Orgel', date: 'Fr, 16. Juli, 21:45', place: 'Stadtpark, Eingang Ost', price: '8 €' },
  },
  {
    id: 'de-radverkehr', name: 'Radverkehr in Zahlen', lang: 'de', recipe: 'twitter-post-chart', pairing: 'spartan', palette: 'fern',
    keywords: ['german', 'deutsch', 'statistics', 'chart', 'bike', 'report', 'statistik', 'fahrrad', 'diagramm', 'radfahren'],
    copy: { tag: 'Radzählung', number: '+38 %', title: 'mehr Fahrten über die Nordbrücke\nals im Jahr davor', source: 'Verkehrsbericht der Stadt Lindental' },
  },
];

export const first: readonly TemplateSource[] = [...arabic, ...hebrew, ...hindi, ...japanese, ...german];
