import type { TemplateSource } from '../../build/templates/recipe.js';
import { spoken } from './world/spoken.js';

type Words = readonly [tag: string, title: string, body: string, site: string, price?: string, note?: string];

/** Pictures by their place: 'sea-dusk', or 'sea-dusk .3 .6' where another point of it is to be seen. */
function photosOf(names: string): TemplateSource['photos'] {
  const slots = ['hero', 'second', 'picture'];
  return Object.fromEntries(
    names.split(', ').map((name, i) => {
      const [id, x, y] = name.split(' ');
      return [slots[i]!, { id: `photo-${id}`, ...(x && y && { focus: { x: Number(x), y: Number(y) } }) }];
    }),
  );
}

/** Words that a way does not show. */
const UNSAID: Readonly<Record<string, readonly string[]>> = { arched: ['site'], banner: ['site'], sleeve: ['body'], badged: ['tag'] };

function copyOf(way: string, [tag, title, body, site, price, note]: Words): TemplateSource['copy'] {
  const unsaid = UNSAID[way.split('-')[0]!] ?? [];
  const all = Object.entries({ tag, title, body, site, price, note });
  return Object.fromEntries(all.filter((entry): entry is [string, string] => entry[1] !== undefined && !unsaid.includes(entry[0])));
}

/** A template of a layout of `recipes/photographs`. */
function pictured(way: string, id: string, name: string, look: `${string} ${string}`, photos: string, keywords: string, words: Words): TemplateSource {
  const [pairing, palette] = look.split(' ') as [string, string];
  const recipe = `photo-${way}`;
  return { id, recipe, name, pairing, palette, photos: photosOf(photos)!, keywords: keywords.split(', '), copy: copyOf(way, words) };
}

const english: readonly TemplateSource[] = [
  pictured('magazine-instagram-portrait', 'slow-issue-cover', 'Slow travel issue', 'cinzel atlas', 'dunes-sunset', 'magazine, cover, travel, desert, issue, editorial', ['The slow travel issue', 'Wander', 'Eleven days on foot through the dunes', 'Issue 14   Spring 2027   $12']),
  pictured('magazine-poster', 'ridge-magazine-cover', 'Mountain magazine cover', 'bebas summit', 'misty-mountains', 'magazine, cover, mountains, outdoor, hiking, issue', ['Journal of high places', 'Ridge', 'Forty huts with the kettle on', 'Autumn 2027   Volume 9']),
  pictured('magazine-pinterest-pin', 'forest-reads-pin', 'Forest reading list', 'dmserif moss', 'pines-fog', 'magazine, forest, books, reading, list, winter', ['Ten books for short days', 'Hush', 'Stories to read while the fog comes in', 'hushquarterly.example']),
  pictured('hung-flyer', 'osteria-opening-flyer', 'Restaurant opening flyer', 'playfair orchard', 'table-setting', 'restaurant, opening, flyer, dinner, food, menu', ['Opening night, May 7', 'Table for all', 'Nine courses on one long linen cloth. Seats go by letter.', '41 Mill Lane   555-0134']),
  pictured('hung-a3-poster', 'citrus-market-poster', 'Citrus market poster', 'abril olive', 'citrus', 'market, citrus, fruit, food, poster, festival', ['Saturday, February 6', 'Citrus fair', 'Forty growers, one juice press and marmalade by the spoon.', 'Old Dock Hall, 9 to 3']),
  pictured('hung-instagram-story', 'spa-day-story', 'Spa day story', 'cormorant sage', 'stacked-stones', 'spa, wellness, massage, relax, story, offer', ['Weekdays in June', 'An hour of quiet', 'Hot stones, cool linen and nothing to answer.', 'stillwater.example']),
  pictured('hung-a6-card', 'home-blessing-card', 'New home card', 'instrument terracotta', 'sunlit-room .4 .5', 'new home, card, congratulations, moving, housewarming, room', ['To the two of you', 'Home at last', 'May the boxes be few and the light stay long.', 'Love, Nell and Teo']),
  pictured('left-linkedin-post', 'hiring-desk-post', 'We are hiring post', 'jakarta skyline', 'desk-window', 'hiring, job, career, linkedin, office, business', ['We are hiring', 'Write the docs people read', 'Full time, four days a week, from any desk with a window.', 'northdesk.example/jobs']),
  pictured('left-facebook-post', 'bottle-shop-post', 'Bottle shop offer', 'spartan graphite', 'glass-bottles', 'shop, vintage, decor, bottles, sale, antique', ['New in the shop', 'Old glass, new shelf', 'Apothecary bottles from four attics.', 'amberandpane.example']),
  pictured('left-blog-banner', 'book-shelf-blog', 'Reading blog banner', 'fraunces grove', 'shelf-books', 'blog, books, reading, shelf, home, banner', ['From the blog', 'How to shelve a small room', 'Nine rules we broke, and the two we kept.', 'spineandleaf.example']),
  pictured('left-postcard', 'alpine-hut-postcard', 'Alpine hut postcard', 'zilla fern', 'misty-mountains', 'postcard, mountains, alps, travel, greeting, holiday', ['From 1,900 meters', 'Wish you were up here', 'The soup is thick and the stairs are steep.', 'Hut 12, Upper Valley']),
  pictured('right-presentation-wide', 'coastal-plan-deck', 'Coastal plan cover', 'dmserif lagoon', 'sea-dusk', 'presentation, deck, cover, coast, climate, report', ['Coastal office, 2027', 'A plan for higher water', 'What we keep, what we move and what we let the sea have.', 'Prepared for the harbor board']),
  pictured('right-twitter-post', 'pool-season-post', 'Pool season post', 'archivo lagoon', 'pool-light', 'pool, swim, summer, season, opening, sport', ['Opens May 29', 'Lanes are filling', 'Early swim from six, every day but Monday.', 'eastlido.example']),
  pictured('right-thank-you-card', 'allium-thank-you', 'Botanical thank you card', 'cormorant prairie', 'allium-oreophilum', 'thank you, card, botanical, flower, garden, elegant', ['With all our thanks', 'For every bulb you planted', 'The border has never looked better.', 'The garden committee']),
  pictured('right-business-card', 'tile-maker-card', 'Tile maker business card', 'josefin canyon', 'terracotta-tiles', 'business card, tiles, ceramics, interior, craft, maker', ['Clay tile works', 'Ida Moreau', 'Hand-pressed floors since 1998.', '555-0176']),
  pictured('arched-instagram-portrait', 'pear-kitchen-post', 'Kitchen still life post', 'instrument sage', 'vase-and-pears', 'kitchen, pottery, ceramics, shop, still life, autumn', ['New ceramics, October 2', 'The pear collection', 'Forty pieces, thrown and glazed by hand', '']),
  pictured('arched-table-tent', 'dessert-table-tent', 'Dessert table tent', 'playfair rosewood', 'podium-pastel', 'restaurant, dessert, table tent, menu, cake, cafe', ['Ask for the tray', 'Something sweet?', 'Three small cakes for the price of two, until five', '']),
  pictured('arched-letter-flyer', 'herbarium-flyer', 'Botanical drawing class flyer', 'fraunces olive', 'acanthus-mollis', 'class, drawing, botanical, workshop, flyer, art', ['Six Tuesdays from March 4', 'Draw a single stem', 'Pencils, paper and the museum garden to ourselves', '']),
  pictured('banded-poster', 'open-house-poster', 'Open house poster', 'archivo harbour', 'sunlit-room', 'real estate, open house, property, home, poster, for sale', ['Open house, Sunday 1 to 4', 'Light on every wall', 'Three rooms, oak floors and a garden gate on Alder Row.', 'Call 555-0142', '$485k']),
  pictured('banded-tabloid-poster', 'boat-museum-poster', 'Boat museum poster', 'oswald brass', 'nagasaki-boats .6 .5', 'museum, exhibition, boats, history, photography, poster', ['Photographs, 1860 to 1880', 'Harbors without engines', 'Eighty prints from four archives, shown together for the first time.', 'Quay Museum', '$9']),
  pictured('banded-instagram-post', 'dune-tour-post', 'Desert tour post', 'bebas ember', 'sand-ripples', 'travel, tour, desert, adventure, offer, trip', ['Eight days, small group', 'Sleep in the dunes', 'Camels carry the tents. You carry the water.', 'saltroad.example', '$890']),
  pictured('badged-instagram-post', 'summer-shades-post', 'Summer sale post', 'archivo paprika', 'concrete-leaf-shadows', 'sale, summer, fashion, discount, offer, store', ['', 'Everything linen', 'Until Sunday, in store and online', 'loomandline.example', '30%', 'off']),
  pictured('badged-square-picture', 'toy-box-post', 'Toy shop offer', 'pacifico candy', 'pastel-balls', 'toys, kids, shop, sale, offer, wooden', ['', 'Round and ready', 'Wooden toys, this week only', 'rollabout.example', '2 for 1', 'on sets']),
  pictured('badged-facebook-story', 'balloon-party-story', 'Party supplies story', 'alfa sorbet', 'balloons', 'party, birthday, balloons, sale, shop, kids', ['', 'Blow it all up', 'Balloons by the dozen', 'upandaway.example', '12', 'for $8']),
  pictured('badged-facebook-post', 'paper-craft-post', 'Paper craft workshop post', 'syne jazz', 'folded-paper', 'craft, paper, workshop, origami, class, kids', ['', 'Fold along with us', 'Saturdays at two', 'creasehouse.example', '$15', 'a seat']),
  pictured('barred-instagram-post', 'bounce-studio-post', 'Animation workshop post', 'spacemono film', 'pastel-balls', 'animation, film, studio, motion, workshop, class', ['Motion lab', 'Frame by frame', 'Learn to animate with three balls, a lamp and a camera.', 'June 12']),
  pictured('barred-report-cover', 'plains-report-cover', 'Farm report cover', 'zilla prairie', 'dust-bowl-home', 'report, farm, agriculture, annual, cover, business', ['Plains Trust', 'Dry counties', 'Wells, wheat and the price of hay in forty counties.', 'Annual report 2027']),
  pictured('barred-pitch-board', 'pool-robot-pitch', 'Pool robot pitch board', 'spartan cobalt', 'pool-light', 'pitch, board, robot, startup, business, investor', ['Lanewash', 'Pools that clean themselves', 'A quiet robot for the ten thousand public pools that close for cleaning.', 'Series A']),
  pictured('pillar-youtube-thumbnail', 'canyon-raft-thumbnail', 'Canyon raft thumbnail', 'anton canyon', 'black-canyon .3 .5', 'youtube, thumbnail, river, canyon, adventure, travel', ['Episode 7', 'Unmapped river', 'Two boats, six rapids.', 'Every Friday']),
  pictured('pillar-recipe-card', 'citrus-recipe-card', 'Citrus salad recipe card', 'fraunces meadow', 'citrus', 'recipe, card, salad, orange, food, cooking', ['Serves four, 15 minutes', 'Orange salad', 'Slice five oranges. Add onion, olives, oil and mint. Salt, then wait ten minutes.', 'From Rosa’s kitchen']),
  pictured('trio-letter-flyer', 'alder-row-flyer', 'Property flyer', 'playfair cobalt', 'sunlit-room, shelf-books, desk-window', 'real estate, property, flyer, house, for sale, listing', ['Just listed', '9 Alder Row', 'Three bedrooms, two baths, a study with morning sun.', 'Nora Vance   555-0142', '$485k', '3 bed\n2 bath']),
  pictured('trio-instagram-portrait', 'island-week-post', 'Island week post', 'dmserif coast', 'sea-dusk, pool-light, sand-ripples', 'travel, island, holiday, beach, offer, summer', ['Seven nights', 'The island week', 'Ferry, room and one long lunch a day.', 'slowferry.example', 'From $640', 'per\nperson']),
  pictured('trio-flyer', 'studio-lease-flyer', 'Studio to let flyer', 'jakarta terracotta', 'desk-window, terracotta-tiles, vase-and-pears', 'studio, rent, property, flyer, apartment, lease', ['To let from June', 'A studio with tools', 'North light, a kiln and a sink you can stand in.', 'Call Ari   555-0119', '$720', 'a month']),
  pictured('banner-facebook-cover', 'writers-house-cover', 'Writing retreat cover', 'cormorant grove', 'desk-window', 'facebook, cover, writing, retreat, books, author', ['Open all winter', 'Quill House', 'Six rooms, no signal, one stove', '']),
  pictured('banner-shop-banner', 'linen-table-banner', 'Table linen shop banner', 'josefin brass', 'table-setting', 'shop, banner, linen, table, home, store', ['The table edit', 'Set for company', 'Stoneware and linen, 20% off', '']),
  pictured('banner-video-cover', 'moving-dune-video', 'Documentary video cover', 'oswald ember', 'dunes-sunset', 'documentary, video, cover, desert, film, travel', ['A film in four parts', 'The dune that moved', 'Part one: the wind', '']),
  pictured('banner-facebook-group-cover', 'hikers-group-cover', 'Hiking group cover', 'archivo summit', 'misty-mountains', 'facebook, group, hiking, mountains, club, cover', ['Sunday walkers', 'Boots on by eight', 'Every week, any weather, all paces', '']),
  pictured('sleeve-book-cover', 'tide-novel-cover', 'Novel cover', 'dmserif teal', 'sea-dusk', 'book, cover, novel, sea, fiction, author', ['A novel', 'What the tide kept', '', 'Mara Ellison']),
  pictured('sleeve-album-cover', 'glass-album-cover', 'Album cover', 'syne plum', 'glass-bottles', 'album, cover, music, record, band, indie', ['Eleven songs', 'Window glass', '', 'The Late Ferries']),
  pictured('sleeve-podcast-cover', 'slow-pot-podcast', 'Cooking podcast cover', 'abril grove', 'vase-and-pears', 'podcast, cover, food, cooking, kitchen, show', ['With Ines Okafor', 'The slow pot', '', 'New on Thursdays']),
  pictured('sleeve-proposal', 'interior-proposal-cover', 'Interior proposal cover', 'jakarta sage', 'shelf-books', 'proposal, interior, design, business, cover, home', ['Prepared for the Hale family', 'Rooms to read in', '', 'Study Interiors, 2027']),
  pictured('magazine-instagram-reel-cover', 'treeline-reel-cover', 'Thriller series reel cover', 'anton graphite', 'pines-fog', 'reel, cover, thriller, crime, forest, series', ['Audio series, part one', 'Treeline', 'She counted nine lights. There were ten.', 'New on Mondays']),
  pictured('arched-tumblr-graphic', 'shore-quiet-graphic', 'Mindful minute graphic', 'cormorant coast', 'stacked-stones', 'mindful, quote, wellness, calm, graphic, meditation', ['A minute for you', 'Put one thing down', 'Then put down another', '']),
  pictured('banded-legal-flyer', 'lido-swim-flyer', 'Swim school flyer', 'archivo teal', 'pool-light', 'swim, school, pool, class, flyer, kids', ['Lessons from April 5', 'First strokes', 'Small groups for ages four to nine, in water that is warm.', 'Call 555-0187', '$12']),
  pictured('barred-album-cover', 'ripple-album-cover', 'Ambient album cover', 'spacemono film', 'sand-ripples', 'album, cover, music, ambient, electronic, record', ['Side A', 'Slow erosion', 'Six pieces for tape and wind.', '2027']),
  pictured('pillar-snapchat-ad', 'bottle-scent-ad', 'Perfume launch ad', 'cinzel plum', 'glass-bottles', 'perfume, beauty, launch, ad, product, luxury', ['New', 'Amber No. 4', 'Fig leaf, smoke and warm stone.', 'fourth.example']),
  pictured('pillar-tabloid-poster', 'paper-fan-poster', 'Paper art exhibition poster', 'dmserif paprika', 'folded-paper', 'exhibition, art, paper, poster, museum, craft', ['May 8 to July 4', 'Fold, crease, stand', 'Forty sheets of paper that refuse to lie flat.', 'Lindqvist Hall']),
  pictured('trio-photo-collage', 'autumn-table-collage', 'Autumn table collage', 'fraunces canyon', 'table-setting, vase-and-pears, citrus', 'collage, photo, food, autumn, table, dinner', ['October', 'Our long table', 'Pears from the yard and plates from the fair.', 'The Hale family', '2027', 'four\ncourses']),
  pictured('magazine-instagram-portrait', 'night-city-cover', 'City magazine cover', 'bebas cobalt', 'skyline-night', 'magazine, cover, city, night, skyline, urban', ['The late hours issue', 'Neon', 'Where a city eats after midnight', 'Issue 22   Winter 2027   $9']),
  pictured('magazine-poster', 'river-festival-poster', 'River festival poster', 'anton lagoon', 'stage-teal', 'festival, music, concert, band, poster, event', ['July 9 and 10, Ferry Meadow', 'Loud', 'Eleven bands and one river', 'riverloud.example   From $45']),
  pictured('magazine-pinterest-pin', 'amber-walk-pin', 'Autumn walks pin', 'dmserif ember', 'ridges-ember', 'autumn, mountains, walk, nature, fall, list', ['Nine walks for October', 'Amber', 'Short loops with a bakery at the end', 'slowpaths.example']),
  pictured('magazine-instagram-reel-cover', 'polar-night-reel', 'Polar travel reel cover', 'archivo plum', 'aurora-magenta', 'reel, cover, northern lights, travel, winter, norway', ['Norway, part three', 'Polar', 'Four nights and one green sky', 'Every Sunday']),
  pictured('hung-flyer', 'stone-oven-flyer', 'Pizzeria flyer', 'alfa paprika', 'supper-pizza', 'pizza, restaurant, flyer, italian, food, delivery', ['From five until late', 'Stone oven pizza', 'Dough that rests three days, out of the fire in ninety seconds.', '8 Harbor Street   555-0161']),
  pictured('hung-a3-poster', 'midnight-pier-poster', 'New Year poster', 'cinzel plum', 'fireworks-festival', 'new year, fireworks, party, poster, event, night', ['December 31, from nine', 'Midnight on the pier', 'Two bands, hot punch and eleven minutes of sky.', 'Old Pier, gate B']),
  pictured('hung-instagram-story', 'juice-bar-story', 'Juice bar story', 'josefin meadow', 'citrus', 'juice, fruit, citrus, healthy, summer, cafe', ['Now open till six', 'Squeezed to order', 'Five oranges, no sugar and a straw of straw.', 'pulpandpeel.example']),
  pictured('hung-a6-card', 'rose-petal-card', 'Valentine card', 'playfair rosewood', 'leaves-petals .3 .4', 'valentine, love, roses, card, romantic, anniversary', ['For the one across the table', 'Always you', 'Twelve years and I still save you the corner piece.', 'Love, Jonas']),
  pictured('left-linkedin-post', 'focus-webinar-post', 'Webinar post', 'jakarta canyon', 'flatlay-desk-white', 'webinar, office, business, course, productivity, work', ['Free webinar, March 4', 'A desk that gives time back', 'Forty minutes on meetings you can drop this week.', 'calmhours.example']),
  pictured('left-facebook-post', 'new-roast-post', 'Coffee roaster post', 'abril graphite', 'heap-coffee', 'coffee, cafe, roaster, beans, offer, shop', ['New at the roastery', 'Dark, slow, ours', 'Huehuetenango beans, roasted on Tuesday.', 'nightshiftcoffee.example']),
  pictured('left-blog-banner', 'tomato-blog-banner', 'Cooking blog banner', 'fraunces olive', 'flatlay-kitchen-board', 'blog, cooking, recipe, food, kitchen, banner', ['From the kitchen', 'Ten suppers from one tomato', 'A knife, a board and fifteen minutes.', 'saltatthreshold.example']),
  pictured('left-postcard', 'clear-bay-postcard', 'Beach postcard', 'zilla lagoon', 'beach-turquoise', 'postcard, beach, sea, travel, holiday, summer', ['From the clear bay', 'Sand in everything', 'We meant to write on Monday. It is Friday.', 'Cabin 4, East Beach']),
  pictured('right-presentation-wide', 'office-market-deck', 'Property market cover', 'archivo skyline', 'skyline-dusk', 'presentation, deck, cover, real estate, office, business', ['Spring briefing, 2027', 'Where offices go next', 'Rents, vacancy and the towers that turn into homes.', 'Prepared for the city board']),
  pictured('right-twitter-post', 'brunch-hour-post', 'Brunch post', 'syne brass', 'supper-eggs', 'brunch, breakfast, eggs, cafe, restaurant, food', ['Saturdays from nine', 'Three eggs, no rush', 'Toast, herbs and a second pot of coffee.', 'lateforkcafe.example']),
  pictured('right-thank-you-card', 'cosmos-thank-you', 'Flower thank you card', 'cormorant rosewood', 'leaves-cosmos', 'thank you, card, flowers, pink, mother, garden', ['With love from all of us', 'For every watered day', 'The beds have never bloomed like this.', 'The Marsh family']),
  pictured('right-business-card', 'stone-mason-card', 'Stone studio business card', 'josefin graphite', 'marble-white', 'business card, marble, stone, interior, kitchen, studio', ['Marble and stone', 'Theo Valmont', 'Worktops, hearths and stairs.', '555-0128']),
  pictured('arched-instagram-portrait', 'shutter-inn-post', 'Small hotel post', 'instrument terracotta', 'facade-rose', 'hotel, travel, italy, holiday, house, offer', ['Rooms from April 12', 'The green shutter inn', 'Nine rooms over a square with one cafe', '']),
  pictured('arched-table-tent', 'soup-day-tent', 'Soup of the day tent', 'playfair canyon', 'heap-tomatoes', 'soup, tomato, restaurant, table tent, menu, lunch', ['Every day from noon', 'Ask for the soup', 'Tomato, basil and warm bread for six dollars', '']),
  pictured('banded-poster', 'amber-live-poster', 'Concert poster', 'anton ember', 'stage-amber', 'concert, music, band, poster, live, event', ['Doors at eight, March 20', 'Live at the Foundry', 'The Late Ferries and two guests play one long set under hot lamps.', 'foundryhall.example', '$24']),
  pictured('banded-tabloid-poster', 'dawn-trail-poster', 'Trail run poster', 'oswald canyon', 'ridges-ember', 'run, trail, race, mountains, sport, poster', ['Sunday, September 12', 'Run into the sun', 'Twelve miles, four ridges and soup at the end of them.', 'Start: Upper Lodge', '$30']),
  pictured('banded-instagram-post', 'almond-tray-post', 'Bakery post', 'abril paprika', 'heap-almonds', 'bakery, almond, cake, cafe, offer, sweet', ['Warm at ten and three', 'A tray of twelve', 'Almond croissants, honey and a pinch of salt.', 'crumbstreet.example', '$14']),
  pictured('banded-legal-flyer', 'first-stitch-flyer', 'Knitting class flyer', 'zilla rosewood', 'knit-cream', 'knitting, class, craft, winter, workshop, flyer', ['Six Mondays from January 11', 'First stitches', 'Bring nothing. Needles, wool and tea are on the table.', 'Call 555-0193', '$60']),
  pictured('badged-instagram-post', 'birthday-sale-post', 'Birthday sale post', 'archivo candy', 'confetti-pink', 'birthday, sale, party, discount, shop, confetti', ['', 'We turn ten', 'Until Sunday, in store and online', 'paperandtwine.example', '20%', 'off']),
  pictured('badged-square-picture', 'sweet-shop-post', 'Sweet shop offer', 'pacifico sorbet', 'heap-candy', 'sweets, candy, shop, kids, sale, offer', ['', 'Fill the jar', 'All sugar shells, this week only', 'jarandscoop.example', '$5', 'a jar']),
  pictured('badged-facebook-story', 'lemonade-story', 'Lemonade stand story', 'alfa meadow', 'slices-lemon', 'lemonade, lemon, summer, drink, cafe, offer', ['', 'Sour on purpose', 'Lemonade by the glass', 'tartstand.example', '$3', 'a glass']),
  pictured('badged-facebook-post', 'easter-nest-post', 'Easter workshop post', 'syne sorbet', 'heap-pastel-eggs', 'easter, eggs, kids, workshop, spring, craft', ['', 'Paint forty eggs', 'Good Friday at two', 'nestroom.example', '$8', 'a seat']),
  pictured('barred-instagram-post', 'freelance-night-post', 'Freelance evening post', 'spacemono grove', 'flatlay-desk-oak', 'freelance, office, business, event, work, meeting', ['Freelance night', 'Send the invoice', 'One evening, one stamp and a room full of people who get paid.', 'April 8']),
  pictured('barred-report-cover', 'clear-air-report', 'Air report cover', 'jakarta cobalt', 'skyline-dawn', 'report, city, air, climate, annual, cover', ['Clean Air Office', 'A year of haze', 'What forty sensors saw from the river to the ring road.', 'Annual report 2027']),
  pictured('barred-pitch-board', 'serum-lab-pitch', 'Skin care pitch board', 'spartan teal', 'shelf-amber-care', 'pitch, board, skin care, cosmetics, startup, lab', ['Dropwise', 'Serum without the water', 'Concentrates that ship at a tenth of the weight and mix at the sink.', 'Seed round']),
  pictured('barred-album-cover', 'red-shift-album', 'Piano album cover', 'cormorant rosewood', 'ink-coral', 'album, cover, music, piano, ambient, record', ['Side B', 'Red shift', 'Nine pieces for one felted piano.', '2027']),
  pictured('pillar-youtube-thumbnail', 'city-walk-thumbnail', 'City walk thumbnail', 'anton cobalt', 'skyline-dusk', 'youtube, thumbnail, city, travel, walk, skyline', ['Episode 12', 'Ten bridges', 'One night on foot.', 'Every Friday']),
  pictured('pillar-snapchat-ad', 'satin-edit-ad', 'Fashion launch ad', 'cinzel brass', 'silk-champagne', 'fashion, satin, launch, ad, wedding, luxury', ['New', 'The satin edit', 'Slips, shirts and one long coat.', 'ondine.example']),
  pictured('pillar-recipe-card', 'blueberry-muffin-card', 'Blueberry muffin recipe card', 'fraunces harbour', 'heap-blueberry', 'recipe, card, blueberry, baking, muffin, breakfast', ['Makes twelve, 35 minutes', 'Blueberry muffins', 'Stir flour, sugar and milk. Fold in two cups of berries. Bake until the tops crack.', 'From Ada’s oven']),
  pictured('pillar-tabloid-poster', 'poured-color-poster', 'Art fair poster', 'syne harbour', 'ink-blue', 'art, fair, exhibition, paint, poster, gallery', ['May 1 to May 9', 'Poured, not painted', 'Thirty studios open their doors and their drains.', 'Dye Works, hall 3']),
  pictured('trio-letter-flyer', 'three-houses-flyer', 'Property agency flyer', 'playfair teal', 'facade-white, facade-ochre, facade-rose', 'real estate, property, house, flyer, agency, for sale', ['Three on one square', 'Houses with shutters', 'Restored fronts, new roofs and a market on Saturday.', 'Lena Ortiz   555-0155', '$395k', '2 bed\n1 bath']),
  pictured('trio-instagram-portrait', 'shore-week-post', 'Coast trip post', 'fraunces harbour', 'beach-evening, clouds-noon, facade-white', 'travel, coast, beach, holiday, offer, summer', ['Six nights', 'The white coast', 'A car, a map and no plan after lunch.', 'leewardtrips.example', 'From $710', 'per\nperson']),
  pictured('trio-flyer', 'neighbor-kitchen-flyer', 'Neighborhood restaurant flyer', 'zilla paprika', 'supper-pizza, heap-tomatoes, flatlay-kitchen-board', 'restaurant, menu, flyer, food, dinner, family', ['Monday to Thursday', 'Dinner is done', 'Tomatoes from the yard and pizza from the fire.', 'Call Sal   555-0107', '$19', 'three\ncourses']),
  pictured('trio-photo-collage', 'july-album-collage', 'Summer collage', 'josefin candy', 'beach-turquoise, citrus, beach-evening', 'collage, summer, photo, holiday, fruit, beach', ['July', 'The long summer', 'Salt in the towels, oranges from the stall.', 'Mina and Paul', '2027', 'nine\nweeks']),
  pictured('banner-facebook-cover', 'quiet-studio-cover', 'Yoga studio cover', 'cormorant sage', 'leaf-shadow-olive-sage', 'facebook, cover, yoga, studio, wellness, calm', ['Classes all week', 'Green Room Yoga', 'Mats, tea and a north window', '']),
  pictured('banner-shop-banner', 'gold-hour-banner', 'Holiday sale banner', 'cinzel ember', 'glitter-gold', 'sale, shop, banner, christmas, new year, jewelry', ['The golden week', 'Shine on sale', 'Rings, studs and chains, 25% off', '']),
  pictured('banner-video-cover', 'blue-hour-video', 'Valley film cover', 'dmserif fern', 'ridges-blue-hour', 'video, cover, mountains, dusk, film, documentary', ['A film in one season', 'The blue hour', 'Twelve dusks in one valley', '']),
  pictured('banner-facebook-group-cover', 'sky-watchers-cover', 'Photography club cover', 'archivo plum', 'clouds-sunset', 'facebook, group, photography, sky, club, cover', ['Photo club, all levels', 'Chasing good light', 'One walk a week, phones welcome', '']),
  pictured('sleeve-book-cover', 'spruce-line-novel', 'Mystery novel cover', 'bebas moss', 'ridges-spruce', 'book, cover, novel, mystery, forest, thriller', ['A mystery', 'Above the spruce line', '', 'Iver Holm']),
  pictured('sleeve-album-cover', 'neon-ring-album', 'Synth album cover', 'syne ember', 'neon-ring', 'album, cover, music, synth, neon, electronic', ['Ten tracks', 'Half a circle', '', 'Motel Arcade']),
  pictured('sleeve-podcast-cover', 'staff-room-podcast', 'Teacher podcast cover', 'zilla grove', 'chalkboard-green', 'podcast, cover, school, teacher, education, show', ['With Grace Adeyemi', 'The staff room', '', 'New every Monday']),
  pictured('sleeve-proposal', 'gala-proposal-cover', 'Event proposal cover', 'playfair brass', 'flatlay-desk-navy', 'proposal, event, wedding, business, cover, stationery', ['Prepared for the Ashworth ball', 'An evening in writing', '', 'Letterhouse Events, 2027']),
];

const pictureIn = (lang: string, names: readonly [string, string]) => {
  const made = spoken(lang, names);
  return (id: string, way: string, name: string, look: `${string} ${string}`, photos: string, keywords: string, words: Words): TemplateSource => {
    const recipe = `photo-${way}`;
    return { ...made(id, recipe, name, look, keywords, []), photos: photosOf(photos)!, copy: copyOf(way, words) };
  };
};

const es = pictureIn('es', ['spanish', 'español']);
const fr = pictureIn('fr', ['french', 'français']);
const de = pictureIn('de', ['german', 'deutsch']);
const pt = pictureIn('pt', ['portuguese', 'português']);
const ja = pictureIn('ja', ['japanese', '日本語']);

const spokenOnes: readonly TemplateSource[] = [
  es('hotel-playa', 'hung-instagram-story', 'Hotel junto al mar', 'playfair coast', 'sea-dusk', 'hotel, playa, viaje, travel, sea, holiday', ['De junio a septiembre', 'Junto al mar', 'Habitaciones con balcón y desayuno hasta las doce.', 'hotelbrisa.example']),
  fr('table-ouverte', 'hung-flyer', 'Ouverture du restaurant', 'cormorant terracotta', 'table-setting', 'restaurant, ouverture, dîner, opening, dinner, food', ['Ouverture le 7 mai', 'La table ouverte', 'Neuf plats à partager autour d’une longue nappe de lin.', '12, rue des Lilas']),
  fr('a-vendre', 'banded-poster', 'Maison à vendre', 'spartan canyon', 'sunlit-room', 'maison, à vendre, immobilier, real estate, property, home', ['Visite dimanche de 13 h à 16 h', 'Pleine lumière', 'Trois pièces, parquet en chêne et petit jardin.', '01 99 00 12 34', '285 k€']),
  de('wanderwoche', 'left-linkedin-post', 'Wanderwoche', 'dmserif summit', 'misty-mountains', 'wandern, berge, urlaub, hiking, mountains, travel', ['10. bis 17. September', 'Sieben Tage über Nebel', 'Hütten, Suppe und jeden Abend ein anderer Gipfel.', 'bergruhe.example']),
  de('buchladen', 'left-blog-banner', 'Neues im Buchladen', 'zilla harbour', 'desk-window', 'bücher, buchladen, lesen, books, shop, reading', ['Neu im Laden', 'Bücher für lange Abende', 'Zwölf Empfehlungen, von Hand beschriftet.', 'lesezeichen.example']),
  es('mercado-citricos', 'hung-a3-poster', 'Feria de los cítricos', 'alfa lagoon', 'slices-lemon', 'feria, mercado, limones, market, fruit, poster', ['Sábado 6 de febrero', 'Feria de los cítricos', 'Cuarenta productores y mermelada a cucharadas.', 'Plaza del Puerto, de 9 a 15 h']),
  es('pizza-lena', 'right-twitter-post', 'Pizza de leña', 'archivo paprika', 'supper-pizza', 'pizza, cena, restaurante, dinner, restaurant, food', ['De martes a domingo', 'Recién hecha', 'Masa de tres días y noventa segundos de fuego.', 'hornocalle.example']),
  fr('cafe-grains', 'left-facebook-post', 'Café de la semaine', 'zilla grove', 'heap-coffee', 'café, torréfacteur, grains, coffee, beans, shop', ['Cette semaine', 'Noir et lent', 'Grains du Guatemala, torréfiés mardi.', 'lagrainenoire.example']),
  fr('ruelle-d-ete', 'arched-instagram-portrait', 'Petit hôtel d’été', 'cormorant brass', 'facade-ochre', 'hôtel, vacances, été, hotel, summer, travel', ['Ouvert dès le 12 avril', 'L’auberge ocre', 'Neuf chambres sur une place et un seul café', '']),
  de('konzert-foundry', 'banded-poster', 'Konzertabend', 'oswald teal', 'stage-teal', 'konzert, musik, band, concert, music, live', ['Einlass um acht, 20. März', 'Laut am Kai', 'Zwei Bands, ein langer Abend unter heißen Lampen.', 'kaihalle.example', '24 €']),
  de('strickkurs', 'banded-legal-flyer', 'Strickkurs', 'fraunces canyon', 'knit-cream', 'stricken, kurs, winter, knitting, class, craft', ['Sechs Montage ab dem 11. Januar', 'Erste Maschen', 'Nadeln, Wolle und Tee liegen bereit.', 'Telefon 030 555 01 93', '60 €']),
  pt('padaria-amendoas', 'banded-instagram-post', 'Padaria da esquina', 'playfair canyon', 'heap-almonds', 'padaria, bolo, amêndoas, bakery, almond, cake', ['Quentes às dez e às três', 'Uma dúzia', 'Croissants de amêndoa, mel e uma pitada de sal.', 'ruadopao.example', '14 €']),
  pt('capa-cidade', 'magazine-instagram-portrait', 'Revista da cidade', 'anton plum', 'skyline-night', 'revista, cidade, noite, magazine, city, cover', ['Número das horas tardias', 'Noturna', 'Onde a cidade janta depois da meia-noite', 'Edição 22   Inverno 2027   9 €']),
  ja('mountain-hut', 'left-postcard', '山小屋だより', 'zenkaku fern', 'ridges-blue-hour', '山, はがき, 旅行, postcard, mountains, travel', ['標高千九百メートルより', '空が近い朝です', 'スープは熱く、階段は急です。', '北谷山荘']),
  ja('lemon-stand', 'badged-facebook-story', 'レモネード', 'zenkaku meadow', 'slices-lemon', '夏, 飲み物, カフェ, lemonade, summer, drink', ['', 'しぼりたて', '氷とレモンをたっぷりと', 'lemonya.example', '300円', '一杯']),
  pt('verao-piscina', 'right-twitter-post', 'Piscina de verão', 'syne teal', 'pool-light', 'piscina, verão, natação, pool, summer, swim', ['A partir de 1 de junho', 'A água está ótima', 'Aberto das seis às vinte, todos os dias.', 'piscinasul.example']),
];

/** Templates that a picture carries. */
export const photographs: readonly TemplateSource[] = [...english, ...spokenOnes];
