import type { TemplateSource } from '../../../build/templates/recipe.js';
import { spoken } from './spoken.js';

const es = spoken('es', ['spanish', 'español']);
const fr = spoken('fr', ['french', 'français']);
const de = spoken('de', ['german', 'deutsch']);
const pt = spoken('pt', ['portuguese', 'português']);
const it = spoken('it', ['italian', 'italiano']);
const ja = spoken('ja', ['japanese', '日本語']);
const zh = spoken('zh', ['chinese', '中文']);
const ko = spoken('ko', ['korean', '한국어']);
const ar = spoken('ar', ['arabic', 'العربية']);
const he = spoken('he', ['hebrew', 'עברית']);
const hi = spoken('hi', ['hindi', 'हिन्दी']);

/** A cover: who made it, what it is called, a line under it. */
const cover = (template: TemplateSource, author: string, title: string, detail: string): TemplateSource => ({ ...template, copy: { author, title, detail } });

/** Covers, posts and marks in other languages. */
export const worldCovers: readonly TemplateSource[] = [
  cover(es('novela-romantica', 'valentine-book-cover', 'Portada de novela romántica', 'abril cherry', 'portada de libro, novela, romance, amor, book cover, romance novel', []), 'Lucía Ferrer', 'Todo menos tú', 'Una novela de amor y mudanzas'),
  cover(es('recetario', 'stew-book-cover', 'Portada de recetario', 'alfa terracotta', 'recetario, libro de cocina, recetas, cocina, cookbook, book cover', []), 'Abuela Carmen', 'A fuego lento', 'Sesenta guisos y un secreto'),
  es('cerrado', 'shut-sign-instagram-post', 'Cerrado por vacaciones', 'alfa mint', 'cerrado, vacaciones, horario, aviso, we are closed, closed', ['Del 1 al 15 de agosto', 'Cerrado por vacaciones', 'Volvemos morenos el día 16.']),
  es('equipo', 'team-row-instagram-post', 'Conoce al equipo', 'spartan lantern', 'equipo, conoce al equipo, nosotros, empresa, meet the team, about us', ['Nuestro equipo', 'Tres personas, un buzón', 'Pregunta por Ana, Leo o Marta.']),
  cover(fr('roman-policier', 'keyhole-book-cover', 'Couverture de roman policier', 'oswald lantern', 'couverture de livre, roman policier, polar, mystère, book cover, mystery', []), 'Claire Vasseur', 'La clé ment', 'Une enquête du commissaire Pym'),
  fr('nouveautes', 'new-shoes-instagram-post', 'Nouvelle collection de chaussures', 'playfair plum', 'nouveauté, nouvelle collection, boutique, mode, new arrival, fashion', ['Nouveautés', 'Elles marchent toutes seules', 'Du 36 au 42, dès samedi.']),
  fr('affiche-jazz', 'sax-poster', 'Affiche de concert de jazz', 'oswald gala', 'affiche, jazz, concert, musique, jazz poster, live music', ['Tous les jeudis à 21 h', 'L’heure bleue', 'Le trio Odette Lane et une courte carte.']),
  cover(de('kinderbuch', 'fox-tale-book-cover', 'Kinderbuch-Cover mit Fuchs', 'spartan summit', 'kinderbuch, bilderbuch, buchcover, fuchs, children’s book, book cover', []), 'Tilda Brandt', 'Der Fuchs hat zu', 'Eine Geschichte zum Vorlesen'),
  de('motivation', 'stair-ball-poster', 'Motivationsplakat', 'archivo jazz', 'motivation, plakat, spruch, büro, motivational poster, quote', ['Fürs Büro', 'Erst eine Stufe', 'Niemand springt eine Treppe hoch.', 'Weiter so']),
  de('bald', 'hourglass-instagram-post', 'Bald ist es so weit', 'spartan iris', 'bald, demnächst, neu, ankündigung, coming soon, launch', ['Demnächst', 'Gleich. Fast.', 'Am 9. April um neun Uhr.']),
  cover(pt('podcast-negocios', 'deal-makers-podcast-cover', 'Capa de podcast de negócios', 'jakarta lagoon', 'podcast, negócios, empreendedorismo, capa, business podcast, podcast cover', []), 'Com Inês Prado', 'Aperto de mão', 'Negócios em voz alta'),
  pt('faq', 'wondering-instagram-post', 'Perguntas frequentes', 'alfa candy', 'perguntas frequentes, dúvidas, loja, faq, questions, instagram', ['Perguntas frequentes', 'Entregam no sábado?', 'Sim. E no domingo a gente dorme.']),
  pt('viagem-story', 'trip-islands-instagram-story', 'Story de viagem', 'anton coast', 'viagem, férias, praia, ilha, travel, instagram story', ['Dia 4', 'Sem sapato desde segunda', 'Três ilhas e um pão de queijo.']),
  cover(it('album-rap', 'rap-crown-album-cover', 'Copertina di album rap', 'bebas film', 'copertina, album, rap, musica, rap album cover, hip hop', []), 'Piccolo Re', 'Corona di latta', 'Edizione deluxe'),
  it('grazie', 'grateful-tulips-instagram-post', 'Grazie ai clienti', 'alfa blossom', 'grazie, ringraziamento, clienti, negozio, thank you, instagram', ['Da tutti noi', 'Grazie mille', 'Per diecimila piccoli ordini.']),
  cover(ja('ehon', 'whale-tale-book-cover', '絵本の表紙', 'zenkaku lagoon', '絵本, 表紙, くじら, 子ども, children’s book, book cover', []), 'もりの なぎさ', '小さな舟と\n大きなくじら', 'おふろで読む絵本'),
  ja('closed', 'shut-sign-facebook-post', '臨時休業のお知らせ', 'zenkaku rosewood', '休業, お知らせ, 定休日, お店, we are closed, holiday', ['七月一日から三日', '臨時休業', '四日から通常どおり営業します。', 'またお待ちしています']),
  cover(zh('kehuan', 'saucer-book-cover', '科幻小说封面', 'notochinese cobalt', '小说封面, 科幻, 书籍, 太空, science fiction, book cover', []), '林远', '他们来停车', '一次温和的入侵'),
  zh('xinpin', 'new-bag-instagram-post', '新品上市', 'notochinese festival', '新品, 上市, 女装, 店铺, new arrival, fashion', ['春季新品', '新品上市', '四十款，周五到店。']),
  cover(ko('lofi', 'cat-nap-album-cover', '로파이 앨범 커버', 'notokorean nocturne', '앨범 커버, 로파이, 음악, 고양이, lofi album cover, playlist', []), '낮잠연구소', '비 오는 네 시', '로파이 3집'),
  ko('team', 'team-night-facebook-post', '팀을 소개합니다', 'notokorean royal', '팀 소개, 직원, 회사, 소개, meet the team, about us', ['팀 소개', '야간 근무조', '다섯 시에 고장 난 것을 고칩니다.']),
  ar('coming-soon', 'soon-curtain-instagram-post', 'قريبًا', 'cairo plum', 'قريبا, افتتاح, إعلان, جديد, coming soon, launch', ['قريبًا', 'خلف الستار مفاجأة', 'الجمعة، الثامنة مساءً.']),
  ar('thank-you', 'grateful-vase-facebook-post', 'شكرًا لعملائنا', 'cairo sage', 'شكرا, عملاء, متجر, تقدير, thank you, customers', ['عام كامل معًا', 'شكرًا لكم', 'قرأنا كل طلب بصوت عالٍ.']),
  he('finance', 'piggy-bank-instagram-post', 'טיפ פיננסי', 'notohebrew lagoon', 'כסף, חיסכון, טיפ, תקציב, finance tips, saving', ['טיפ לכיס', 'קודם לשלם לעצמך', 'עשרה אחוזים, לפני הקפה.']),
  hi('crypto', 'candlesticks-facebook-post', 'क्रिप्टो की कक्षा', 'notodevanagari gala', 'क्रिप्टो, निवेश, कक्षा, पैसा, crypto, finance', ['शनिवार, 6 मार्च', 'क्रिप्टो, आसान भाषा में', 'दो घंटे, कोई डर नहीं।']),
];
