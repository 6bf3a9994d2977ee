import type { TemplateSource } from '../../../build/templates/recipe.js';
import { made } from './made.js';

/** Health, looks and small children. */
const care: readonly TemplateSource[] = [
  made('spine-letter-flyer', 'Massage therapy flyer', 'playfair sage', 'massage, massage therapy, massage therapist, flyer, deep tissue, back pain, wellness', ['Licensed massage therapy', 'We’ll find the knot', 'Deep tissue and sports massage from $85. Call 555-0138.']),
  made('lotus-legal-flyer', 'Spa massage flyer', 'abril iris', 'massage, spa, spa massage, flyer, wellness, relaxation, hot stone', ['Stillwater Day Spa', 'An hour off the hook', 'Swedish or hot stone massage, $89 this month. 555-0138']),
  made('candle-jar-letter-flyer', 'Couples massage flyer', 'cormorant cherry', 'massage, couples massage, flyer, spa, date night, valentines day, wellness', ['Friday evenings', 'Unwind for two', 'A couples massage by candlelight, $149. 555-0171']),
  made('lashes-letter-flyer', 'Lash tech flyer', 'playfair plum', 'lash tech, lash extensions, lashes, flyer, lash artist, beauty, salon', ['Now booking', 'Wake up ready', 'Classic sets $90, volume sets $130. Naps included.', 'Flutter Lash Bar, 555-0181']),
  made('lashes-legal-flyer', 'Lash tech special flyer', 'abril fuchsia', 'lash tech, lash extensions, lashes, flyer, special offer, lash lift, beauty', ['New clients in May', '$25 off a full set', 'Soft, light lashes by a licensed lash tech. 555-0187']),
  made('tooth-letter-flyer', 'Dental clinic flyer', 'dmserif royal', 'dental clinic, dentist, dental, flyer, checkup, teeth, family dentist', ['New patients welcome', 'A gentle dentist', 'Exam, X-rays and cleaning for $99. Most insurance taken.', 'Maple Dental Clinic, 555-0153']),
  made('tooth-legal-flyer', 'Kids dental clinic flyer', 'fraunces sorbet', 'dental clinic, kids dentist, pediatric dentist, flyer, children, dental, teeth', ['Saturdays are for kids', 'Brave teeth get stickers', 'First checkup free through age 5. Maple Dental Clinic, 555-0153']),
  made('lullaby-letter-flyer', 'Babysitting flyer', 'alfa lantern', 'babysitting, babysitter, flyer, child care, kids, sitter, bedtime', ['CPR certified', 'Go out. I’ve got bedtime.', 'Babysitting most evenings, $18 an hour. Ella, 555-0146']),
  made('playroom-legal-flyer', 'Babysitting service flyer', 'bebas coast', 'babysitting, babysitting service, flyer, child care, nanny, kids, toddlers', ['Evenings and weekends', 'Sitters who play', 'Background-checked, CPR trained and good at blocks. From $20 an hour.', 'Elm Street Sitters, 555-0164']),
  made('dinosaurs-flyer', 'Summer babysitting flyer', 'pacifico lagoon', 'babysitting, babysitter, summer, flyer, kids, sitter, child care', ['Weekdays, June to August', 'I speak dinosaur', 'Summer babysitting for ages 3 to 9. Snacks and park included.', 'Call or text Maya, 555-0129']),
  made('toy-room-flyer', 'Home daycare flyer', 'dmserif jazz', 'daycare, home daycare, flyer, child care, toddlers, preschool, kids', ['Licensed, six children', 'A second home', 'Two spots open for ages 1 to 4. Call Rosa, 555-0168.']),
];

/** Those who are called when a thing is broken, dirty, due or to be carried. */
const services: readonly TemplateSource[] = [
  made('ledger-letter-flyer', 'Accountant flyer', 'playfair harbour', 'accountant, accounting, bookkeeping, flyer, cpa, tax, small business', ['Park & Lind, CPAs', 'Bring the shoebox', 'We sort receipts, books and taxes. First hour free. 555-0142']),
  made('ledger-legal-flyer', 'Tax accountant flyer', 'bebas royal', 'accountant, tax accountant, tax return, flyer, cpa, taxes, refund', ['By April 15', 'Get back what’s yours', 'Personal returns from $120, filed by a real accountant.', 'Dana Cole, CPA, 555-0142']),
  made('growth-letter-flyer', 'Small business accountant flyer', 'dmserif harbour', 'accountant, small business, bookkeeping, flyer, payroll, accounting, cpa', ['For shops and startups', 'It all adds up', 'Monthly books, payroll and taxes from $250 a month.', 'Ledger Lane Accounting, 555-0156']),
  made('umbrella-letter-flyer', 'Home insurance flyer', 'archivo teal', 'insurance, home insurance, homeowners, flyer, insurance agent, quote, house', ['Before the next storm', 'Cover the roof too', 'A free home insurance quote in ten minutes. Call 555-0119.']),
  made('umbrella-legal-flyer', 'Life insurance flyer', 'fraunces rosewood', 'insurance, life insurance, insurance agent, flyer, family, policy, quote', ['From $19 a month', 'For the ones at home', 'Life insurance in plain English, over coffee.', 'Ruth Park, 555-0119']),
  made('front-door-legal-flyer', 'Renters insurance flyer', 'bebas meadow', 'insurance, renters insurance, apartment, flyer, insurance agent, quote, home', ['From $12 a month', 'Your stuff, covered', 'Renters insurance for less than a pizza. Cole Insurance, 555-0132']),
  made('garage-letter-flyer', 'Auto repair shop flyer', 'oswald harbour', 'auto repair, auto repair shop, mechanic, flyer, car repair, brakes, garage', ['Honest since 1988', 'What’s that noise?', 'Brakes, engines, tires. We show you the part first.', 'Miller Auto Repair, 555-0127']),
  made('garage-legal-flyer', 'Auto repair special flyer', 'bebas cherry', 'auto repair, oil change, mechanic, flyer, special offer, car service, brakes', ['This month only', 'Oil change $39', 'Free brake check with every visit. Miller Auto Repair, 555-0127']),
  made('plug-letter-flyer', 'Emergency electrician flyer', 'oswald ember', 'electrician, emergency electrician, electrical, flyer, repair, power outage, wiring', ['24 hours, 7 days', 'Lights out? Call.', 'A licensed electrician at your door within the hour. 555-0144']),
  made('plug-legal-flyer', 'Home electrician flyer', 'alfa teal', 'electrician, home electrician, wiring, flyer, lighting, outlets, electrical', ['Licensed and insured', 'We know what’s hot', 'Outlets, panels, ceiling fans and car chargers. Free estimates.', 'Bright Electric, 555-0144']),
  made('squeaky-flyer', 'Home cleaning service flyer', 'bebas sorbet', 'cleaning service, house cleaning, flyer, maid service, housekeeping, home, cleaner', ['Weekly or just once', 'Come home to clean', 'Three rooms from $89. We bring everything. 555-0166']),
  made('truck-letter-flyer', 'Local moving company flyer', 'bebas lagoon', 'moving company, local movers, moving, flyer, movers, relocation, truck', ['Local moves from $299', 'We lift. You point.', 'Two movers, one truck and blankets for the good table.', 'Elm City Movers, 555-0122']),
  made('boxes-flyer', 'Moving company special flyer', 'bebas jazz', 'moving company, moving, movers, flyer, packing, special offer, boxes', ['Packing included', '$50 off in May', 'We wrap it, carry it and find the kettle. 555-0122']),
  made('webcast-flyer', 'Webinar flyer', 'oswald jazz', 'webinar, online event, flyer, virtual event, workshop, training, live', ['Thursday, May 6, noon ET', 'Hire without dread', 'A live webinar for first-time managers, with questions.', 'Sign up at juniper.example']),
  made('webcast-letter-flyer', 'Free webinar flyer', 'alfa lagoon', 'webinar, free webinar, online class, flyer, virtual event, seminar, finance', ['Tuesday, 7 PM, on Zoom', 'Retire on purpose', 'A free webinar on saving after 40. Register at nest.example']),
];

/** What is eaten, danced, fed and run. */
const leisure: readonly TemplateSource[] = [
  made('ice-cream-letter-flyer', 'Ice cream shop flyer', 'fraunces blossom', 'ice cream, ice cream shop, flyer, gelato, dessert, summer, cone', ['Open till ten all summer', 'Twenty flavors', 'Kids’ cones $2 on Mondays. Sprinkles are always free.', 'Penny’s, 40 Main Street']),
  made('cloche-letter-flyer', 'Wedding catering flyer', 'cormorant sage', 'catering, wedding catering, caterer, flyer, wedding, buffet, reception', ['Weddings of 20 to 200', 'Dinner, then dancing', 'Tastings every Sunday. Fig & Thyme Catering, 555-0175']),
  made('cloche-legal-flyer', 'Office catering flyer', 'bebas harbour', 'catering, office catering, corporate catering, flyer, lunch, caterer, meeting', ['Order by 10, eat at noon', 'Lunch for the meeting', 'Hot lunches for ten or more, from $14 each. 555-0175']),
  made('ballet-letter-flyer', 'Kids dance class flyer', 'bebas candy', 'dance class, kids dance, ballet class, flyer, dance studio, ballet, children', ['Elm Street Dance, ages 4 to 12', 'First class free', 'Ballet and tap, Saturdays. 555-0189']),
  made('mirrorball-legal-flyer', 'Adult dance class flyer', 'archivo sorbet', 'dance class, adult dance, disco, flyer, dance lessons, studio, beginners', ['Thursdays at 7 PM', 'Two left feet? Perfect.', 'Beginner disco class, $12 a night. Canal Works, 555-0189']),
  made('adoption-letter-flyer', 'Pet adoption event flyer', 'bebas harbour', 'pet adoption, adoption event, animal shelter, flyer, dog, cat, rescue', ['Saturday, 10 AM to 3 PM', 'Take us home', 'Forty pets, fees from $50. Fern County Shelter, 9 Mill Road']),
  made('good-dog-letter-flyer', 'Dog and pet adoption flyer', 'bebas coast', 'pet adoption, dog adoption, animal shelter, flyer, dog, rescue, puppy', ['Good dogs, no homes yet', 'He can already sit', 'Meet him noon to six. 555-0193']),
  made('fish-bowl-letter-flyer', 'Pet shop flyer', 'bebas sorbet', 'pet shop, pet store, flyer, fish, aquarium, pets, pet food', ['Fins, fur and feathers', 'Your first fish is free', 'With any starter tank. Harbor Pet Shop, 22 Pier Street']),
  made('pets-legal-flyer', 'Pet shop sale flyer', 'bebas royal', 'pet shop, pet store, sale, flyer, dog, cat, pet food', ['June 4 to 6', 'They smelled the sale', '20% off food, beds and toys. Leashed shoppers welcome.', 'Harbor Pet Shop, 22 Pier Street']),
  made('runners-legal-flyer', '5K run flyer', 'alfa sorbet', '5k run, 5k, charity run, flyer, race, running, fun run', ['Saturday, May 15, 8 AM', 'Run, walk, wobble', 'A 5K for the school library. $25, kids run free.', 'Sign up at elmrun.example']),
  made('runners-tabloid-poster', 'Sports day poster', 'alfa royal', 'sports day, field day, school, poster, race, running, kids', ['Friday, June 4, 9 AM', 'Ready, set, sports day', 'Races, relays and oranges on the school field.']),
  made('cheer-tabloid-poster', 'School sports day poster', 'fraunces lagoon', 'sports day, school sports day, field day, poster, cheer, team, students', ['Field day at Fern Park School', 'Be loud on sports day', 'Red team against blue team. Friday, May 28, 10 AM']),
  made('soccer-tabloid-poster', 'Family sports day poster', 'oswald coast', 'sports day, family sports day, soccer, poster, field day, kids, community', ['Sunday, June 13, noon', 'Kids vs. parents', 'Family sports day with soccer, sack races and hot dogs. Elm Field']),
];

/** Feasts and faith. */
const faith: readonly TemplateSource[] = [
  made('lanterns-flyer', 'Ramadan flyer', 'cormorant iris', 'ramadan, ramadan kareem, flyer, mosque, muslim, islamic, prayer times', ['Fern County Islamic Center', 'Ramadan Mubarak', 'Taraweeh nightly at nine.', '18 Cedar Avenue']),
  made('ramadan-flyer', 'Ramadan iftar flyer', 'fraunces lantern', 'ramadan, iftar, community iftar, flyer, mosque, muslim, dinner', ['Saturday at sunset', 'Break fast with us', 'A community iftar. Bring a neighbor, we’ll bring the dates.']),
  made('lucky-hat-flyer', 'St. Patrick’s Day flyer', 'playfair meadow', 'st patricks day, saint patricks day, flyer, irish, pub, party, leprechaun', ['Wednesday, March 17', 'Green till closing', 'Fiddles at six, stew all day. Doyle’s, 7 Canal Street']),
  made('tent-camp-letter-flyer', 'Youth group retreat flyer', 'archivo lagoon', 'youth group, youth retreat, church camp, flyer, teens, church, camping', ['June 18 to 20', 'Phones down, fire up', 'A youth group weekend at Lake Fern, grades 7 to 12. $60']),
  made('pizza-letter-flyer', 'Youth group flyer', 'bebas plum', 'youth group, youth ministry, church, flyer, teens, pizza night, students', ['Wednesdays, 6:30 PM', 'Pizza, then Psalms', 'Youth group for grades 6 to 12. Bring a friend.', 'Grace Church, 14 Elm Street']),
  made('choir-rows-letter-flyer', 'Gospel concert flyer', 'alfa sorbet', 'gospel concert, gospel, choir, flyer, church, music, singers', ['Sunday, May 16, 4 PM', 'Lift every voice', 'Sixty singers, one organ and room for your alto. Free.', 'Mount Olive Church, 60 Hill Street']),
  made('piano-keys-letter-flyer', 'Gospel concert night flyer', 'abril lantern', 'gospel concert, gospel, gospel music, flyer, church, piano, worship', ['Saturday, April 24, 7 PM', 'Sing it like Sunday', 'An evening of gospel at Mount Olive. Tickets $10 at the door.']),
  made('scripture-legal-flyer', 'Prayer night flyer', 'abril lantern', 'prayer night, prayer, prayer meeting, flyer, church, bible, worship', ['Thursday at 7 PM', 'Come as you are', 'An hour of prayer, quiet and song. Grace Church, 14 Elm Street']),
  made('dove-letter-flyer', 'Community prayer night flyer', 'playfair coast', 'prayer night, community prayer, prayer vigil, flyer, church, peace, faith', ['Wednesday, May 5, 7 PM', 'Pray for our town', 'Five churches, one evening. Courthouse lawn, bring a chair.']),
];

export const leaflets: readonly TemplateSource[] = [...care, ...services, ...leisure, ...faith];
