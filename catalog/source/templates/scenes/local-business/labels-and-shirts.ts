import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { made } from '../made.js';

const jar = (recipe: string, name: string, look: `${string} ${string}`, keywords: string, ...[tag, title, detail, site]: [tag: string, title: string, detail: string, site: string]): TemplateSource => made(recipe, name, look, keywords, { tag, title, detail, site });
const round = (recipe: string, name: string, look: `${string} ${string}`, keywords: string, title: string, tag: string, detail: string): TemplateSource => made(recipe, name, look, `sticker label, sticker, ${keywords}`, { title, tag, detail });
const wrap = (recipe: string, name: string, look: `${string} ${string}`, keywords: string, ...[tag, title, price, detail]: [tag: string, title: string, price: string, detail: string]): TemplateSource => made(recipe, name, look, keywords, { tag, title, price, detail });

const labels: readonly TemplateSource[] = [
  jar('soap-bars-square-picture', 'Soap label', 'cormorant sage', 'soap label, soap, handmade soap, product label, packaging label, bath, label', 'Cold process', 'Lavender & oat', 'Handmade soap, 4 oz.', 'Tub & Tallow, Bend, Oregon'),
  jar('soap-bars-a6-card', 'Bar soap packaging label', 'playfair iris', 'soap label, soap, packaging label, soap packaging, bath and body, product label, label', 'No. 7', 'Rosemary mint', 'Wakes you up. 4.5 oz.', 'tubandtallow.example'),
  wrap('soap-bars-price-tag', 'Handmade soap label', 'fraunces coast', 'soap label, handmade soap, soap, soap wrapper, packaging label, product label, bath', 'Sea salt', 'Harbor soap', '120 g', 'Olive oil, salt, patience'),
  round('soap-bars-badge', 'Soap sticker label', 'abril rosewood', 'soap label, soap, handmade soap, product label, bath, packaging', 'Rose clay', 'Handmade soap', '4 oz. bar'),
  wrap('honeycomb-price-tag', 'Honey label', 'alfa ember', 'honey label, honey, raw honey, jar label, beekeeper, product label, food label', 'Raw and local', 'Hive no. 9', '16 oz.', 'Wildflower honey, Dayton, Ohio'),
  jar('honeycomb-a6-card', 'Honey jar label', 'dmserif ember', 'honey label, honey, jar label, raw honey, bee, product label, food packaging', 'From eleven hives', 'Clover honey', '12 oz., unfiltered', 'The bees say hello'),
  round('honeycomb-badge', 'Raw honey sticker label', 'spartan jazz', 'honey label, honey, raw honey, jar label, bee, food label', 'Buzz', 'Raw honey', '8 oz. jar'),
  round('bread-pack-badge', 'Bakery sticker label', 'fraunces cocoa', 'bakery label, bread label, food packaging label, food label, packaging, product label', 'Crumb & Co.', 'Baked at five', 'Eat today'),
  wrap('bread-pack-price-tag', 'Bread packaging label', 'zilla prairie', 'food packaging label, bread label, bakery label, food label, packaging label, product label, bakery', 'Sourdough', 'Old Faithful', '900 g', 'Flour, water, salt, Tuesday'),
  wrap('coffee-bag-price-tag', 'Coffee bag label', 'archivo canyon', 'coffee label, coffee bag, food packaging label, packaging label, coffee roaster, product label, food label', 'Medium roast', 'Second cup', '12 oz.', 'Tastes of plum and getting up'),
  round('coffee-bag-badge', 'Coffee sticker label', 'syne terracotta', 'coffee label, coffee, food packaging label, product label, roaster, packaging', 'Second Cup', 'Whole bean', 'Medium roast'),
  jar('tea-tin-a6-card', 'Tea packaging label', 'cormorant moss', 'tea label, tea, food packaging label, packaging label, jar label, product label, food label', 'Loose leaf', 'Rain check', 'Earl Grey, 100 g', 'Four minutes, no more'),
  round('donut-box-badge', 'Donut box sticker label', 'pacifico candy', 'food packaging label, donut label, bakery label, food label, packaging, dessert', 'Hole & Sons', 'Fresh donuts', 'Box of six'),
  round('jam-jar-badge', 'Jam jar sticker label', 'alfa cherry', 'jam label, jar label, food label, homemade jam, canning label, product label', 'Too Many Plums', 'Plum jam', '8 oz., 2027'),
  wrap('jam-jar-price-tag', 'Fruit jam label', 'fraunces paprika', 'jam label, jar label, food packaging label, food label, homemade jam, product label, canning', 'Small batch', 'Fig & lemon', '8 oz.', 'Good on toast, better on a spoon'),
  round('candle-tin-badge', 'Candle sticker label', 'josefin nocturne', 'candle label, candle, soy candle, product label, packaging, jar label', 'Rainy Sunday', 'Soy candle', '40 hours'),
  wrap('tincture-price-tag', 'Dropper bottle label', 'josefin fern', 'bottle label, dropper bottle label, skincare label, essential oil label, product label, packaging label, herbal', 'Herbal drops', 'Quiet mind', '30 ml', 'Ten drops, then nothing at all'),
  wrap('cordial-price-tag', 'Drink bottle label', 'bebas sorbet', 'bottle label, drink label, juice label, water bottle label, product label, syrup, beverage label', 'Bar syrup', 'Bitter orange', '500 ml', 'One part this, four parts evening'),
  wrap('hot-sauce-price-tag', 'Hot sauce bottle label', 'anton festival', 'hot sauce label, bottle label, bbq sauce label, food packaging label, food label, product label, sauce', 'Extra hot', 'Regret', '5 fl. oz.', 'Habanero, vinegar, bravado'),
  round('pint-badge', 'Ice cream pint label', 'syne blossom', 'food packaging label, ice cream label, pint label, food label, packaging, dessert', 'Brain Freeze', 'Cherry & cream', 'One pint'),
  round('handmade-badge', 'Handmade sticker label', 'amatic meadow', 'handmade label, handmade with love, thank you sticker, small business sticker, packaging label, product label', 'Made by hand', 'With love', 'Two of them'),
];

const TEE = 't-shirt design, t-shirt, tshirt, tee shirt, shirt design';
const shirt = (recipe: string, name: string, look: `${string} ${string}`, keywords: string, title: string, place: string, tag: string): TemplateSource => made(recipe, name, look, `${TEE}, ${keywords}`, { title, place, tag });

const shirts: readonly TemplateSource[] = [
  shirt('reunion-tee-square-picture', 'Family reunion T-shirt design', 'alfa meadow', 'family reunion, family', 'The Hendersons', 'Reunion 2027', 'Same trees, more cousins'),
  shirt('beach-tee-square-picture', 'Retro beach T-shirt design', 'bebas sorbet', 'beach, summer, retro', 'Salt life-ish', 'Sunburn season', 'Est. 2027'),
  shirt('camp-tee-square-picture', 'Camping T-shirt design', 'archivo ember', 'camping, summer camp, outdoors', 'Camp Tall Pine', 'I heard it too', 'Summer 2027'),
  shirt('fishing-tee-square-picture', 'Fishing T-shirt design', 'oswald coast', 'fishing, lake, dad', 'One more cast', 'Said hours ago', 'Lake Alder fishing club'),
  shirt('gym-tee-square-picture', 'Gym T-shirt design', 'anton graphite', 'gym, fitness, workout', 'Heavy mood', 'Iron Yard', 'Put it back'),
  shirt('tour-tee-square-picture', 'Band T-shirt design', 'abril film', 'band, music, tour, merch', 'The Low Notes', 'World tour', 'Ohio and one barn in Kentucky'),
  shirt('bike-tee-square-picture', 'Motorcycle T-shirt design', 'zilla canyon', 'motorcycle, biker, vintage', 'Long way home', 'Idle & Hum', 'Ride club, since 1988'),
  shirt('barber-tee-square-picture', 'Barber shop T-shirt design', 'oswald cherry', 'barber shop, barber, barbershop', 'Sharp Sid', 'Barber shop', 'A little off the top'),
  shirt('pets-tee-square-picture', 'Dog mom T-shirt design', 'alfa fuchsia', 'dog mom, pets, cat, animals', 'Pack leader', 'Allegedly', 'They let me think so'),
  shirt('team-tee-square-picture', 'Basketball team T-shirt design', 'archivo jazz', 'basketball, team, sports', 'Mill Street', 'Ballers 27', 'Defense is optional'),
  shirt('coffee-tee-square-picture', 'Coffee T-shirt design', 'fraunces terracotta', 'coffee, cafe, funny', 'But first', 'The other coffee', 'Botanic Café'),
  shirt('crew-tee-square-picture', 'Volunteer T-shirt design', 'spartan lagoon', 'volunteer, charity, team', 'Helping hands', 'Crew 2027', 'Ask me where it goes'),
];

export const labelsAndShirts: readonly TemplateSource[] = [...labels, ...shirts];
