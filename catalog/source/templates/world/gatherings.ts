import type { TemplateSource } from '../../../build/templates/recipe.js';
import { spoken } from './spoken.js';

/** What the slots of a layout hold, by their names, where a line above, a title, words and a call do not tell. */
type Copy = TemplateSource['copy'];

const slots = (template: TemplateSource, copy: Copy, photos: Readonly<Record<string, string>> = {}): TemplateSource => {
  const pictures = Object.entries(photos).map(([slot, id]) => [slot, { id: `photo-${id}` }] as const);
  return { ...template, copy, ...(pictures.length > 0 ? { photos: Object.fromEntries(pictures) } : {}) };
};

const numbered = (template: TemplateSource, ...[number, tag, title, detail, site]: readonly [string, string, string, string, string]): TemplateSource =>
  slots(template, { number, tag, title, detail, site });

const es = spoken('es', ['spanish', 'español']);
const spanish: readonly TemplateSource[] = [
  es('primera-comunion', 'chalice-invitation', 'Invitación de primera comunión', 'cormorant sage', 'primera comunión, comunión, invitación, iglesia, first communion, invitation, church', ['Mi Primera Comunión', 'Lucía Marín', 'Domingo 9 de mayo, a las doce, parroquia de Santa Ana', 'Después, comida en Casa Paco']),
  numbered(es('cincuenta-anos', 'gold-balloons-invitation', 'Invitación de 50 años', 'playfair brass', 'cumpleaños, 50 años, cincuenta, invitación, 50th birthday, black and gold, balloons', []), '50', 'Medio siglo de', 'Paco', 'Sábado 22 de mayo, a las nueve, Casa Molino', 'Sin corbata y con hambre'),
  es('noche-karaoke', 'karaoke-poster', 'Noche de karaoke', 'alfa lagoon', 'karaoke, noche, bar, cantar, fiesta, karaoke night, singing', ['Todos los jueves, a las 22\u00a0h', 'Noche de karaoke', 'Nueve mil canciones y ningún jurado. Bar La Rana, calle Pez, 9.']),
  slots(es('miniatura-huevos', 'skillet-youtube-thumbnail', 'Miniatura de receta', 'alfa terracotta', 'miniatura, receta, huevos fritos, desayuno, cocina, youtube thumbnail, cooking, recipe', []), { title: 'Así se fríe un huevo', tag: 'El truco de la puntilla' }),
];

const fr = spoken('fr', ['french', 'français']);
const french: readonly TemplateSource[] = [
  fr('cremaillere', 'porch-invitation', 'Invitation à la crémaillère', 'fraunces coast', 'crémaillère, pendaison de crémaillère, invitation, nouvelle maison, housewarming, new home, party', ['Samedi 2 octobre, dès 19\u00a0h', 'On pend la crémaillère', 'Chez Léa et Karim, 55, rue des Bouleaux. Le tire-bouchon est déballé.']),
  fr('pot-de-retraite', 'hammock-a6-card', 'Invitation à un pot de retraite', 'playfair sorbet', 'retraite, départ à la retraite, pot de départ, invitation, retirement, retirement party, farewell', ['Après 38 ans de craie', 'Martine à la retraite', 'Vendredi 25 juin à 17\u00a0h', 'Salle des profs']),
  fr('degustation-vins', 'winery-poster', 'Affiche de dégustation de vins', 'dmserif rosewood', 'vin, dégustation, vendanges, vignoble, wine tasting, wine, winery', ['Samedi 18 septembre à 15\u00a0h', 'Vins et fromages', 'Six cuvées à goûter au chai, 25\u00a0€ avec l’assiette.']),
  fr('don-du-sang', 'blood-drop-flyer', 'Collecte de sang', 'spartan paprika', 'don du sang, collecte, santé, solidarité, blood drive, blood donation, health', ['Mardi 9 mars, de 15\u00a0h à 19\u00a0h', 'Donnez votre sang', 'Salle des fêtes. Une petite heure, et le goûter est offert.', 'Sans rendez-vous']),
];

const de = spoken('de', ['german', 'deutsch']);
const german: readonly TemplateSource[] = [
  de('silberhochzeit', 'champagne-tower-a6-card', 'Einladung zur Silberhochzeit', 'cormorant gala', 'silberhochzeit, hochzeitstag, 25 jahre, einladung, silver anniversary, anniversary, invitation', ['Silberhochzeit', 'Renate & Klaus', 'Samstag, 8. Mai, 18 Uhr, Gasthof Linde', 'Antwort bis 20. April']),
  de('einladung-konfirmation', 'cross-oval-invitation', 'Einladung zur Konfirmation', 'dmserif coast', 'konfirmation, einladung, kirche, kommunion, confirmation, invitation, church', ['Einladung zur Konfirmation', 'Johanna Weber', 'Sonntag, 2. Mai, 10 Uhr, Martinskirche', 'Danach Essen im Adler']),
  de('stadtlauf', 'runners-poster', 'Plakat zum Stadtlauf', 'anton coast', 'stadtlauf, laufen, volkslauf, halbmarathon, marathon, run, race', ['Sonntag, 18. April, Start um 9 Uhr', 'Stadtlauf', 'Zehn Kilometer, sechs Bands, ein langer Hügel.']),
  de('grillschule', 'grill-youtube-thumbnail', 'Vorschaubild zum Grillen', 'alfa ember', 'vorschaubild, grillen, steak, rezept, youtube thumbnail, grill, bbq', ['Grillschule', 'Zu früh gewendet!', 'Die Vier-Minuten-Regel.', 'Folge 1']),
];

const pt = spoken('pt', ['portuguese', 'português']);
const portuguese: readonly TemplateSource[] = [
  pt('quinze-anos', 'tiara-invitation', 'Convite de 15 anos', 'cormorant iris', 'festa de 15 anos, debutante, quinze anos, convite, 15th birthday, quinceanera, tiara', ['Meus 15 anos', 'Maria Clara', 'Sábado, 12 de junho, às 20h, Salão Imperial', 'Traje passeio completo']),
  pt('cha-de-panela', 'garland-invitation', 'Convite de chá de panela', 'greatvibes rosewood', 'chá de panela, chá de cozinha, noiva, convite, bridal shower, bride, flowers', ['Chá de panela da noiva', 'Amanda Reis', 'Sábado, 15 de maio, às 15h. Rua das Acácias, 40']),
  pt('um-aninho', 'rosy-elephant-invitation', 'Convite de um aninho', 'dmserif candy', 'um aninho, primeiro aniversário, festa infantil, convite, first birthday, elephant, baby', ['Um ano de sorrisos', 'Helena faz um ano', 'Sábado, 22 de maio, às 16h. Salão de festas do bloco B', 'Soneca às 19h']),
  slots(pt('miniatura-jogo', 'big-pad-youtube-thumbnail', 'Miniatura de jogo', 'archivo volt', 'miniatura, jogo, game, desafio, chefão, youtube thumbnail, gaming, challenge', []), { line1: 'Chefão', line2: 'uma mão', line3: 'sem salvar', tag: 'Hora 9' }),
];

const it = spoken('it', ['italian', 'italiano']);
const italian: readonly TemplateSource[] = [
  it('prima-comunione', 'chalice-a6-card', 'Invito alla prima comunione', 'dmserif coast', 'prima comunione, comunione, invito, chiesa, first communion, invitation, church', ['Prima Comunione', 'Sofia Ricci', 'Domenica 9 maggio, ore 10, San Martino', 'Pranzo dai nonni']),
  it('nozze-argento', 'eucalyptus-invitation', 'Invito alle nozze d’argento', 'cormorant graphite', 'nozze d’argento, anniversario, 25 anni, invito, silver anniversary, anniversary, eucalyptus', ['Nozze d’argento', 'Anna e Sergio', 'Domenica 20 giugno alle tredici, Trattoria del Borgo', 'Gradita conferma']),
  it('palco-aperto', 'stool-poster', 'Serata a palco aperto', 'abril terracotta', 'palco aperto, musica dal vivo, cantautori, serata, open mic, live music, acoustic', ['Ogni lunedì, ore 21', 'Palco aperto', 'Porta una canzone, la chitarra la prestiamo noi.', 'Circolo Il Cedro, via Mazzini 14']),
  slots(it('miniatura-pizza', 'circled-youtube-thumbnail', 'Miniatura per la pizza', 'anton festival', 'miniatura, pizza, impasto, ricetta, youtube thumbnail, cooking, recipe', []), { title: 'Il segreto dell’impasto', tag: 'Nel forno di casa' }, { hero: 'supper-pizza' }),
];

const ja = spoken('ja', ['japanese', '日本語']);
const japanese: readonly TemplateSource[] = [
  numbered(ja('kanreki', 'glitter-a6-card', '還暦祝いの招待状', 'zenkaku cherry', '還暦, 還暦祝い, 誕生日, 招待状, 60th birthday, birthday, invitation', []), '60', '祝・還暦', '田中浩一', '五月十五日（土）正午より', '料亭 松風'),
  ja('welcome-board', 'peonies-poster', '結婚式のウェルカムボード', 'zenkaku rosewood', 'ウェルカムボード, 結婚式, 披露宴, 花, wedding, welcome sign, floral', ['ようこそ、わたしたちの結婚式へ', '悠斗と陽菜', '2027年5月22日', '心からの感謝をこめて']),
  ja('karaoke', 'karaoke-flyer', 'カラオケ大会', 'zenkaku sorbet', 'カラオケ, カラオケ大会, 歌, 町内会, karaoke, singing, party', ['五月八日（土）十八時から', 'カラオケ\n大会', '飛び入り歓迎。点数は気にしません。', 'みどり町公民館']),
  slots(ja('room-tour', 'tour-youtube-thumbnail', 'ルームツアーのサムネイル', 'zenkaku canyon', 'サムネイル, ルームツアー, 一人暮らし, 部屋, youtube thumbnail, room tour, vlog', []), { price: '5万円', title: '六畳\n生活', tag: '家賃' }, { hero: 'living-corner-oat' }),
];

const zh = spoken('zh', ['chinese', '中文']);
const chinese: readonly TemplateSource[] = [
  numbered(zh('birthday-banquet', 'night-bloom-invitation', '八十大寿请柬', 'notochinese plum', '寿宴, 八十大寿, 生日, 请柬, 80th birthday, birthday, banquet', []), '80', '恭请光临', '奶奶八十大寿', '五月十五日，星期六中午', '福满楼二楼牡丹厅'),
  zh('housewarming', 'porch-invitation', '乔迁之喜请柬', 'notochinese festival', '乔迁, 乔迁之喜, 新家, 请柬, housewarming, new home, invitation', ['十月二日，星期六下午四点', '乔迁之喜', '新家在桂花路55号，火锅备好，等你来。']),
  zh('college-banquet', 'laurels-invitation', '升学宴请柬', 'notochinese gala', '升学宴, 谢师宴, 高考, 请柬, graduation, college, banquet', ['金榜题名', '升学宴', '八月八日中午十二点\n湖畔酒店百合厅', '赵子涵敬邀']),
  zh('ktv', 'karaoke-instagram-story', 'KTV欢唱之夜', 'notochinese fuchsia', 'ktv, 唱歌, 欢唱, 聚会, karaoke, singing, party', ['周五晚八点', '开口就唱', '欢唱三小时，198元，含果盘。']),
];

const ko = spoken('ko', ['korean', '한국어']);
const korean: readonly TemplateSource[] = [
  ko('open-door', 'porch-a6-card', '새집 초대', 'notokorean terracotta', '집들이, 이사, 새집, 초대장, housewarming, new home, invitation', ['집들이 초대', '우리 집에 와요', '5월 15일 토요일 오후 6시, 소나무길 19', '지훈과 유나']),
  numbered(ko('seventieth', 'rose-balloons-a6-card', '칠순 잔치 초대장', 'notokorean rosewood', '칠순, 칠순 잔치, 생신, 초대장, 70th birthday, birthday, invitation', []), '70', '어머니의 칠순', '김영자 여사', '5월 15일 토요일 낮 12시', '한정식 솔내음'),
  ko('gender-reveal', 'pink-blue-balloon-invitation', '젠더리빌 파티', 'notokorean iris', '젠더리빌, 베이비샤워, 임신, 초대장, gender reveal, baby shower, boy or girl', ['젠더리빌 파티', '아들일까\n딸일까', '6월 5일 오후 4시, 함께 확인해요', '은하수길 22']),
  slots(ko('vlog', 'day-in-life-youtube-thumbnail', '브이로그 썸네일', 'notokorean rosewood', '썸네일, 브이로그, 직장인, 일상, youtube thumbnail, vlog, day in my life', []), { hour1: '오전 6시', hour2: '정오', hour3: '밤 9시', title: '직장인 하루', tag: '작은 원룸에서 재택근무' }, { one: 'bedroom-linen', two: 'flatlay-desk-blush', three: 'supper-soup' }),
];

const ar = spoken('ar', ['arabic', 'العربية']);
const arabic: readonly TemplateSource[] = [
  ar('graduation-party', 'graduation-invitation', 'دعوة حفل تخرّج', 'cairo teal', 'تخرج, حفل تخرج, دعوة, جامعة, graduation, invitation, college', ['حفل تخرّج', 'مبروك\nيا سارة', 'الجمعة ١٤ مايو، السابعة مساءً، قاعة الياسمين.']),
  ar('aqiqah', 'elephant-a6-card', 'دعوة عقيقة', 'cairo skyline', 'عقيقة, مولود, دعوة, بيبي, aqiqah, newborn, baby', ['عقيقة مولودنا', 'أهلاً يا يوسف', 'الجمعة ١٢ مارس بعد العصر', 'بيت الجد']),
  ar('engagement', 'solitaire-arch-invitation', 'دعوة خطوبة', 'notoarabic rosewood', 'خطوبة, دعوة خطوبة, خاتم, عروس, engagement, engagement party, ring', ['حفل خطوبة', 'مريم وعمر', 'الخميس ١١ فبراير، الثامنة مساءً، فندق النخيل', 'يسعدنا حضوركم']),
  ar('blood-donation', 'blood-drop-instagram-post', 'حملة تبرّع بالدم', 'cairo harbour', 'تبرع بالدم, حملة, صحة, مستشفى, blood drive, blood donation, health', ['جميع الفصائل مطلوبة', 'تبرّع بدمك', 'الجمعة من ٩ إلى ٣، مستشفى المدينة.', 'احجز موعدك']),
];

const hi = spoken('hi', ['hindi', 'हिन्दी']);
const hindi: readonly TemplateSource[] = [
  hi('griha-pravesh', 'porch-invitation', 'गृह प्रवेश का निमंत्रण', 'notodevanagari terracotta', 'गृह प्रवेश, नया घर, पूजा, निमंत्रण, griha pravesh, housewarming, invitation', ['शुक्रवार, 23 अप्रैल, सुबह दस बजे', 'गृह\nप्रवेश', 'नए घर में पूजा और भोजन पर पधारें। 55, अशोक नगर, इंदौर।']),
  hi('shubh-vivah', 'peonies-invitation', 'शादी का कार्ड', 'notodevanagari rosewood', 'शादी, शादी का कार्ड, विवाह, निमंत्रण, wedding, wedding invitation, floral', ['शुभ विवाह', 'काव्या और अर्जुन', 'सोमवार, 22 नवंबर, शाम सात बजे, राज पैलेस, उदयपुर', 'दर्शनाभिलाषी: शर्मा परिवार']),
  hi('naamkaran', 'elephant-invitation', 'नामकरण का निमंत्रण', 'notodevanagari lagoon', 'नामकरण, शिशु, निमंत्रण, संस्कार, naming ceremony, baby, elephant', ['रविवार, 14 मार्च, सुबह ग्यारह बजे', 'नामकरण संस्कार', 'हमारे नन्हे मेहमान को आशीर्वाद दें। गुप्ता परिवार, लखनऊ।']),
  hi('coding-course', 'terminal-youtube-thumbnail', 'कोडिंग कोर्स का थंबनेल', 'notodevanagari fuchsia', 'थंबनेल, कोडिंग, कोर्स, सीखें, youtube thumbnail, coding, tutorial', ['शुरुआत से', 'सरल\nकोडिंग', 'एक घंटे में पहला वेब पेज।', 'पूरा कोर्स']),
];

const he = spoken('he', ['hebrew', 'עברית']);
const hebrew: readonly TemplateSource[] = [
  numbered(he('bar-mitzvah', 'gold-balloons-instagram-story', 'הזמנה לבר מצווה', 'notohebrew brass', 'בר מצווה, הזמנה, חגיגה, bar mitzvah, invitation, black and gold', []), '13', 'חוגגים בר מצווה', 'יונתן לוי', 'יום חמישי, 11 בנובמבר, 19:30, אולמי הגן', 'נשמח לראותכם'),
  numbered(he('bat-mitzvah-glitter', 'rose-glitter-invitation', 'הזמנה נוצצת לבת מצווה', 'notohebrew blossom', 'בת מצווה, הזמנה, חגיגה, bat mitzvah, invitation, pink', []), '12', 'חוגגים בת מצווה', 'מאיה כהן', 'יום רביעי, 9 ביוני, 19:00, גן הדקלים', 'נשמח לראותכם'),
  he('brit', 'bear-balloon-invitation', 'הזמנה לברית', 'notohebrew skyline', 'ברית, ברית מילה, תינוק, הזמנה, brit milah, baby, invitation', ['הזמנה לברית', 'נולד לנו בן', 'יום ראשון, 25 באפריל, 10:00, אולם השקד', 'משפחת ביטון']),
  he('pool-party', 'pool-day-invitation', 'מסיבת בריכה', 'notohebrew mint', 'בריכה, מסיבת בריכה, יום הולדת, הזמנה, pool party, birthday, summer', ['קופצים למים', 'מסיבת בריכה', 'איתי בן שמונה!\nשישי, 9 ביולי, 11:00, הגפן 31', 'להביא מגבת']),
];

/** Invitations, cards, evenings and films in other languages. */
export const worldGatherings: readonly TemplateSource[] = [...spanish, ...french, ...german, ...portuguese, ...italian, ...japanese, ...chinese, ...korean, ...arabic, ...hindi, ...hebrew];
