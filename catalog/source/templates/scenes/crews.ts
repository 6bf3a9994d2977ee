import type { TemplateSource } from '../../../build/templates/recipe.js';
import { made } from './made.js';

const card = (recipe: string, name: string, look: `${string} ${string}`, keywords: string, lines: readonly [company: string, name: string, role: string, phone: string, email: string]): TemplateSource =>
  made(recipe, name, look, keywords, { company: lines[0], name: lines[1], role: lines[2], phone: lines[3], email: lines[4] });

/** Those who come to a house. */
const callers: readonly TemplateSource[] = [
  made('climate-flyer', 'HVAC service flyer', 'jakarta skyline', 'hvac, hvac service, heating, cooling, air conditioning, ac repair, furnace, service', ['Spring tune-up, $89', 'Cool before June', 'Repair, tune-ups and new systems. Same-day visits.', 'North Breeze Air, 555-0121']),
  card('climate-business-card', 'HVAC business card', 'archivo harbour', 'hvac, hvac service, heating, cooling, air conditioning, ac repair, technician, service', ['North Breeze Air', 'Luis Ortega', 'HVAC technician', '555-0121', 'luis@northbreeze.example']),
  made('climate-instagram-post', 'HVAC service post', 'bebas atlas', 'hvac, hvac service, heating, cooling, air conditioning, ac repair, filter, service', ['Tip of the month', 'Change that filter', 'Ten minutes now, a cooler July.']),
  made('climate-door-hanger', 'Heating and cooling door hanger', 'alfa teal', 'hvac, hvac service, heating, cooling, air conditioning, furnace, ac repair, service', ['Hello, neighbor', 'Warm by tonight', 'Furnace check on your street this week, $79.', '555-0121']),
  made('roller-flyer', 'House painting flyer', 'anton harbour', 'house painting, painter, painting, house painter, interior, exterior, painting service, home improvement', ['Interior and exterior', 'Two coats, no mess', 'Free color visit, fixed price. 555-0146']),
  card('roller-business-card', 'House painter business card', 'fraunces paprika', 'house painting, painter, painting, house painter, interior, exterior, painting service, contractor', ['Second Coat Painting', 'Maya Brandt', 'House painter', '555-0146', 'maya@secondcoat.example']),
  made('roller-instagram-post', 'House painting post', 'abril jazz', 'house painting, painter, painting, house painter, interior, color, painting service, home improvement', ['Book by March 31', 'Goodbye, beige', 'Any room up to 12 by 14, $480.']),
  made('roller-door-hanger', 'House painting door hanger', 'spartan coast', 'house painting, painter, painting, house painter, exterior, painting service, neighbor', ['We’re painting number 14', 'Is yours next?', 'While the ladders are on your street: 10% off. 555-0146']),
  made('mower-flyer', 'Lawn care flyer', 'alfa meadow', 'lawn care, lawn, landscaping, mowing, lawn mowing, landscaper, yard work, gardening', ['From $35 a visit', 'Your lawn, our Saturday', 'Mowing, edging and cleanup. 555-0137']),
  made('mower-letter-flyer', 'Landscaping flyer', 'dmserif fern', 'landscaping, landscaper, lawn care, lawn, garden design, yard work, mowing, gardening', ['Free yard walk', 'Good from the street', 'Beds, hedges, sod and stone.', 'Clover & Sons, 555-0137']),
  made('mower-legal-flyer', 'Lawn mowing flyer', 'anton grove', 'lawn mowing, lawn care, lawn, mowing, landscaping, yard work, grass, teenager', ['Summer job, done well', 'I mow. You nap.', '$25 a yard, own mower. Call Ben, 555-0119.']),
  made('mower-door-hanger', 'Lawn care door hanger', 'bebas meadowlark', 'lawn care, lawn, landscaping, lawn mowing, landscaper, yard work, neighbor, grass', ['Hello, neighbor', 'First cut is free', 'We mow three lawns on your street. 555-0137']),
  card('mower-business-card', 'Landscaper business card', 'zilla mint', 'landscaping, landscaper, lawn care, lawn, mowing, yard work, gardener, garden', ['Clover & Sons', 'Owen Clover', 'Lawns and landscaping', '555-0137', 'owen@clover.example']),
  made('mower-instagram-post', 'Lawn care post', 'archivo meadow', 'lawn care, lawn, landscaping, mowing, lawn mowing, landscaper, yard work, grass', ['This week', 'Mow high in July', 'Three inches keeps the roots cool.']),
  made('no-pests-flyer', 'Pest control flyer', 'anton ember', 'pest control, exterminator, pest, ant, insect, bug, termite, roach', ['Guaranteed for a year', 'Ants, it’s over', 'Safe for kids and dogs. First visit $99. 555-0158']),
  card('no-pests-business-card', 'Pest control business card', 'archivo sage', 'pest control, exterminator, pest, ant, insect, bug, termite, service', ['Last Ant Pest Control', 'Priya Nair', 'Licensed exterminator', '555-0158', 'priya@lastant.example']),
  made('no-pests-facebook-post', 'Pest control post', 'alfa jazz', 'pest control, exterminator, pest, ant, insect, bug, termite, service', ['Free inspection', 'Seen one? Call us', 'There are never just two.', 'Call 555-0158']),
  made('no-pests-logo', 'Pest control logo', 'bebas meadow', 'pest control, exterminator, logo, pest, ant, insect, bug, termite', ['Pest control', 'Last Ant']),
  made('jet-flyer', 'Pressure washing flyer', 'alfa coast', 'pressure washing, power washing, pressure washer, driveway, deck, siding, cleaning, house washing', ['Driveways from $120', 'Rinse off ten years', 'Decks, fences, siding and walks. Free quotes.', 'Blue Jet Washing, 555-0164']),
  card('jet-business-card', 'Pressure washing business card', 'archivo lagoon', 'pressure washing, power washing, pressure washer, driveway, deck, house washing, cleaning, service', ['Blue Jet Washing', 'Marcus Hale', 'Pressure washing', '555-0164', 'marcus@bluejet.example']),
  made('jet-instagram-post', 'Pressure washing post', 'anton terracotta', 'pressure washing, power washing, pressure washer, fence, deck, house washing, cleaning, service', ['Before and after', 'Same fence', 'One afternoon, no paint. From $95.']),
  made('jet-door-hanger', 'Power washing door hanger', 'jakarta canyon', 'pressure washing, power washing, pressure washer, driveway, deck, house washing, neighbor', ['We’re next door', 'Hear the hose?', 'Add your driveway today for $89. 555-0164']),
  made('shingles-flyer', 'Roofing company flyer', 'oswald harbour', 'roofing, roofing company, roofer, roof repair, roof, shingles, contractor, storm damage', ['Free roof check', 'Dry by the weekend', 'Repairs and new roofs. 555-0175']),
  card('shingles-business-card', 'Roofer business card', 'archivo terracotta', 'roofing, roofing company, roofer, roof repair, roof, shingles, contractor, construction', ['Ridgeline Roofing', 'Ana Kowalski', 'Roofing contractor', '555-0175', 'ana@ridgeline.example']),
  made('shingles-facebook-post', 'Roofing company post', 'alfa paprika', 'roofing, roofing company, roofer, roof repair, roof, shingles, storm damage, contractor', ['After the storm', 'Look up', 'Missing shingles? We come the same day.', 'Free check']),
  made('shingles-logo', 'Roofing company logo', 'bebas jazz', 'roofing, roofing company, logo, roofer, roof, shingles, contractor, house', { name: 'Ridgeline', tag: 'Roofing since 1994' }),
  made('panels-flyer', 'Solar panels flyer', 'anton skyline', 'solar panels, solar, solar energy, solar panel, renewable energy, installer, clean energy, power', ['No money down', 'Send the sun your bill', 'Roof or field, installed in two days. 555-0188']),
  card('panels-business-card', 'Solar installer business card', 'jakarta atlas', 'solar panels, solar, solar energy, solar panel, renewable energy, installer, clean energy', ['Noon Solar', 'Hana Sato', 'Solar installer', '555-0188', 'hana@noonsolar.example']),
  made('panels-instagram-post', 'Solar panels post', 'spartan harbour', 'solar panels, solar, solar energy, solar panel, renewable energy, installer, clean energy, savings', ['Last month in Mesa', 'Electric bill: $9', 'Twelve panels on one small roof.', 'noonsolar.example']),
  made('panels-poster', 'Solar energy poster', 'abril coast', 'solar panels, solar, solar energy, solar panel, renewable energy, clean energy, green energy, community', ['Open field day, May 8', 'Plug into noon', 'Walk the new community solar farm. Lunch on us.']),
  made('pipes-letter-flyer', 'Plumbing service flyer', 'anton coast', 'plumber, plumbing, plumbing service, drain, leak, water heater, repair, pipes', ['On call until midnight', 'Leak? Breathe', 'We are there in an hour, anywhere in town. 555-0155']),
  made('pipes-legal-flyer', 'Emergency plumber flyer', 'bebas harbour', 'plumber, plumbing, emergency plumber, drain, leak, repair, pipes, 24 hour', ['Emergency line 555-0155', 'Water where it isn’t?', 'Shut the valve, call us, put the kettle on.']),
  made('faucet-flyer', 'Drain cleaning flyer', 'zilla teal', 'plumber, plumbing, drain cleaning, drain, leak, repair, pipes, faucet', ['Any drain, $95', 'Slow sink, fast fix', 'No dig, no mess, no weekend fee. 555-0155']),
  made('padlock-flyer', 'Locksmith flyer', 'alfa atlas', 'locksmith, lock, key, lockout, emergency locksmith, security, door, service', ['Day and night', 'Locked out again?', 'At your door in 25 minutes, from $65. 555-0107']),
  card('padlock-business-card', 'Locksmith business card', 'zilla brass', 'locksmith, lock, key, lockout, emergency locksmith, security, service', ['Turnkey Locksmiths', 'Samir Haddad', 'Locksmith, 24 hours', '555-0107', 'samir@turnkey.example']),
  made('padlock-facebook-post', 'Locksmith post', 'bebas ember', 'locksmith, lock, key, lockout, new home, security, rekey, service', ['New home?', 'Change the locks', 'Who else has your key? Rekeying from $20 a lock.', 'Call 555-0107']),
  made('padlock-logo', 'Locksmith logo', 'oswald royal', 'locksmith, logo, lock, key, security, padlock, service', ['Locks and keys, 24 hours', 'Turnkey']),
];

/** Those who look after cars, or drive them. */
const drivers: readonly TemplateSource[] = [
  made('garage-flyer', 'Auto repair flyer', 'anton jazz', 'auto repair, mechanic, car repair, auto shop, garage, oil change, brakes, car service', ['Brakes, tires, oil', 'That noise? Fixed', 'Free check, honest price. 9 Canal Street, 555-0128']),
  card('garage-business-card', 'Auto mechanic business card', 'bebas harbour', 'auto repair, mechanic, car repair, auto shop, garage, oil change, auto, car service', ['Canal Street Auto', 'Vera Lindqvist', 'Master mechanic', '555-0128', 'vera@canalauto.example']),
  made('garage-facebook-post', 'Auto repair post', 'alfa mint', 'auto repair, mechanic, car repair, auto shop, garage, winter, tires, car service', ['Before the first snow', 'Winter check, $49', 'Battery, brakes, tires and lights.', 'Book a bay']),
  made('garage-coupon', 'Oil change coupon', 'archivo film', 'auto repair, oil change, mechanic, car repair, auto shop, garage, coupon, car service', ['Oil change', '$15 off', 'Any car, any weekday before noon.', 'Code DIPSTICK']),
  made('garage-logo', 'Auto repair logo', 'anton terracotta', 'auto repair, mechanic, logo, car repair, auto shop, garage, car service', { name: 'Canal Street', tag: 'Auto repair' }),
  made('showroom-flyer', 'Car dealership flyer', 'alfa cherry', 'car dealership, car dealer, dealership, car sale, car, auto sales, used car, vehicle', ['Memorial Day weekend', 'Cars with stories', 'Sixty used cars from $6,900. Trade-ins welcome.']),
  card('showroom-business-card', 'Car salesman business card', 'jakarta royal', 'car dealership, car dealer, dealership, car sale, auto sales, salesman, car, used car', ['Harbor Motors', 'Tony Reyes', 'Sales consultant', '555-0192', 'tony@harbormotors.example']),
  made('showroom-instagram-post', 'Car dealership post', 'archivo sorbet', 'car dealership, car dealer, dealership, car sale, new car, auto sales, used car, vehicle', ['New on the lot', 'Zero down in May', 'Drive one home by Friday.']),
  made('showroom-poster', 'Car sale poster', 'bebas paprika', 'car dealership, car dealer, car sale, dealership, auto sales, used car, car, clearance', ['Year-end clearance', 'The lot must go', 'Every 2026 model, up to $5,000 off.', 'Harbor Motors, Route 9']),
  made('suds-flyer', 'Car wash flyer', 'anton skyline', 'car wash, car, car detailing, auto, hand wash, cleaning, service', ['Open daily, 8 to 6', 'Dirt cheap wash', 'Exterior $12, inside and out $24. Route 9.']),
  made('car-wash-letter-flyer', 'Car detailing flyer', 'archivo jazz', 'car detailing, car wash, detailing, auto, car, wax, mobile detailing, service', ['We come to you', 'Like new by noon', 'Wash, wax and seats from $149. 555-0108']),
  made('car-wash-legal-flyer', 'Car wash grand opening flyer', 'bebas mint', 'car wash, car, car detailing, auto, grand opening, hand wash, service', ['Opening Saturday, May 1', 'First wash is free', 'Bring your muddiest. 200 cars, no strings.', 'Canal Street Wash, 40 Canal Street']),
  made('semi-flyer', 'Trucking company flyer', 'anton jazz', 'trucking, trucking company, truck, freight, logistics, truck driver, hauling, transport', ['Coast to coast', 'It leaves tonight', 'Full loads and half loads, 48 states. 555-0169']),
  card('semi-business-card', 'Trucking company business card', 'oswald harbour', 'trucking, trucking company, truck, freight, logistics, truck driver, hauling, transport', ['High Pass Freight', 'Wade Tully', 'Dispatch manager', '555-0169', 'wade@highpass.example']),
  made('semi-facebook-post', 'Truck driver hiring post', 'alfa terracotta', 'trucking, trucking company, truck driver, hiring, truck, freight, cdl, job', ['Now hiring CDL-A', 'Home every Friday', 'From $1,700 a week, newer trucks.']),
  made('semi-logo', 'Trucking company logo', 'bebas canyon', 'trucking, trucking company, logo, truck, freight, logistics, hauling, transport', { name: 'High Pass', tag: 'Freight, coast to coast' }),
  made('cab-flyer', 'Taxi service flyer', 'oswald plum', 'taxi, taxi service, cab, taxi cab, airport transfer, ride, driver, airport', ['Airport, flat $38', 'Where to?', 'Day or night, ten minutes away.', 'Corner Cab, 555-0111']),
  card('cab-business-card', 'Taxi driver business card', 'bebas film', 'taxi, taxi service, cab, taxi cab, airport transfer, ride, driver', ['Corner Cab', 'Abdi Warsame', 'Your driver, day or night', '555-0111', 'abdi@cornercab.example']),
  made('cab-instagram-post', 'Taxi service post', 'alfa plum', 'taxi, taxi service, cab, taxi cab, ride, driver, night', ['Until 4 AM', 'Your ride is awake', 'Leave the car. Call 555-0111.']),
  made('cab-poster', 'Taxi poster', 'archivo royal', 'taxi, taxi service, cab, taxi cab, airport transfer, ride, driver', ['Wave or call', 'Home in ten', 'Fixed fares, friendly drivers. 555-0111']),
  made('washer-flyer', 'Laundry service flyer', 'fraunces coast', 'laundry service, laundry, laundromat, dry cleaning, dry cleaner, wash and fold, ironing, pickup', ['Picked up by 8, back by 6', 'Laundry, but not you', 'Wash and fold, $1.80 a pound.', 'Fold & Co., 555-0153']),
  card('washer-business-card', 'Dry cleaning business card', 'josefin teal', 'dry cleaning, dry cleaner, laundry service, laundry, laundromat, ironing, alterations, wash and fold', ['Fold & Co.', 'Min-jun Cho', 'Dry cleaning', '555-0153', 'minjun@foldco.example']),
  made('washer-instagram-post', 'Dry cleaning post', 'abril mint', 'dry cleaning, dry cleaner, laundry service, laundry, laundromat, ironing, shirts', ['Monday special', 'Five shirts, $12', 'Pressed, on hangers, by five.', 'Drop them off']),
  made('washer-coupon', 'Laundry service coupon', 'spartan lagoon', 'laundry service, laundry, laundromat, dry cleaning, dry cleaner, wash and fold, coupon, discount', ['First bag', '$10 off', 'Wash, dry and fold, up to 20 pounds.', 'Code SOCKS10']),
];

/** Those who build. */
const builders: readonly TemplateSource[] = [
  made('saw-logo', 'Carpenter logo', 'oswald terracotta', 'carpenter, carpentry, logo, woodworking, wood, saw, woodworker, joinery', ['Carpentry and joinery', 'Kerf & Grain']),
  made('handsaw-logo', 'Carpentry logo', 'alfa cocoa', 'carpenter, carpentry, logo, woodworking, wood, saw, workshop, builder', { name: 'Measure Twice', tag: 'Custom carpentry' }),
  made('workbench-logo', 'Woodworking logo', 'zilla prairie', 'carpenter, carpentry, logo, woodworking, wood, saw, furniture, workshop', { name: 'Old Oak', tag: 'Woodwork by hand' }),
  card('saw-business-card', 'Carpenter business card', 'fraunces harbour', 'carpenter, carpentry, woodworking, wood, saw, construction, joinery, contractor', ['Kerf & Grain', 'Nils Aho', 'Carpenter', '555-0162', 'nils@kerfgrain.example']),
  card('hard-hat-business-card', 'Construction business card', 'archivo jazz', 'construction, contractor, builder, construction company, building, hard hat, renovation', ['Plumb Line Builders', 'Grace Adeyemi', 'Site manager', '555-0184', 'grace@plumbline.example']),
  card('hard-hat-business-card-eu', 'Construction company business card', 'bebas paprika', 'construction, construction company, contractor, builder, building, hard hat, masonry, bricklayer', ['Course & Bond', 'Tom Farrell', 'Bricklayer', '+44 20 7946 0137', 'tom@coursebond.example']),
  card('tower-crane-business-card', 'General contractor business card', 'anton atlas', 'construction, general contractor, contractor, builder, construction company, building, remodeling', ['Topfloor Construction', 'Iris Molina', 'General contractor', '555-0117', 'iris@topfloor.example']),
];

export const crews: readonly TemplateSource[] = [...callers, ...drivers, ...builders];
