import { phraseTable, typedWords } from './phrases.js';

/**
 * What people call things that a catalog has under other names, and what is near to them: asked for only when the words
 * themselves find nothing. On the left what is searched for (phrases too), on the right words to find in its place, the
 * nearest first.
 */
const RELATED: readonly (readonly [typed: string, near: string])[] = [
  // occasions
  ['mothers day, mother, mum, mom, mama', 'flowers, thank, family, heart'],
  ['fathers day, father, dad, papa', 'thank, family, adventure, craft'],
  ['valentine, valentines day, love, lovers, romance, crush', 'heart, romantic, flowers, wedding'],
  ['easter, eggs, bunny', 'spring, flowers, cake, family'],
  ['halloween, spooky, haunted, pumpkin, horror, trick or treat', 'ghost, night, autumn, dark'],
  ['thanksgiving, gratitude', 'harvest, thank, autumn, supper'],
  [
    'black friday, cyber monday, deal, deals, clearance, promo, promotion, bargain',
    'sale, discount, offer, advert',
  ],
  ['christmas, xmas, noel, santa, advent, hanukkah, kwanzaa', 'winter, snow, candles, holiday, gift'],
  ['eid, ramadan, iftar, mubarak', 'arabic, moon, lantern, night'],
  ['diwali, holi, navratri', 'lantern, hindi, celebration, candles'],
  ['lunar new year, chinese new year, tet', 'lantern, new year, red, celebration'],
  ['new year, new years eve, nye, countdown', 'new year, party, celebration, calendar'],
  [
    'graduation, graduate, grad, class of, commencement, prom',
    'certificate, school, university, student, celebration',
  ],
  [
    'engagement, bridal shower, bride, groom, bachelorette, hen party',
    'wedding, romantic, invitation, flowers',
  ],
  ['baby shower, newborn, gender reveal, christening, baptism', 'baby, naming, child, invitation'],
  ['farewell, goodbye, retirement, leaving', 'thank, friend, card, afternoon'],
  ['funeral, memorial, obituary, rip, in memoriam', 'sympathy, condolence, candles, lake'],
  [
    'independence day, fourth of july, july 4, national day, patriotic',
    'party, celebration, summer, festival',
  ],
  ['earth day, recycling, eco, zero waste, green energy', 'climate, environment, sustainability, compost'],
  ['pride, lgbt, womens day, equality, protest', 'community, join, party, people'],
  ['picnic, bbq, barbecue, cookout, potluck', 'summer, fete, food, party'],
  ['carnival, mardi gras, masquerade', 'circus, party, festival, dance'],
  ['bar mitzvah, bat mitzvah', 'jewish, invitation, celebration'],
  ['boxing day', 'sale, discount, christmas'],
  ['sweet 16, sweet sixteen, quinceanera', 'birthday, party, invitation'],
  ['beach clean up', 'volunteer, community, environment'],
  ['vacation bible school', 'church, kids, summer'],
  ['black history month, juneteenth', 'community, history'],
  ['labor day, memorial day, veterans day, presidents day', 'sale, community'],
  // sport and body
  [
    'gym, fitness, workout, crossfit, pilates, personal trainer, bodybuilding',
    'sport, wellness, yoga, marathon, swimming',
  ],
  [
    'football, soccer, basketball, baseball, hockey, tennis, volleyball, rugby, cricket, golf',
    'sport, team, club, marathon',
  ],
  ['running, runner, race, triathlon, 5k, 10k', 'marathon, sport, walk, cycling'],
  ['boxing, karate, judo, martial arts, wrestling', 'sport, club, class'],
  ['ski, skiing, snowboard', 'winter, mountain, snow, sport'],
  ['meditation, mindfulness, mental health, therapy, therapist, self care', 'wellness, calm, yoga, spa'],
  [
    'dentist, doctor, medical, clinic, hospital, nurse, health, healthcare, pharmacy, vaccine, chiropractor',
    'wellness, science, professional, business card',
  ],
  ['diet, nutrition, weight loss, vegan, keto', 'vegetarian, food, recipe, fruit'],
  ['beauty, makeup, cosmetics, nails, nail salon, lashes, skincare, salon', 'spa, hair, fashion, elegant'],
  ['hairdresser, haircut, hairstylist', 'hair, barber, scissors'],
  ['massage, sauna, facial', 'spa, wellness, calm'],
  // food and drink
  ['burger, fast food, hot dog, fries, taco, tacos, mexican, sandwich', 'food, restaurant, menu, pizza'],
  ['sushi, ramen, asian food, chinese food, thai', 'noodles, restaurant, japanese, menu'],
  ['steak, grill, seafood', 'fish, restaurant, supper, menu'],
  ['beer, brewery, pub, bar, cocktail, wine, winery, happy hour', 'supper, cups, restaurant, menu, party'],
  ['smoothie, juice bar, lemonade', 'juice, fruit, fresh'],
  ['ice cream, gelato, donut, cupcake, chocolate, candy, sweets', 'dessert, sweet, cake, bakery'],
  ['catering, brunch, breakfast, buffet, food truck', 'food, restaurant, menu, morning'],
  ['grocery, supermarket, farmers market, vegetables', 'market, fruit, food, fresh'],
  // trades and services
  ['lawyer, attorney, law firm, legal, notary', 'monogram, classic, letterhead, professional'],
  [
    'accountant, accounting, finance, bank, insurance, tax, crypto, bitcoin, investment',
    'money, investors, chart, professional',
  ],
  ['consultant, consulting, coach, coaching, mentor', 'business, strategy, professional, course'],
  ['marketing, agency, seo, social media manager, digital marketing', 'studio, strategy, startup, offer'],
  [
    'construction, contractor, builder, roofing, plumber, electrician, carpenter, handyman, painter',
    'build, renovation, trade, repair, timber',
  ],
  ['cleaning, cleaner, laundry, housekeeping, maid', 'house, home, fresh, repair'],
  [
    'real estate, realtor, property, open house, house for sale, mortgage, apartment, airbnb',
    'house, housing, architecture, rent, home',
  ],
  [
    'moving, mover, removals, storage, delivery, logistics, shipping, courier',
    'transport, move, post, packing',
  ],
  ['car, auto, mechanic, garage, car wash, dealership, taxi, rental', 'transport, repair, retro, technical'],
  ['landscaping, lawn, gardening, florist, nursery', 'garden, gardener, plants, flowers'],
  ['vet, veterinarian, pet shop, pet sitting, grooming, puppy, kitten', 'pet, dog, cat, animals, adoption'],
  ['photographer, photo studio, wedding photographer, videographer', 'photography, photo, film'],
  [
    'software, app, saas, developer, programmer, it, web design, ai, cybersecurity',
    'technology, coding, startup, security',
  ],
  ['electronics, phone repair, computer, gadget', 'technology, repair, technical'],
  ['jewelry, jeweller, watch, perfume, luxury', 'luxury, gold, elegant, monogram'],
  [
    'clothing, clothes, boutique, shoes, sneakers, streetwear, t shirt, tshirt, hoodie, merch',
    'fashion, shop, tailor, retro, badge',
  ],
  [
    'factory, industry, industrial, manufacturing, engineering, welding',
    'engineer, technical, build, process',
  ],
  [
    'hotel, hostel, resort, vacation, holiday, travel agency, cruise, beach',
    'travel, summer, sea, coast, island',
  ],
  ['daycare, kindergarten, preschool, babysitter, nanny, tutor, tutoring', 'kids, school, class, playful'],
  // public life
  [
    'church, worship, gospel, bible, sermon, pastor, prayer, mosque, temple',
    'choir, community, singing, join',
  ],
  [
    'fundraiser, fundraising, donate, donation, nonprofit, ngo, blood drive',
    'charity, community, volunteer, sharing',
  ],
  ['election, vote, politics, campaign, candidate, mayor', 'community, join, people, bold'],
  ['lost dog, missing, lost and found, wanted', 'dog, community, poster'],
  ['garage sale, yard sale, flea market, rummage', 'sale, market, party'],
  [
    'job, jobs, job posting, job fair, vacancy, recruitment, recruiting, career, we are hiring, join our team',
    'hiring, join, staff, apprentice',
  ],
  [
    'conference, webinar, seminar, summit, meetup, networking, symposium',
    'talk, workshop, event, presentation',
  ],
  [
    'grand opening, opening soon, now open, coming soon, launch, product launch',
    'launch, opens, shop, invitation',
  ],
  ['testimonial, testimonials, feedback, customer review', 'review, quote, saying'],
  ['coupon, coupons, promo code, gift voucher', 'voucher, discount, gift card, offer'],
  ['giveaway, contest, raffle, lottery, competition', 'prize, ticket, fete, offer'],
  ['tips, hacks, did you know, facts, carousel', 'steps, tutorial, guide, list'],
  ['faq, q and a, ask me anything', 'question, poll, list'],
  ['announcement, notice, reminder, attention, update', 'event, bold, poster, newsletter'],
  // screens
  ['streaming, stream, streamer', 'games, channel, video, profile'],
  ['tiktok, reels, reel, snapchat, shorts', 'story, video, phone, vlog'],
  ['etsy, shopify, ecommerce, online store, amazon', 'shop, product, offer, craft'],
  ['email signature, email header', 'email, header, newsletter'],
  [
    'spotify, soundcloud, playlist, dj, rave, techno, edm, hip hop, rap, rock, metal, punk',
    'music, album, vinyl, disco, concert',
  ],
  ['nft, metaverse, vaporwave, y2k, cyberpunk, neon', 'retro, gradient, technology, purple'],
  // papers
  ['homework, lesson plan, spelling', 'lesson, school, class, checklist, kids'],
  ['diploma, award, achievement, participation', 'certificate, award, guarantee, prize'],
  [
    'budget, expense, tracker, to do, todo, habit, goals, meal plan, grocery list',
    'planner, checklist, tracker, list',
  ],
  ['contract, agreement, quotation, estimate, receipt', 'invoice, receipt, proposal, business'],
  ['org chart, mind map, flowchart, swot, gantt, roadmap', 'chart, process, strategy, timeline, infographic'],
  ['case study, white paper, ebook, lead magnet, report', 'report, guide, annual report, proposal'],
  ['name tag, lanyard, badge, visitor pass, id', 'id card, badge, member, pass'],
  ['itinerary, agenda, schedule', 'class schedule, timetable, planner, tour'],
  ['bookmark, comic, storybook, novel, fanfic', 'reading, books, cover, funny'],
  ['scrapbook, photo album, moodboard, mood board, photo collage', 'collage, photo, polaroid, family'],
  ['genealogy, family tree, reunion', 'family, trees, history'],
  ['bus, metro, subway, airport, flight, boarding pass', 'transport, train, aviation, ticket'],
  ['newsletter, mailing', 'newsletter, email, editorial, magazine'],
  ['concert, gig, band, live music, open mic', 'music, stage, festival, opera, jazz'],
  ['pizza, pasta, italian', 'italian, restaurant, menu, food'],
  ['letterhead, stationery', 'stationery, letter, business card'],
  // looks
  ['minimal, minimalist, minimalism, clean, simple', 'simple, modern, calm, elegant'],
  ['aesthetic, cute, kawaii, pastel, cottagecore', 'pink, playful, sweet, calm'],
  ['grunge, brutalist, edgy, y2k', 'bold, type, risograph, black'],
  ['watercolor, watercolour, floral, botanical', 'flowers, botanical, garden, leaves'],
  ['corporate, formal, official', 'business, professional, classic, modern'],
  ['girly, feminine, boho', 'pink, boho, elegant, flowers'],
  ['futuristic, tech, digital, cyber', 'technology, space, gradient, modern'],
  ['hand drawn, sketch, doodle, illustration', 'drawing, hand-drawn, ink, playful'],
];

export const related = phraseTable(RELATED.map(([typed, near]) => [typed, near.split(', ')] as const));

/** What is near to the words and phrases of a search, the nearest first; empty where nothing is known of them. */
export const relatedWords = (text: string): readonly string[] => [
  ...new Set(related.all(typedWords(text)).flatMap(({ known }) => known)),
];
