import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { spoken } from '../spoken.js';
import { card, coupon, filled, gift, logo, marked, menu, pictured, stamps, told } from './lists.js';
import { counted } from '../../sheets/slots.js';

const ja = spoken('ja', ['japanese', '日本語']);

export const japanese: readonly TemplateSource[] = [
  menu(ja('kissa-menu', 'menu-moon', '喫茶店のメニュー', 'zenkaku canyon', 'メニュー, 喫茶店, カフェ, モーニング, cafe menu, coffee shop, breakfast', []), ['朝七時から\n夕方五時まで', '喫茶\n灯り', '水曜定休 · 駅北口から徒歩三分'], ['お食事', 'お飲みもの'],
    ['モーニング|550円|トースト、ゆで卵', 'たまごサンド|680円|厚焼きです', 'ナポリタン|850円|鉄板で', 'プリン|450円|かため', 'ブレンド|450円|おかわり半額', 'クリームソーダ|600円|緑か青', 'ミルクセーキ|580円|昔の味', '紅茶|480円|ポットで'], { art: { mark: 'flat-egg' } }),
  card(ja('photographer', 'card-slip', '写真家の名刺', 'zenkaku lagoon', '名刺, 写真家, カメラマン, 写真館, business card, photographer, photography', []), ['ひかり写真室', '水野 遥', 'フォトグラファー', '090-5555-0161', 'haruka@hikari.example'], pictured('sea-gold')),
  gift(ja('beauty-gift', 'gift-slip', 'エステのギフト券', 'zenkaku blossom', 'ギフト券, 商品券, エステ, プレゼント, gift certificate, voucher, beauty salon', []), ['ギフト券', 'ごほうびの一日', '10,000円', 'お好きなコースにお使いいただけます。'], ['贈る方', '贈り主'], pictured('leaves-petals')),
  coupon(ja('salon-coupon', 'coupon-dots', '美容室のクーポン', 'zenkaku fuchsia', 'クーポン, 割引, 美容室, ヘアサロン, coupon, discount, hair salon', []), ['美容室 こもれび', '2,000円引', 'はじめてのカラーに', '新規のお客様に限ります。', '五月末まで'], marked('duotone-hair-dryer')),
  stamps(ja('stamp-card', 'stamps-clock', 'カフェのスタンプカード', 'zenkaku grove', 'スタンプカード, ポイントカード, カフェ, 珈琲, loyalty card, stamp card, cafe', []), ['珈琲みなと', '十杯で\n一杯無料', '一杯ごとに一つ押します。有効期限はありません。', '無料'], 'duotone-coffee-bean'),
  logo(ja('tea-logo', 'mark-diamond', '日本茶カフェのロゴ', 'zenkaku sage', 'ロゴ, 日本茶, カフェ, お店, tea logo, cafe, shop', []), '茶の間', '日本茶と甘いもの', 'duotone-leaf'),
  ja('lantern-night', 'lunar-new-year-market-flyer', 'ちょうちん夜市のチラシ', 'zenkaku festival', '夜市, 夏祭り, 縁日, 屋台, night market, summer festival, flyer', ['八月七日（土）十七時から', 'ちょうちん夜市', '焼きとうもろこし、\n金魚すくい、盆踊り。']),
  ja('piano-recital', 'piano-recital-poster', 'ピアノ発表会のポスター', 'zenkaku nocturne', 'ピアノ発表会, 発表会, 音楽教室, 演奏会, piano recital, concert, poster', ['五月二十三日（日）十四時開演', 'ピアノ発表会', '市民ホール小ホール、入場無料。']),
  ja('waste-sorting', 'recycling-poster', 'ごみ分別のポスター', 'zenkaku meadow', 'ごみ分別, リサイクル, 資源ごみ, 町内会, recycling, waste sorting, poster', ['資源の日は毎週火曜', '分ければ\n資源', '紙、缶、びんは朝八時までに。']),
  ja('lost-cat', 'missing-cat-poster', '迷い猫のポスター', 'zenkaku paprika', '迷い猫, 猫, 探しています, 張り紙, missing cat, lost pet, poster', ['三月十四日から帰ってきません', '迷い猫\n「むぎ」', 'キジトラのオス、赤い首輪です。']),
  told(ja('rose-wedding', 'rose-trellis-invitation', '結婚式の招待状', 'zenkaku rosewood', '結婚式, 招待状, 披露宴, ウェディング, wedding invitation, wedding, roses', []), { initials: '寿', tag: '結婚式のご案内', title: '直樹\n美咲', detail: '令和九年六月十三日（日）\n正午より、緑風館にて', site: '五月十日までにお返事ください' }),
  ja('open-school', 'school-open-house-instagram-post', 'オープンスクール', 'zenkaku cobalt', '学校見学, オープンスクール, 説明会, 入学, school open house, education, instagram post', ['九月十八日（土）十時', '学校見学会', '授業も給食も体験できます。']),
  ja('nail-post', 'nail-salon-trade-instagram-story', 'ネイルサロンのストーリー', 'zenkaku candy', 'ネイル, ネイルサロン, ジェルネイル, 新作, nail salon, nails, instagram story', ['六月の新作', '雨の日ネイル', '定額ジェル、6,600円。']),
  ja('bakery-cover', 'bakery-trade-facebook-cover', 'パン屋のFacebookカバー', 'zenkaku cocoa', 'パン屋, ベーカリー, カバー写真, お店, bakery, facebook cover, bread', ['むぎの音 · 朝七時開店', '焼きたて、あります', '食パンは十時と三時に。']),
  filled(ja('meal-plan', 'meal-cloth', '一週間の献立表', 'zenkaku cherry', '献立表, 献立, 一週間, ごはん, meal planner, weekly planner, kitchen', []), { title: '今週の献立', ask1: '月日', ...counted('day', ['月', '火', '水', '木', '金', '土', '日']), ...counted('meal', ['朝', '昼', '夜', 'おやつ']) }),
  ja('store-closing', 'price-drop-flyer', '閉店セールのチラシ', 'zenkaku cherry', '閉店セール, 在庫処分, 割引, お店, closing sale, store closing, everything must go, flyer', ['五月三十日まで', '閉店セール', '店内全品、半額から八割引。', '山田金物店']),
];
