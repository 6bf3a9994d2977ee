import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { businessCard, made } from '../made.js';
import { menu } from '../papers.js';

const logo = (recipe: string, name: string, look: string, keywords: string, title: string, tag: string): TemplateSource =>
  made(recipe, name, look as `${string} ${string}`, keywords, { title, name: title, tag });
/** Sweet things, pizza, and wine beside an easel. */
const treats: readonly TemplateSource[] = [
  made('donuts-flyer', 'Donut shop flyer', 'pacifico sorbet', 'donut, donut shop, doughnut, bakery, breakfast, coffee, dessert', ['Daily from 6 AM', 'Hole lot better', 'Six for $12, warm until nine. 22 Elm Street.']),
  made('donuts-poster', 'Donut day poster', 'alfa candy', 'donut, national donut day, doughnut, donut shop, bakery, sprinkles', ['Friday, June 4', 'Free donut day', 'One each, no questions. Dough & Co.', '22 Elm Street']),
  made('donuts-instagram-post', 'Donut flavor post', 'anton blossom', 'donut, donut shop, doughnut, new flavor, bakery, dessert', ['This week only', 'Rhubarb glaze', 'Gone by ten, we warned you.']),
  logo('donuts-logo', 'Donut shop logo', 'alfa cherry', 'logo, donut, donut shop, doughnut, bakery, dessert', 'Dough & Co.', 'Donuts since 6 AM'),
  made('bubble-tea-flyer', 'Bubble tea flyer', 'alfa blossom', 'bubble tea, boba, boba tea, milk tea, tea shop, drinks, cafe', ['Buy two, get one', 'Pop in for boba', 'Milk tea, fruit tea, brown sugar.', 'Pearl Street Tea, 41 Bay Street']),
  made('bubble-tea-menu', 'Bubble tea menu', 'fraunces mint', 'bubble tea, boba, boba tea, milk tea, menu, tea shop, drinks', menu('Pearl Street Tea', 'Bubble tea', ['Milk teas', 'Fruit teas'], [['Classic', '5.5', 'Black tea, chewy pearls'], ['Brown sugar', '6', 'Fresh milk, warm syrup'], ['Taro', '6', 'Purple and proud'], ['Jasmine', '5.5', 'Green tea, light cream'], ['Mango', '6', 'Popping mango pearls'], ['Lychee', '6', 'Jelly, white peach'], ['Passion fruit', '6', 'Seeds and all'], ['Lemon', '5', 'Black tea, honey']])),
  made('bubble-tea-instagram-post', 'Boba shop post', 'jakarta lagoon', 'bubble tea, boba, boba tea, milk tea, tea shop, new', ['New on Pearl Street', 'Shake well', 'Strawberry matcha is here.']),
  logo('bubble-tea-logo', 'Bubble tea logo', 'syne mint', 'logo, bubble tea, boba, boba tea, milk tea, tea shop', 'Pearl Street', 'Bubble tea'),
  made('pizza-flyer', 'Pizza night flyer', 'alfa paprika', 'pizza, pizza night, pizzeria, italian, restaurant, dinner, food', ['Every Tuesday', 'Two for twenty', 'Any two large pies. Rosa’s, 8 Mill Street.']),
  made('pizza-menu', 'Pizza menu', 'abril olive', 'pizza, pizza menu, menu, pizzeria, italian restaurant, food', menu('Rosa’s Pizzeria', 'From the oven', ['Red pies', 'White pies'], [['Margherita', '14', 'Tomato, mozzarella, basil'], ['Pepperoni', '16', 'The curly kind'], ['Garden', '16', 'Peppers, olives, onion'], ['Diavola', '17', 'Spicy salami, chili honey'], ['Four cheese', '17', 'Yes, all four'], ['Mushroom', '17', 'Thyme, garlic cream'], ['Potato', '16', 'Rosemary, sea salt'], ['Spinach', '16', 'Ricotta, lemon']])),
  made('pizza-instagram-post', 'Pizza special post', 'anton ember', 'pizza, pizza special, pizzeria, offer, italian, food', ['Tonight only', 'Slice of life', 'A slice and a soda for $5.']),
  made('pizza-coupon', 'Pizza coupon', 'archivo festival', 'pizza, coupon, pizza coupon, pizzeria, discount, voucher, offer', ['Rosa’s Pizzeria', '$5 off', 'Any large pizza, Monday to Thursday.', 'Until May 31']),
  made('paint-and-sip-flyer', 'Paint and sip flyer', 'playfair rosewood', 'paint and sip, sip and paint, paint night, wine, painting class, art class, girls night', ['Friday, April 9, 7 PM', 'Paint and sip', 'One canvas, two glasses, $38.', 'North Window Studio, 555-0180']),
  made('paint-and-sip-poster', 'Paint night poster', 'abril sorbet', 'paint and sip, paint night, sip and paint, painting, wine, art class', ['Thursdays at the cellar', 'Red, white, blue', 'We pour, you paint. All supplies included.']),
  made('paint-and-sip-instagram-post', 'Sip and paint post', 'dmserif teal', 'paint and sip, sip and paint, paint night, wine, painting, art', ['Saturday, 6 PM', 'Sip and paint', 'No talent needed.']),
  made('paint-and-sip-invitation', 'Paint and sip party invitation', 'fraunces plum', 'paint and sip, sip and paint, paint party, birthday, wine, girls night', ['Maya turns thirty', 'Sip, then paint', 'Saturday, May 8, 6 PM. 14 Canal Street.']),
];

/** Things to learn and things to have mended. */
const lessons: readonly TemplateSource[] = [
  made('bicycle-flyer', 'Bike shop flyer', 'alfa meadow', 'bike, bike shop, bicycle, bicycle shop, cycling, repair, tune-up', ['Spring tune-up, $49', 'Ready to roll', 'Brakes, gears, chain and a wash.']),
  businessCard('bicycle-business-card', 'Bike shop business card', 'archivo harbour', 'bike, bike shop, bicycle, bicycle repair, cycling, business card', ['Second Gear', 'Ines Moreau', 'Bicycle mechanic', '555-0157', 'ines@secondgear.example']),
  made('bicycle-instagram-post', 'Bike ride post', 'bebas mint', 'bike, bicycle, cycling, bike ride, bike shop, group ride, sport', ['Sundays at eight', 'Slow ride', 'Twenty miles, one bakery stop.']),
  logo('bicycle-logo', 'Bike shop logo', 'oswald jazz', 'logo, bike, bike shop, bicycle, cycling, repair', 'Second Gear', 'Bikes and repairs'),
  made('guitar-flyer', 'Acoustic guitar lessons flyer', 'alfa ember', 'guitar, guitar lessons, guitar teacher, music lessons, music school, acoustic', ['First lesson free', 'Three chords in', 'Guitar for all ages, $30 a half hour.', 'Nico Reyes, 555-0168']),
  made('guitar-poster', 'Guitar night poster', 'abril jazz', 'guitar, acoustic night, guitar lessons, live music, music, concert, open mic', ['Saturday, May 15, 8 PM', 'Six strings', 'An unplugged night at the Copper Fox.']),
  made('guitar-instagram-post', 'Guitar lessons post', 'bebas sorbet', 'guitar, guitar lessons, guitar teacher, music lessons, music school', ['Two places left', 'Learn guitar', 'Tuesdays after school.']),
  businessCard('guitar-business-card', 'Guitar teacher business card', 'josefin terracotta', 'guitar, guitar lessons, guitar teacher, music teacher, musician, business card', ['Six String School', 'Nico Reyes', 'Guitar teacher', '555-0168', 'nico@sixstring.example']),
  made('piano-keys-flyer', 'Piano recital flyer', 'playfair gala', 'piano, piano recital, recital, concert, music, students, music school', ['Sunday, June 6, 3 PM', 'Spring recital', 'Fourteen students, eighty-eight keys. Linden Hall.']),
  made('piano-keys-poster', 'Piano concert poster', 'cormorant rosewood', 'piano, piano concert, recital, concert, classical music, pianist', ['Friday, October 15, 7:30 PM', 'Clara Voss plays', 'Chopin, Satie and one surprise. Linden Hall.', 'Tickets $18']),
  made('piano-keys-invitation', 'Piano recital invitation', 'dmserif cobalt', 'piano, piano recital, recital, invitation, music, student, concert', ['You are invited', 'Emi’s first recital', 'Saturday, May 22, 2 PM. Linden Hall. Cookies to follow.']),
  businessCard('piano-keys-business-card', 'Piano teacher business card', 'fraunces brass', 'piano, piano teacher, piano lessons, music teacher, lessons, business card', ['Linden Music', 'Clara Voss', 'Piano teacher', '555-0143', 'clara@linden.example']),
  made('repair-flyer', 'Phone repair flyer', 'archivo skyline', 'phone repair, computer repair, cell phone, laptop repair, screen repair, electronics', ['While you wait', 'Cracked? Relax.', 'Screens from $59, laptops from $79. Fix Point.']),
  businessCard('repair-business-card', 'Computer repair business card', 'jakarta royal', 'computer repair, phone repair, laptop repair, technician, it support, business card', ['Fix Point', 'Omar Haddad', 'Computers and phones', '555-0175', 'omar@fixpoint.example']),
  made('repair-instagram-post', 'Phone repair post', 'bebas teal', 'phone repair, computer repair, cell phone, screen repair, laptop repair, offer', ['This week', '$20 off screens', 'New glass in forty minutes.', 'Fix Point, 9 Bay Street']),
  made('repair-facebook-post', 'Computer repair post', 'spartan jazz', 'computer repair, laptop repair, phone repair, technician, it support, virus removal', ['Slow or soaked?', 'We fix computers', 'Free checkup, honest prices.', 'Bring it in']),
  made('talking-flyer', 'Counseling flyer', 'fraunces sage', 'therapist, therapy, psychologist, counseling, counselor, mental health', ['First talk is free', 'Pull up a chair', 'For adults and couples. Rosa Lind, 555-0126.']),
  businessCard('talking-business-card', 'Therapist business card', 'dmserif harbour', 'therapist, therapy, psychologist, counseling, mental health, business card', ['Two Chairs', 'Rosa Lind', 'Family therapist', '555-0126', 'rosa@twochairs.example']),
  made('talking-instagram-post', 'Therapy post', 'josefin coast', 'therapist, therapy, psychologist, mental health, counseling, self care', ['A small reminder', 'You can say it out loud', 'New clients welcome in May.']),
  made('talking-facebook-post', 'Psychologist post', 'playfair grove', 'psychologist, therapist, therapy, counseling, mental health, anxiety', ['Evenings too', 'It helps to talk', 'In person or by video.', 'twochairs.example']),
];

/** Days out, and what swims. */
const outings: readonly TemplateSource[] = [
  made('motor-home-flyer', 'RV park flyer', 'alfa grove', 'rv park, rv, campground, motorhome, camper, camping, road trip', ['Open May to October', 'Park it here', 'Full hookups from $38 a night.', 'Pine Lake RV Park, 555-0160']),
  made('motor-home-poster', 'RV campground poster', 'bebas terracotta', 'rv park, rv, campground, motorhome, camping, road trip, travel', ['Pine Lake, mile 41', 'Home, with wheels', 'Sixty sites, hot showers, dark skies.']),
  made('motor-home-instagram-post', 'RV rental post', 'archivo sorbet', 'rv, rv rental, rv park, motorhome, camper, road trip, vacation', ['From $95 a day', 'Take the long way', 'Sleeps five, argues less.']),
  businessCard('motor-home-business-card', 'RV park business card', 'oswald meadow', 'rv park, rv, campground, motorhome, camping, business card', ['Pine Lake RV Park', 'Hank Dillard', 'Camp host', '555-0160', 'hank@pinelake.example']),
  logo('motor-home-logo', 'RV park logo', 'alfa olive', 'logo, rv park, rv, campground, motorhome, camping', 'Pine Lake', 'RV park and campground'),
  made('sails-flyer', 'Boat rental flyer', 'bebas lagoon', 'boat rental, boat, kayak, kayak rental, sailing, lake, summer', ['Daily, 9 AM to 6 PM', 'Take the lake', 'Sailboats $45 an hour, kayaks $15. Pier 2.']),
  made('sails-poster', 'Boat rental poster', 'alfa coast', 'boat rental, boat, sailing, kayak, lake, summer, marina', ['Open from May 1', 'Rent a boat', 'Life vests and a map included.']),
  made('sails-instagram-post', 'Kayak rental post', 'jakarta jazz', 'kayak rental, boat rental, kayak, boat, lake, paddle, summer', ['This Saturday', 'Two hours afloat', 'Second hour free before noon.', 'Pier 2, Pine Lake']),
  businessCard('sails-business-card', 'Boat rental business card', 'archivo harbour', 'boat rental, boat, sailing, marina, kayak, captain, business card', ['Pier 2 Boats', 'Tess Marin', 'Rentals and lessons', '555-0138', 'tess@pier2.example']),
  made('keyhole-flyer', 'Escape room flyer', 'alfa plum', 'escape room, escape game, puzzle, mystery, game, team building, key', ['Sixty minutes', 'The door is locked', 'Three rooms, teams of two to six. $24.']),
  made('keyhole-poster', 'Escape room poster', 'bebas ember', 'escape room, escape game, puzzle, mystery, game, halloween, key', ['New room in March', 'The clockmaker', 'He left at midnight. The key did not.', 'Lock & Riddle, 555-0154']),
  made('keyhole-instagram-post', 'Escape room post', 'anton cherry', 'escape room, escape game, puzzle, mystery, game, friends', ['Now booking', 'Can you get out?', 'Only one team in four does.']),
  made('keyhole-gift-certificate', 'Escape room gift certificate', 'abril gala', 'escape room, escape game, gift certificate, voucher, gift card, game', ['Gift certificate', 'One hour in', 'An escape room for four.', 'Lock & Riddle']),
  made('fish-bowl-flyer', 'Fish store flyer', 'alfa lagoon', 'fish store, aquarium, fish, pet store, tropical fish, fish tank', ['Saturday and Sunday', 'Just add water', 'Starter tanks from $49, fish from $3.', 'Deep End Aquariums, 555-0132']),
  businessCard('fish-bowl-business-card', 'Fish store business card', 'jakarta teal', 'fish store, aquarium, fish, pet store, tropical fish, business card', ['Deep End', 'Priya Nair', 'Aquarium care', '555-0132', 'priya@deepend.example']),
  made('fish-bowl-instagram-post', 'Aquarium shop post', 'fraunces mint', 'fish store, aquarium, fish, pet store, goldfish, fish tank', ['New in the tanks', 'Meet Gary', 'He needs a home and a plant.']),
  logo('fish-bowl-logo', 'Aquarium store logo', 'archivo lagoon', 'logo, fish store, aquarium, fish, pet store, goldfish', 'Deep End', 'Fish and aquariums'),
  made('angling-flyer', 'Fishing tournament flyer', 'bebas atlas', 'fishing tournament, fishing, bass fishing, fishing derby, lake, angler', ['Saturday, June 19, 6 AM', 'Bass on the line', 'Teams of two, $80. Weigh in by two, Pine Lake.']),
  made('angling-poster', 'Fishing derby poster', 'alfa harbour', 'fishing tournament, fishing derby, fishing, kids, lake, fish', ['Sunday, May 9, 8 AM', 'Kids’ fishing derby', 'Free rods and worms. Under 14.', 'Fern Park pond']),
  made('angling-instagram-post', 'Fishing trip post', 'anton summit', 'fishing, fishing trip, fishing charter, fishing tournament, lake, boat', ['Leaves at dawn', 'Gone fishing', 'Half-day trips for four, $220.']),
  made('angling-facebook-event', 'Fishing tournament event', 'archivo mint', 'fishing tournament, fishing, bass fishing, fishing derby, lake, tournament', ['September 11, 6 AM', 'The Big One', 'Fall bass tournament.', 'Enter a team']),
  made('egg-carton-flyer', 'Farm eggs flyer', 'alfa prairie', 'farm eggs, eggs, fresh eggs, egg stand, farm stand, chicken, farm', ['On the honor system', 'Fresh eggs', '$5 a dozen. Cash in the tin, please.']),
  made('egg-carton-poster', 'Farm egg stand poster', 'bebas canyon', 'farm eggs, eggs, egg stand, farm stand, fresh eggs, farmers market', ['End of Juniper Road', 'Laid this morning', 'Brown, white and blue. Open until gone.']),
  made('egg-carton-instagram-post', 'Farm eggs post', 'pacifico meadow', 'farm eggs, eggs, fresh eggs, farm stand, chicken, farmers market', ['Back on the stand', 'The hens are up', 'A dozen for $5.', 'Juniper Road Farm']),
  businessCard('egg-carton-business-card', 'Egg farm business card', 'fraunces terracotta', 'farm eggs, eggs, egg farm, fresh eggs, farm, business card', ['Juniper Road Farm', 'Ada Lund', 'Eggs by the dozen', '555-0140', 'ada@juniperroad.example']),
];

export const treatsAndLessons: readonly TemplateSource[] = [...treats, ...lessons, ...outings];
