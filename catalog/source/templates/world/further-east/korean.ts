import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { spoken } from '../spoken.js';
import { card, coupon, filled, gift, logo, marked, menu, pictured, stamps, told, wedding } from './lists.js';
import { counted } from '../../sheets/slots.js';

const ko = spoken('ko', ['korean', '한국어']);

export const korean: readonly TemplateSource[] = [
  menu(ko('bunsik-menu', 'menu-gingham', '분식집 메뉴판', 'notokorean cherry', '메뉴판, 분식, 떡볶이, 식당, restaurant menu, korean food, snack bar', []), ['학교 앞 그 집', '골목분식', '매일 11시부터 21시까지, 월요일 휴무', '어묵 국물은 무한 리필'], ['분식', '곁들임'],
    ['떡볶이|4,500|매운맛 조절', '라볶이|5,500|치즈 추가 가능', '순대|5,000|간, 허파 섞어서', '김밥|4,000|참치는 4,500', '튀김|4,000|모둠 다섯 개', '어묵|1,000|꼬치 한 개', '만두|4,500|찐만두, 군만두', '요구르트|1,500|매울 때 한 잔'], { art: { mark: 'flat-pot-of-food' } }),
  card(ko('interior', 'card-photo', '인테리어 명함', 'notokorean sage', '명함, 인테리어, 디자이너, 리모델링, business card, interior designer, remodeling', []), ['결 인테리어', '박서윤', '실장', '010-5555-0164', 'seoyun@gyeol.example'], pictured('living-corner-oat')),
  gift(ko('hair-gift', 'gift-rows', '미용실 상품권', 'notokorean fuchsia', '상품권, 선물, 미용실, 헤어, gift certificate, voucher, hair salon', []), ['상품권 · 봄날 헤어', '기분 전환', '5만 원', '커트, 펌, 염색 어디에나 쓰실 수 있습니다.'], ['받는 분', '드리는 분'], marked('duotone-scissors', 'duotone-hair-dryer'), '발행일부터 1년간 유효'),
  coupon(ko('lunch-coupon', 'coupon-checks', '점심 할인 쿠폰', 'notokorean paprika', '쿠폰, 할인, 점심, 햄버거, coupon, discount, restaurant', []), ['골목버거', '3천 원 할인', '점심 세트 어느 것이든', '1인 1매, 다른 할인과 중복 불가', '6월 30일까지'], marked('plump-burger')),
  stamps(ko('stamp-card', 'stamps-path', '카페 도장 쿠폰', 'notokorean grove', '도장 쿠폰, 스탬프, 카페, 커피, loyalty card, stamp card, cafe', []), ['커피 다락', '열 번째는 무료', '한 잔에 도장 하나, 아홉 개를 모으면 아메리카노를 드립니다.', '무료'], 'duotone-coffee-bean'),
  logo(ko('florist-logo', 'mark-sun', '꽃집 로고', 'notokorean rosewood', '로고, 꽃집, 플라워, 가게, flower shop logo, florist, shop', []), '오월꽃집', '매일 새 꽃', 'duotone-flower-tulip'),
  ko('hangawi', 'moon-feast-poster', '추석 한마당 포스터', 'notokorean nocturne', '추석, 한가위, 포스터, 행사, chuseok, harvest festival, poster', ['9월 14일부터 16일까지', '한가위 한마당', '송편 빚기와 강강술래, 누구나 오세요.']),
  ko('childrens-day', 'pastel-spring-fair-poster', '어린이날 큰잔치', 'notokorean sorbet', '어린이날, 잔치, 가족, 행사, children’s day, festival, poster', ['5월 5일 수요일', '어린이날 큰잔치', '풍선, 솜사탕, 보물찾기.']),
  wedding(ko('meadow-wedding', 'wild-meadow-invitation', '야외 결혼식 청첩장', 'notokorean meadow', '청첩장, 결혼식, 야외 결혼식, 초대, wedding invitation, wedding, garden', []), '두 사람이 하나 되는 날', ['민준', '그리고', '하은'], ['5월', '29', '토요일'], '오후 네 시\n숲속정원, 양평', '축복해 주세요'),
  told(ko('eightieth', 'eighty-wreath-invitation', '팔순 잔치 초대장', 'notokorean orchard', '팔순, 팔순잔치, 초대장, 생신, 80th birthday, birthday invitation, party', []), { number: '80', tag: '팔순을 축하드립니다', title: '김영수 님', detail: '6월 12일 토요일 낮 12시', site: '한정식 다래' }),
  ko('pet-cover', 'pet-grooming-trade-facebook-cover', '애견 미용 페이스북 커버', 'notokorean coast', '애견 미용, 강아지, 페이스북 커버, 반려견, pet grooming, facebook cover, dog', ['뽀송 애견 미용', '집에 갈 때 더 예뻐요', '목욕부터 가위컷까지, 예약제.']),
  ko('home-workout-video', 'home-workout-trade-youtube-thumbnail', '홈트 유튜브 섬네일', 'notokorean cobalt', '섬네일, 유튜브, 홈트, 운동, youtube thumbnail, home workout, fitness', ['층간소음 없이', '10분 홈트', '초보도 할 수 있어요']),
  ko('flea-market', 'vintage-market-flyer', '플리마켓 전단지', 'notokorean canyon', '플리마켓, 벼룩시장, 중고, 전단지, flea market, vintage, flyer', ['매달 첫째 일요일', '동네\n벼룩시장', '오래된 물건이 새 주인을 기다려요.']),
  ko('running-crew', 'run-club-instagram-post', '러닝 크루 모집', 'notokorean lagoon', '러닝 크루, 러닝, 달리기, 모집, running club, run club, instagram post', ['매주 화요일 저녁 8시', '같이 뛰어요', '5킬로미터, 천천히.']),
  filled(ko('clocks', 'worksheet-clocks', '시계 보기 학습지', 'notokorean skyline', '학습지, 시계 보기, 수학, 초등학교, worksheet, telling time, math', []), { tag: '이름', date: '날짜', title: '몇 시일까요?', body: '시계를 보고 아래에 시각을 쓰세요.', ...counted('colon', [':', ':', ':', ':', ':', ':']) }),
  ko('puppy-adoption', 'good-dog-flyer', '강아지 입양 전단지', 'notokorean terracotta', '강아지 입양, 유기견, 강아지, 전단지, puppies, puppies for adoption, dog adoption, flyer', ['태어난 지 두 달', '가족을 찾아요', '예방접종을 마친 강아지 다섯 마리입니다. 010-5555-0193']),
];
