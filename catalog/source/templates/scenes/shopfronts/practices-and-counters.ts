import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { made } from '../made.js';
import { menu } from '../papers.js';

type Look = `${string} ${string}`;

export const calls = (recipe: string, name: string, look: Look, keywords: string, lines: readonly [company: string, name: string, role: string, phone: string, email: string]): TemplateSource =>
  made(recipe, name, look, keywords, { company: lines[0], name: lines[1], role: lines[2], phone: lines[3], email: lines[4] });

export const sign = (recipe: string, name: string, look: Look, keywords: string, brand: string, tag: string): TemplateSource =>
  made(recipe, name, look, keywords, { name: brand, tag });

/** Those who look after others, and those who see to their affairs. */
const advice: readonly TemplateSource[] = [
  calls('spine-business-card', 'Chiropractor business card', 'dmserif clinic', 'chiropractor, chiropractic, business card, spine, back pain, wellness, doctor', ['Straight Line', 'Dr. Ana Reyes', 'Chiropractor', '555-0124', 'ana@straightline.example']),
  made('spine-flyer', 'Chiropractor flyer', 'fraunces coast', 'chiropractor, chiropractic, flyer, back pain, spine, posture, clinic', ['First visit $49', 'Stand up to Monday', 'Exam, posture scan and your first adjustment.', 'Straight Line Chiropractic, 555-0124']),
  made('spine-instagram-post', 'Chiropractor post', 'spartan mint', 'chiropractor, chiropractic, post, back pain, posture, spine, health tip', ['Posture tip no. 4', 'Your neck is not a hinge', 'Raise the screen, not the chin.', 'Book a checkup']),
  sign('spine-logo', 'Chiropractor logo', 'cormorant teal', 'chiropractor, chiropractic, logo, spine, back, clinic, wellness', 'Straight Line', 'Chiropractic care'),
  calls('spectacles-business-card', 'Optician business card', 'josefin harbour', 'optician, optometrist, business card, glasses, eyewear, eye doctor, eye exam', ['Clear & Co.', 'Dr. Theo Park', 'Optometrist', '555-0136', 'theo@clearco.example']),
  made('spectacles-flyer', 'Optician flyer', 'archivo sorbet', 'optician, optometrist, flyer, glasses, eyewear, eye exam, vision', ['Two pairs, $149', 'Can you read this?', 'Free eye exam with any frame. Clear & Co., 8 Mill Street.']),
  made('spectacles-instagram-post', 'Optician post', 'dmserif jazz', 'optician, optometrist, post, glasses, eyewear, eye exam, vision', ['Through Saturday', 'Frames for every nose', 'New season frames from $79.']),
  sign('spectacles-logo', 'Optician logo', 'abril terracotta', 'optician, optometrist, logo, glasses, eyewear, eye care, vision', 'Clear & Co.', 'Eyewear and eye exams'),
  calls('apothecary-business-card', 'Pharmacy business card', 'fraunces fern', 'pharmacy, pharmacist, business card, drugstore, medicine, apothecary, health', ['Juniper Pharmacy', 'Mei Tan', 'Pharmacist', '555-0142', 'mei@juniperrx.example']),
  made('apothecary-flyer', 'Pharmacy flyer', 'bebas clinic', 'pharmacy, pharmacist, flyer, drugstore, flu shot, medicine, vaccine', ['Walk in, 9 to 6', 'Flu shots, no fuss', 'Free with most insurance. Juniper Pharmacy, 20 Main Street.']),
  made('apothecary-instagram-post', 'Pharmacy post', 'jakarta mint', 'pharmacy, pharmacist, post, drugstore, medicine, prescription, health', ['New at Juniper', 'We deliver refills', 'Order by noon, home by supper.', '555-0142']),
  sign('apothecary-logo', 'Pharmacy logo', 'playfair sage', 'pharmacy, pharmacist, logo, drugstore, apothecary, medicine, health', 'Juniper', 'Your corner pharmacy'),
  calls('mortgage-business-card', 'Mortgage broker business card', 'archivo atlas', 'mortgage broker, mortgage, business card, home loan, lender, loan officer, finance', ['Keystone Lending', 'Dana Cole', 'Mortgage broker', '555-0153', 'dana@keystone.example']),
  made('mortgage-flyer', 'Mortgage broker flyer', 'spartan royal', 'mortgage broker, mortgage, flyer, home loan, first time buyer, lender, finance', ['First-time buyers', 'Rent less, own more', 'Free 30-minute loan review. Dana Cole, 555-0153.']),
  made('mortgage-instagram-post', 'Mortgage broker post', 'dmserif meadow', 'mortgage broker, mortgage, post, home loan, refinance, lender, house', ['Rates moved', 'Time to refinance?', 'Three numbers and we’ll know.', 'Ask Dana']),
  made('mortgage-poster', 'Home loan poster', 'bebas harbour', 'mortgage broker, mortgage, poster, home loan, lender, house, finance', ['Saturday, May 8, 10 AM', 'Keys, explained', 'A free class for first-time buyers.', 'Keystone Lending, 4 Elm Street']),
  calls('climb-business-card', 'Life coach business card', 'fraunces lantern', 'life coach, coaching, business card, career coach, mentor, mindset, wellness', ['Next Ridge', 'Rosa Lind', 'Life coach', '555-0160', 'rosa@nextridge.example']),
  made('climb-flyer', 'Life coach flyer', 'anton sorbet', 'life coach, coaching, flyer, career coach, goals, mindset, motivation', ['Six weeks, six calls', 'Pick a mountain', 'One-on-one coaching. First call free, 555-0160.']),
  made('climb-instagram-post', 'Life coach post', 'dmserif prairie', 'life coach, coaching, post, goals, mindset, motivation, quote', ['Monday note', 'Small steps count', 'You only have to see the next bend.', 'nextridge.example']),
  sign('climb-logo', 'Life coach logo', 'josefin terracotta', 'life coach, coaching, logo, mentor, mountain, mindset, wellness', 'Next Ridge', 'Life coaching'),
  calls('remote-desk-business-card', 'Virtual assistant business card', 'jakarta iris', 'virtual assistant, business card, admin, assistant, freelance, remote, secretary', ['Inbox Zero Co.', 'Aiko Tanaka', 'Virtual assistant', '555-0168', 'aiko@inboxzero.example']),
  made('remote-desk-flyer', 'Virtual assistant flyer', 'fraunces plum', 'virtual assistant, flyer, admin, assistant, freelance, remote, small business', ['From $32 an hour', 'Hand me your inbox', 'Calendars, invoices, travel. Ten hours or forty.', 'aiko@inboxzero.example']),
  made('remote-desk-instagram-post', 'Virtual assistant post', 'spartan candy', 'virtual assistant, post, admin, assistant, freelance, remote, small business', ['Booking for June', 'Two clients, one spot', 'I answer email so you can make things.']),
  made('remote-desk-menu', 'Virtual assistant price list', 'dmserif skyline', 'virtual assistant, price list, menu, services, freelance, admin, packages', menu('Services and rates', 'Inbox Zero Co.', ['By the hour', 'By the month'], [['Inbox care', '$32', 'Sorted, answered, archived'], ['Calendar', '$32', 'No more double booking'], ['Travel', '$36', 'Aisle seats, always'], ['Bookkeeping', '$40', 'Receipts in, reports out'], ['Starter', '$290', 'Ten hours a month'], ['Steady', '$560', 'Twenty hours a month'], ['Full desk', '$990', 'Forty hours a month'], ['Launch week', '$450', 'Every day, all in']])),
];

/** Counters and workshops. */
const counters: readonly TemplateSource[] = [
  calls('butcher-business-card', 'Butcher business card', 'oswald festival', 'butcher, butcher shop, business card, meat, steak, deli, food', ['Oak & Bone', 'Marco Reyes', 'Butcher', '555-0171', 'marco@oakbone.example']),
  made('butcher-flyer', 'Butcher shop flyer', 'alfa cherry', 'butcher, butcher shop, flyer, meat, steak, sale, grill', ['Thursday to Saturday', 'T-bones, $14 a pound', 'Local beef, cut while you wait.', 'Oak & Bone, 31 Market Street']),
  made('butcher-instagram-post', 'Butcher shop post', 'anton paprika', 'butcher, butcher shop, post, meat, steak, grill, food', ['In the case today', 'Ask for the thick one', 'Dry-aged 28 days.']),
  made('butcher-menu', 'Butcher shop price list', 'zilla festival', 'butcher, butcher shop, price list, menu, meat, steak, sausage', menu('By the pound', 'Oak & Bone', ['Beef and pork', 'Sausages'], [['T-bone', '$14', 'For two, or one brave'], ['Brisket', '$11', 'Low, slow, all Sunday'], ['Ground chuck', '$8', 'Fresh every morning'], ['Pork chops', '$9', 'Bone in, thick cut'], ['Bratwurst', '$7', 'Our grandmother’s spice'], ['Chorizo', '$8', 'Smoky, not shy'], ['Fennel', '$8', 'For red sauce nights'], ['Breakfast links', '$6', 'Gone by ten']])),
  sign('butcher-logo', 'Butcher shop logo', 'zilla terracotta', 'butcher, butcher shop, logo, meat, steak, deli, food', 'Oak & Bone', 'Whole-animal butchers'),
  calls('jeweler-business-card', 'Jeweler business card', 'cormorant gala', 'jeweler, jewelry, business card, goldsmith, diamond, necklace, ring', ['Marlowe & Daughter', 'Ines Marlowe', 'Jeweler', '555-0180', 'ines@marlowe.example']),
  made('jeweler-flyer', 'Jewelry store flyer', 'playfair rosewood', 'jeweler, jewelry, flyer, jewelry store, diamond, necklace, sale', ['Saturday, noon to six', 'A little sparkle', 'Free cleaning and 20% off pearls. Marlowe, 5 Arcade Row.']),
  made('jeweler-instagram-post', 'Jewelry post', 'abril nocturne', 'jeweler, jewelry, post, necklace, diamond, gold, gift', ['One of a kind', 'Found her neck', 'The garnet drop, $240.', 'Marlowe & Daughter']),
  sign('jeweler-logo', 'Jewelry logo', 'cinzel orchard', 'jeweler, jewelry, logo, goldsmith, diamond, necklace, boutique', 'Marlowe', 'Fine jewelry since 1974'),
  made('jeweler-gift-certificate', 'Jewelry gift certificate', 'josefin plum', 'jeweler, jewelry, gift certificate, gift card, voucher, necklace, ring', ['Gift certificate', 'Something shiny', 'Good for $100 in the shop.', 'Marlowe & Daughter']),
  calls('tailor-business-card', 'Tailor business card', 'playfair canyon', 'tailor, alterations, business card, seamstress, sewing, dressmaker, suits', ['Stitch & Son', 'Elias Moon', 'Master tailor', '555-0183', 'elias@stitchson.example']),
  made('tailor-flyer', 'Tailor flyer', 'abril coast', 'tailor, alterations, flyer, seamstress, sewing, dressmaker, repair', ['Hems while you wait', 'It will fit', 'Alterations from $12. Stitch & Son, 14 Canal Street.']),
  made('tailor-instagram-post', 'Tailor post', 'dmserif blossom', 'tailor, alterations, post, seamstress, sewing, wedding dress, suits', ['Wedding season', 'Let it out, take it in', 'Dress fittings in nine days.', 'Book a fitting']),
  made('tailor-menu', 'Tailor price list', 'fraunces jazz', 'tailor, alterations, price list, menu, seamstress, sewing, dressmaker', menu('Price list', 'Stitch & Son', ['Everyday', 'Occasions'], [['Pants hem', '$14', 'Ready the same day'], ['Sleeves', '$22', 'Shirt or jacket'], ['Zipper', '$18', 'Metal or hidden'], ['Patch', '$10', 'Knees and elbows'], ['Suit fitting', '$65', 'Two visits, one coffee'], ['Dress hem', '$48', 'Lined or layered'], ['Bridal', '$180', 'Bustle, hem, tears of joy'], ['Made for you', '$690', 'Three fittings']])),
  sign('tailor-logo', 'Tailor logo', 'cormorant canyon', 'tailor, alterations, logo, seamstress, sewing, dressmaker, suits', 'Stitch & Son', 'Tailors since 1962'),
  calls('candle-jar-business-card', 'Candle business card', 'cormorant sage', 'candle, candle maker, business card, candles, handmade, soy, home fragrance', ['Low Light', 'Nora Lind', 'Candle maker', '555-0186', 'nora@lowlight.example']),
  made('candle-jar-square-picture', 'Candle label', 'fraunces terracotta', 'candle label, candle, label, product label, soy, jar, handmade', ['Hand-poured soy', 'Cedar & Smoke', 'Burns about 40 hours', 'Low Light, 8 oz']),
  made('candle-jar-a6-card', 'Candle jar label', 'cormorant lantern', 'candle label, candle, label, product label, jar, scented, beeswax', ['Scented candle', 'Fig after rain', 'Trim the wick to a quarter inch', 'Low Light, 12 oz']),
  made('candle-jar-price-tag', 'Candle price tag label', 'dmserif grove', 'candle label, candle, label, product label, price, tag, handmade', { tag: 'Winter pine', price: '$18', detail: 'Soy wax, cotton wick' }),
  made('candle-jar-flyer', 'Candle making class flyer', 'abril rosewood', 'candle, candle making, flyer, workshop, class, craft, handmade', ['Friday, 6 PM', 'Pour one, take two', 'Wax, wicks and wine. $45 with supplies.', 'Low Light Studio, 555-0186']),
  made('flacon-square-picture', 'Perfume label', 'cinzel blossom', 'perfume label, perfume, label, product label, fragrance, cologne, cosmetics', ['Eau de parfum', 'Night Orchard', '50 ml, 1.7 fl oz', 'Maison Lune']),
  made('flacon-a6-card', 'Fragrance product label', 'playfair iris', 'perfume label, perfume, label, product label, fragrance, cologne, beauty', ['Fragrance mist', 'Iris & Rain', '100 ml, 3.4 fl oz', 'Maison Lune']),
  made('flacon-price-tag', 'Cologne label', 'bebas atlas', 'perfume label, perfume, label, product label, cologne, fragrance, scent', ['Cologne', 'Salt & Cedar', '75 ml, 2.5 fl oz']),
  made('cologne-a6-card', 'Perfume bottle label', 'playfair fuchsia', 'perfume label, perfume, label, product label, fragrance, scent, beauty', ['Extrait de parfum', 'Plum at Dusk', '30 ml, made in small batches.']),
  made('candle-glow-a6-card', 'Soy candle label', 'abril plum', 'candle label, candle, label, product label, soy, scented, handmade', ['Pure soy wax', 'Velvet Hour', '10 oz. Never leave a flame alone.']),
  made('flacon-instagram-post', 'Perfume post', 'cormorant candy', 'perfume, fragrance, post, cologne, launch, beauty, scent', ['New scent', 'Smells like Sunday', 'Pear, linen and a late start.']),
  made('flacon-flyer', 'Perfume launch flyer', 'abril fuchsia', 'perfume, fragrance, flyer, cologne, launch, beauty, scent', ['Thursday, 5 to 8 PM', 'Meet Night Orchard', 'Samples and champagne at Maison Lune.']),
  made('vanity-a6-card', 'Skincare product label', 'josefin mint', 'product label, label, skincare, cosmetics, cream, beauty, jar', ['Face cream', 'Oat & Honey', '50 g, 1.7 oz', 'Lune Skin']),
];

export const shopfronts: readonly TemplateSource[] = [...advice, ...counters];
