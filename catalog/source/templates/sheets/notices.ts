import type { TemplateSource } from '../../../build/templates/recipe.js';
import { made } from '../scenes/made.js';
import { counted, upTo } from './slots.js';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const guest = { networkLabel: 'Network', passwordLabel: 'Password' };

/** What fills the signs and labels of `recipes/marketing/signs`. */
export const notices: readonly TemplateSource[] = [
  made('sign-hours', 'Opening hours sign', 'fraunces harbour', 'opening hours, business hours, hours, we are open, open sign, sign, shop, store, notice', {
    ...{ tag: 'Come on in', title: 'We’re open', site: 'Finch Books, 14 Market Street' },
    ...counted('day', DAYS), ...counted('hour', ['9 AM – 6 PM', '9 AM – 6 PM', '9 AM – 6 PM', '9 AM – 6 PM', '9 AM – 9 PM', '10 AM – 5 PM', 'Gone fishing']),
  }),
  made('sign-rules', 'House rules sign', 'zilla mint', 'house rules, rules, rules sign, airbnb, guest, welcome sign, sign, home', {
    title: 'House rules', ...upTo('number', 7),
    ...counted('rule', ['Shoes rest by the door.', 'Quiet after ten, please.', 'The dog is allowed on the couch.', 'You are not the dog.', 'Last one up loads the dishwasher.', 'Checkout is at eleven.', 'Leave happier than you came.']),
  }),
  made('sign-wifi', 'Cafe WiFi sign', 'abril jazz', 'wifi, wi fi, wifi sign, wifi password, sign, cafe, coffee, guest', { ...guest, tag: 'Sip and surf', title: 'Free Wi-Fi', network: 'Finch Guest', password: 'onemorecup', site: 'One order, one hour. Fair’s fair.' }),
  made('card-wifi', 'Guest WiFi card', 'dmserif lantern', 'wifi, wi fi, wifi sign, wifi password, airbnb, guest, welcome, house, card', { ...guest, title: 'Get connected', network: 'Juniper Cottage', password: 'sleepinlate', site: 'Weak upstairs. Take it as a hint.' }),
  made('tent-wifi', 'WiFi table sign', 'jakarta volt', 'wifi, wi fi, wifi sign, wifi password, table sign, sign, restaurant, hotel', { ...guest, title: 'You’re online', network: 'Harbor Hotel', password: 'seaview2027', site: 'Or look up: nice view, too.' }),
  made('lost-dog-sheet', 'Lost dog poster', 'anton festival', 'lost dog, missing dog, missing, missing pet, lost pet, dog, reward, poster', { title: 'Lost dog', name: 'Have you seen Biscuit?', body: 'Small, tan, one brown collar. Shy with men, bold with sandwiches. Last seen Sunday near Fern Park.', tag: 'Reward, no questions asked', phone: '555-0147' }),
  made('lost-cat-strips', 'Lost cat flyer', 'archivo coast', 'lost cat, missing cat, missing, missing pet, lost pet, cat, flyer, tear off', { title: 'Lost cat', name: 'Pepper, gray tabby', body: 'Wears a bell. Answers to the sound of a can. Please check your shed.', strip: '555-0131' }),
  made('lost-dog-feed', 'Missing dog post', 'alfa cherry', 'lost dog, missing dog, missing, missing pet, lost pet, dog, neighborhood', { title: 'Missing since Friday', name: 'Waffles', body: 'Friendly, fast and very hungry. Slipped the gate on Alder Street.', tag: 'Call or text Maya', phone: '555-0175' }),
  made('lost-cat-feed', 'Missing cat post', 'bebas clinic', 'lost cat, missing cat, missing, missing pet, lost pet, cat, found', { title: 'Missing cat', name: 'Mr. Gray, Elm Street', phone: '555-0163' }),
  made('coupon-stamps', 'Coffee loyalty card', 'fraunces cocoa', 'loyalty card, punch card, stamp card, coffee loyalty card, coffee, cafe, regulars', { title: 'The tenth\nis on us', free: 'Free', body: 'One stamp a cup. Finch Coffee, 14 Market Street' }),
  made('coupon-petals', 'Salon loyalty card', 'playfair fuchsia', 'loyalty card, punch card, stamp card, salon, nails, beauty, flowers, discount', { title: 'Bloom with us', company: 'Petal Nail Bar', ...upTo('number', 7), free: 'Free', body: 'A petal a visit. The eighth manicure is our treat.' }),
  made('label-wine', 'Wine label', 'cormorant rosewood', 'wine label, wine, label, winery, vineyard, bottle, red wine', { tag: 'Estate bottled', title: 'Marrow & Vine', kind: 'Pinot Noir', year: '2024', body: 'Picked by hand, pressed by foot', size: '750 ml   13.2% alc./vol.' }),
  made('label-beer', 'Beer bottle label', 'alfa meadow', 'beer label, beer, label, brewery, bottle, craft beer, hops, drinks', { title: 'Fox & Thunder', kind: 'Hazy pale ale', body: 'Loud hops, soft landing. Brewed in a barn that leans.', size: '12 fl oz', year: '5.4%' }),
  made('billboard-burst', 'Sale web billboard', 'archivo paprika', 'sale, billboard, banner, web banner, discount, offer, clearance', { title: 'Big small sale', price: '50%', detail: 'off', cta: 'Shop now', tag: 'Until Sunday midnight' }),
];
