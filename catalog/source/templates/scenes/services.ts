import type { TemplateSource } from '../../../build/templates/recipe.js';
import { cardCopy, made } from './made.js';
import { menu } from './papers.js';

const offers: readonly TemplateSource[] = [
  made('parcel-a6-card', 'Thank you for your order card', 'fraunces jazz', 'thank you for your order, thank you for your purchase, customer, small business, order, packaging, card', ['Packed by hand', 'Thank you for your order', 'If you love it, tell a friend. If not, tell us.', 'wrenandclay.example']),
  made('parcel-postcard', 'Thank you for your purchase card', 'jakarta sage', 'thank you for your purchase, thank you for your order, customer, order, shop, small business, review', ['A small shop says', 'Thanks for shopping small', 'Take 15% off next time with code AGAIN15.', 'wrenandclay.example']),
  made('parcel-thank-you-card', 'Thank you customer card', 'pacifico blossom', 'thank you for your order, thank you for your purchase, customer, small business, thank you, shop', ['Hooray, it’s here', 'You made our day', 'Every order gets a happy dance.', 'Yours, Fig & Fern']),
  made('parcel-square-picture', 'Order packing note', 'dmserif iris', 'thank you for your order, thank you for your purchase, customer, packaging, small business, label', ['Handle with joy', 'Thank you for your order', 'Packed with care by Lucy in Duluth.']),
  made('prize-instagram-post', 'Giveaway post', 'anton festival', 'giveaway, instagram giveaway, prize, contest, raffle, win', ['Ends Friday at noon', 'Giveaway!', 'Follow, tag two friends, win the whole box.']),
  made('prize-instagram-story', 'Giveaway story', 'alfa candy', 'giveaway, instagram giveaway, prize, contest, win, story', ['24 hours only', 'Win it all', 'Share this, then send us a star.']),
  made('prize-instagram-portrait', 'Giveaway rules post', 'archivo cobalt', 'giveaway, instagram giveaway, prize, contest, win, rules', ['How to enter', 'One box, one winner', 'Like, save and comment your favorite color.']),
  made('prize-instagram-reel-cover', 'Giveaway reel cover', 'bebas sorbet', 'giveaway, instagram giveaway, prize, contest, raffle, reel', ['Winner drawn Sunday', 'Giveaway time', 'Watch to the end to enter.']),
  made('megaphone-instagram-post', 'Announcement post', 'archivo coast', 'announcement, notice, important, megaphone, reminder, news', ['Announcement', 'Big news!', 'Our second shop opens on Elm Street.', 'Doors open May 1']),
  made('megaphone-facebook-post', 'Important notice post', 'spartan paprika', 'announcement, notice, important, megaphone, reminder, update', ['Please note', 'New hours from Monday', 'Open nine to six, and late on Thursdays.', 'See all hours']),
  made('megaphone-instagram-story', 'Coming soon story', 'anton teal', 'coming soon, announcement, opening soon, launch, megaphone, reminder, news', ['Mark your calendar', 'Coming soon', 'Something sweet, right next door. June 1.']),
  made('idea-instagram-post', 'Did you know post', 'fraunces ember', 'did you know, fact, facts, fun fact, tips, trivia', ['Did you know?', 'Honey never spoils', 'Jars from ancient tombs are still good to eat.']),
  made('idea-instagram-story', 'Did you know story', 'jakarta nocturne', 'did you know, fact, facts, fun fact, quiz, tips', ['Did you know?', 'Octopuses have three hearts', 'Two rest while it swims. Hence the naps.', 'Save this one']),
  made('idea-facebook-post', 'Fun fact post', 'alfa lagoon', 'did you know, fact, facts, fun fact, science, trivia', ['Fun fact', 'Bananas are berries', 'Strawberries are not.', 'Tell a friend']),
  made('idea-instagram-portrait', 'Five tips post', 'zilla jazz', 'tips, did you know, how to, list, advice, ideas', ['Save for later', 'Five tips for calmer mornings', 'Swipe. Number three takes a minute.']),
];

const beauty: readonly TemplateSource[] = [
  made('polish-instagram-post', 'Nail salon post', 'dmserif cherry', 'nail salon, nails, manicure, beauty, salon, polish', ['New spring shades', 'Nailed it', 'Gel manicures from $38, all this month.']),
  made('polish-flyer', 'Nail salon flyer', 'abril candy', 'nail salon, nails, manicure, pedicure, beauty, salon', ['Opening week, April 5 to 10', 'Ten tips, twenty off', 'Manicure and pedicure, $20 less.']),
  made('polish-instagram-story', 'Nail salon story', 'josefin rosewood', 'nail salon, nails, manicure, beauty, salon, offer', ['Two spots left', 'Hands free?', 'Tomorrow at ten and at four.']),
  made('polish-business-card', 'Nail salon business card', 'playfair plum', 'nail salon, nails, manicure, beauty, salon, business card', cardCopy(['Gloss & Co.', 'Kim Tran', 'Nail artist', '555-0119', 'kim@glossandco.example'])),
  made('lashes-instagram-post', 'Lash and brow post', 'cormorant fuchsia', 'lash extensions, lashes, eyelashes, eyebrows, beauty, makeup, salon', ['Book this week', 'Wake up with lashes', 'Classic set $95. No mascara until June.']),
  made('lashes-flyer', 'Lash and brow flyer', 'dmserif blossom', 'lash extensions, lashes, eyebrows, eyelashes, makeup artist, beauty, salon', ['Lashes, brows, tints', 'Bat, blink, repeat', 'First visit 20% off. 8 Canal Street, by the bridge.']),
  made('lashes-instagram-story', 'Brow bar story', 'syne terracotta', 'eyebrows, brows, lash extensions, lashes, beauty, makeup, offer', ['Walk in today', 'Brows in twenty', 'Shape and tint, $28.']),
  made('lashes-business-card', 'Lash artist business card', 'instrument rosewood', 'lash extensions, lashes, eyelashes, eyebrows, beauty, makeup artist, business card', cardCopy(['Flutter Studio', 'Ines Moreau', 'Lash and brow artist', '555-0127', 'ines@flutter.example'])),
];

const prices: readonly TemplateSource[] = [
  made('polish-menu', 'Nail salon price list', 'abril rosewood', 'price list, nail salon price list, nail salon, nails, manicure, prices, beauty, salon, menu', menu('Hands and feet', 'Gloss & Co.', ['Hands', 'Feet'], [['Manicure', '25', 'Shape, buff, polish'], ['Gel manicure', '38', 'Two weeks, no chips'], ['Full set', '60', 'Any length'], ['Nail art', '5', 'A nail, from'], ['Pedicure', '40', 'Soak, scrub, polish'], ['Gel pedicure', '52', 'Beach-proof'], ['Callus care', '15', 'Add to any soak'], ['Polish change', '18', 'In and out']])),
  made('lashes-menu', 'Lash and brow price list', 'cormorant blossom', 'price list, lash price list, lashes, lash extensions, eyebrows, brows, prices, beauty, salon, menu', menu('Price list', 'Flutter Studio', ['Lashes', 'Brows'], [['Classic set', '95', 'One on one, natural'], ['Volume set', '140', 'Soft fans, more drama'], ['Refill', '55', 'Within three weeks'], ['Lash lift', '70', 'Your own, curled'], ['Shape', '20', 'Wax or thread'], ['Tint', '15', 'Lasts four weeks'], ['Lamination', '60', 'Fluffy and set'], ['Lip and chin', '18', 'Quick and kind']])),
];

const trades: readonly TemplateSource[] = [
  made('flash-sheet-instagram-post', 'Tattoo studio post', 'abril paprika', 'tattoo, tattoo studio, tattoo artist, ink, flash, heart', ['Friday the 13th', 'Flash day', 'Thirteen designs, $60 each. First come.']),
  made('flash-sheet-flyer', 'Tattoo studio flyer', 'alfa harbour', 'tattoo, tattoo studio, tattoo artist, ink, flash, shop', ['Walk-ins Thursdays', 'Think before you ink', 'Then come see us. Anchor & Rose, 77 Dock Street.']),
  made('flash-sheet-business-card', 'Tattoo studio business card', 'bebas brass', 'tattoo, tattoo studio, tattoo artist, ink, business card', cardCopy(['Anchor & Rose', 'Mateo Cruz', 'Tattoo artist', '555-0166', 'mateo@anchorrose.example'])),
  made('flash-sheet-gift-certificate', 'Tattoo gift certificate', 'alfa ember', 'tattoo, tattoo studio, gift certificate, gift card, voucher, ink', ['Gift certificate', '$100 of ink', 'Mom, this one’s for you.', 'Anchor & Rose']),
  made('umbrella-instagram-post', 'Insurance post', 'jakarta lagoon', 'insurance, home insurance, life insurance, umbrella, family, protection', ['Home and life', 'Covered, rain or shine', 'A quote in ten minutes, from a real person.']),
  made('umbrella-flyer', 'Insurance flyer', 'dmserif summit', 'insurance, life insurance, home insurance, insurance agent, umbrella, family', ['Free policy check in May', 'Who’s holding your umbrella?', 'We read the small print so you don’t have to.', 'Bell & Daughters, 555-0139']),
  made('umbrella-facebook-post', 'Home insurance post', 'spartan cherry', 'insurance, home insurance, insurance agent, umbrella, house, storm', ['Storm season', 'Is your roof covered?', 'Ask us before the first big rain.', 'Get a quote']),
  made('umbrella-business-card', 'Insurance agent business card', 'playfair royal', 'insurance, insurance agent, agent, financial advisor, umbrella, business card', cardCopy(['Bell & Daughters', 'Nora Bell', 'Insurance agent', '555-0139', 'nora@bellinsure.example'])),
  made('ledger-instagram-post', 'Tax season post', 'archivo fern', 'tax, taxes, tax season, tax preparation, accounting, accountant, finance', ['Due April 15', 'Keep more of it', 'Bring the shoebox. We do the rest.', 'Book: countwell.example']),
  made('ledger-flyer', 'Tax preparation flyer', 'zilla teal', 'tax, taxes, tax preparation, accounting, bookkeeping, accountant, finance', ['January to April 15', 'Taxes? Done.', 'Flat fee from $120, usually the same day.']),
  made('ledger-linkedin-post', 'Accounting post', 'instrument mint', 'accounting, accountant, tax, taxes, bookkeeping, finance, small business', ['For small business', 'Books that balance by Friday', 'Monthly bookkeeping from $250.', 'Talk to us']),
  made('ledger-business-card', 'Accountant business card', 'jakarta prairie', 'accounting, accountant, tax, taxes, bookkeeping, finance, business card', cardCopy(['Countwell', 'Peter Lindqvist', 'CPA, taxes and books', '555-0152', 'peter@countwell.example'])),
  made('geometry-instagram-post', 'Math tutor post', 'bebas skyline', 'math tutor, tutoring, tutor, math, homework, class', ['Grades 6 to 12', 'Math, finally', 'One hour a week. First one’s free.', 'Text 555-0144']),
  made('geometry-flyer', 'Tutoring flyer', 'alfa sorbet', 'tutoring, tutor, math tutor, homework, school, classes', ['After school, Mon to Thu', 'Homework help', 'Math, science and essays. $25 an hour.']),
  made('geometry-business-card', 'Tutor business card', 'zilla lagoon', 'tutor, tutoring, math tutor, teacher, homework, business card', cardCopy(['Right Angle', 'Grace Adeyemi', 'Math and physics tutor', '555-0144', 'grace@rightangle.example'])),
  made('lesson-instagram-post', 'Driving school post', 'archivo skyline', 'driving school, driving lesson, car, license, learner, driver', ['Six lessons, $390', 'Get your license', 'Patient teachers, two sets of brakes.']),
  made('lesson-flyer', 'Driving school flyer', 'bebas grove', 'driving school, driving lesson, car, learner, license, teen', ['Summer course starts June 7', 'Take the wheel', 'Thirty hours of class, six on the road. Easy Street Driving School.']),
  made('lesson-poster', 'Driving school poster', 'alfa lantern', 'driving school, driving lesson, car, learner, poster, license', ['First lesson half price', 'Parallel park like a pro', 'Or we’ll practice until you do.']),
  made('lesson-business-card', 'Driving instructor business card', 'jakarta jazz', 'driving school, driving lesson, instructor, car, learner, business card', cardCopy(['Easy Street', 'Tomasz Nowak', 'Driving instructor', '555-0178', 'tomasz@easystreet.example'])),
  made('growth-instagram-post', 'Marketing agency post', 'archivo volt', 'marketing, marketing agency, digital marketing, social media marketing, seo, growth', ['For local shops', 'Get found, get busy', 'Ads, posts and search that pay for themselves.']),
  made('growth-business-card', 'Digital marketing business card', 'syne lagoon', 'digital marketing, marketing, marketing agency, social media marketing, seo, business card', cardCopy(['Loudly', 'Jada Brooks', 'Digital marketing', '555-0158', 'jada@loudly.example'])),
  made('screens-instagram-post', 'Web design post', 'instrument lagoon', 'web design, website, web designer, seo, digital marketing, design studio', ['Sites for small shops', 'A website that works weekends', 'Live in three weeks, from $900.']),
  made('screens-business-card', 'Web designer business card', 'spartan candy', 'web design, web designer, website, developer, digital marketing, business card', cardCopy(['Northlight Web', 'Amir Haddad', 'Web designer', '555-0136', 'amir@northlight.example'])),
  made('growth-flyer', 'Business consulting flyer', 'dmserif royal', 'consulting, consultant, business consulting, business coach, strategy, growth, advice', ['First hour free', 'Stuck? Let’s talk.', 'We’ve fixed forty small businesses. Yours could be next.']),
  made('growth-facebook-post', 'Business coach post', 'jakarta fuchsia', 'business coach, coach, coaching, consulting, mentor, growth', ['One-on-one coaching', 'Grow without burning out', 'Six sessions, one plan, no jargon.', 'Book a call']),
  made('growth-instagram-story', 'Consulting story', 'archivo teal', 'consulting, consultant, business consulting, business coach, strategy, finance, growth', ['Free this Thursday', 'Ask a consultant', 'Bring one question. Leave with three next steps.', 'harlowfinch.example']),
  made('sunrise-a6-card', 'Cabin WiFi card', 'josefin canyon', 'wifi, wi fi, wifi sign, wifi password, airbnb, guest, welcome, cabin, card', ['Wi-Fi for guests', 'Network: Pinecone', 'Password: sunriseclub', 'Best signal: the porch']),
  made('growth-linkedin-post', 'Consulting post', 'spartan gala', 'consulting, consultant, business coach, marketing agency, strategy, growth', ['Strategy sprints', 'Ninety days to a plan', 'Clear goals, fewer meetings.', 'harlowfinch.example']),
  made('grid-sunset-discord-banner', 'Retro Discord banner', 'bebas candy', 'discord, discord banner, gaming, banner, server, retro, synthwave', ['Welcome in', 'Night drive', 'Music, games, late hours.']),
  made('grid-sunset-twitch-banner', 'Esports Twitch banner', 'anton volt', 'twitch, twitch banner, esports, gaming, stream, banner', ['Live Tue, Thu, Sat', 'Sunset squad', 'Ranked from 8 PM Eastern.', 'Follow']),
  made('grid-sunset-twitch-offline-screen', 'Stream ending screen', 'syne nocturne', 'twitch, twitch offline screen, stream, gaming, offline, ending, synthwave', ['Stream over', 'See you next run', 'Back on Thursday at eight.', 'twitch: sunsetsquad']),
];

/** Thanks and prizes of a small shop, news, facts, beauty, advice and lessons. */
export const services: readonly TemplateSource[] = [...offers, ...beauty, ...prices, ...trades];
