import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { businessCard, made } from '../made.js';

const cards: readonly TemplateSource[] = [
  businessCard('lawn-business-card', 'Lawn care business card', 'alfa meadowlark', 'lawn care, lawn mowing, landscaping, mowing, yard work, gardener, business card', ['Even Steven Lawns', 'Steven Hale', 'Mowing and edging', '555-0137', 'steven@evenlawns.example']),
  businessCard('lawn-business-card-eu', 'Lawn mowing business card', 'oswald grove', 'lawn mowing, lawn care, landscaping, yard care, mowing, gardening, business card', ['Green Stripe', 'Priya Moss', 'Lawns and hedges', '+44 20 7946 0114', 'priya@greenstripe.example']),
  businessCard('lawn-night-business-card', 'Landscaping business card', 'spartan moss', 'landscaping, landscaper, lawn care, yard, garden, mowing, business card', ['Loam & Co.', 'Dale Ortiz', 'Lawn care and landscapes', '555-0137', 'dale@loam.example']),
  businessCard('faucet-business-card', 'Plumbing business card', 'jakarta canyon', 'plumber, plumbing, pipes, drain, water heater, contractor, business card', ['Drip No More', 'Joan Vega', 'Licensed plumber', '555-0121', 'joan@dripnomore.example']),
  businessCard('faucet-business-card-eu', 'Licensed plumber business card', 'bebas lagoon', 'plumber, plumbing, licensed plumber, heating, drain, pipes, business card', ['Tap & Son', 'Peter Lund', 'Master plumber', '+44 20 7946 0133', 'peter@tapandson.example']),
  businessCard('faucet-night-business-card', 'Emergency plumber business card', 'archivo atlas', 'plumber, emergency plumber, plumbing, 24 hour plumber, drain, pipes, business card', ['Low Tide Plumbing', 'Mara Finn', 'Day and night plumber', '555-0121', 'mara@lowtide.example']),
  businessCard('lift-business-card', 'Mechanic business card', 'alfa jazz', 'mechanic, auto mechanic, auto repair, car repair, garage, oil change, business card', ['Third Gear Garage', 'Sal Romano', 'Mechanic', '555-0147', 'sal@thirdgear.example']),
  businessCard('lift-business-card-eu', 'Auto repair business card', 'anton terracotta', 'auto repair, mechanic, car repair, garage, auto shop, tires, business card', ['Pit Lane Autos', 'Asha Bell', 'Repairs and tires', '+44 20 7946 0119', 'asha@pitlane.example']),
  businessCard('lift-night-business-card', 'Auto shop business card', 'oswald ember', 'auto shop, mechanic, auto repair, car repair, garage, car service, business card', ['Idle & Hum', 'Theo Park', 'Auto mechanic', '555-0147', 'theo@idlehum.example']),
  businessCard('bulb-business-card', 'Electrical contractor business card', 'zilla royal', 'electrician, electrical, electrical contractor, wiring, lighting, contractor, business card', ['Bright Enough', 'Ada Novak', 'Electrician', '555-0126', 'ada@brightenough.example']),
  businessCard('bulb-business-card-eu', 'Master electrician business card', 'jakarta gala', 'electrician, master electrician, electrical, wiring, lighting, contractor, business card', ['Current Affairs', 'Ravi Shah', 'Master electrician', '+44 20 7946 0187', 'ravi@current.example']),
  businessCard('bulb-night-business-card', 'Residential electrician business card', 'spartan volt', 'electrician, residential electrician, electrical, wiring, lights, ev charger, business card', ['Live Wire', 'Nell Ode', 'Electrician', '555-0126', 'nell@livewire.example']),
  businessCard('spray-business-card', 'Cleaning service business card', 'fraunces teal', 'cleaning service, cleaning, house cleaning, housekeeping, maid service, cleaner, business card', ['Tidy by Ten', 'Gloria Reyes', 'House cleaning', '555-0166', 'gloria@tidy.example']),
  businessCard('spray-business-card-eu', 'House cleaning business card', 'pacifico mint', 'house cleaning, cleaning service, cleaner, maid service, housekeeping, cleaning, business card', ['Soap Opera', 'Lina Maas', 'Homes and offices', '+44 20 7946 0171', 'lina@soapopera.example']),
  businessCard('tutor-business-card', 'Math tutor business card', 'fraunces royal', 'tutor, tutoring, math tutor, teacher, private lessons, education, business card', ['After the Bell', 'Ines Carr', 'Math and science tutor', '555-0159', 'ines@afterthebell.example']),
  businessCard('tutor-business-card-eu', 'Private tutor business card', 'zilla fern', 'tutor, private tutor, tutoring, teacher, lessons, education, business card', ['Long Division', 'Owen Tate', 'Private tutor, grades 5 to 12', '+44 20 7946 0140', 'owen@longdivision.example']),
  businessCard('tutor-night-business-card', 'Tutoring business card', 'amatic sorbet', 'tutor, tutoring, tutoring services, teacher, homework help, education, business card', ['Show Your Work', 'Kim Alder', 'Tutor', '555-0159', 'kim@showyourwork.example']),
  businessCard('policy-business-card', 'Insurance business card', 'jakarta coast', 'insurance, insurance agent, insurance broker, life insurance, home insurance, agent, business card', ['Fair Weather', 'Ruth Amadi', 'Insurance agent', '555-0182', 'ruth@fairweather.example']),
  businessCard('policy-business-card-eu', 'Insurance broker business card', 'dmserif harbour', 'insurance broker, insurance, insurance agent, life insurance, auto insurance, broker, business card', ['Just in Case', 'Leo Brandt', 'Insurance broker', '+44 20 7946 0155', 'leo@justincase.example']),
  businessCard('policy-night-business-card', 'Life insurance agent business card', 'playfair summit', 'life insurance, insurance agent, insurance, financial advisor, agent, broker, business card', ['Rainy Day', 'Carol Ng', 'Life insurance agent', '555-0182', 'carol@rainyday.example']),
];

const APPOINTMENT = { nameLabel: 'Name', dayLabel: 'Day and date', timeLabel: 'Time' };
const visit = (recipe: string, name: string, look: `${string} ${string}`, keywords: string, ...[company, phone, detail, title = 'See you soon']: [company: string, phone: string, detail: string, title?: string]): TemplateSource =>
  made(recipe, name, look, keywords, { ...APPOINTMENT, title, company, phone, detail });

const visits: readonly TemplateSource[] = [
  visit('dentist-visit-business-card', 'Dentist appointment card', 'jakarta lagoon', 'dentist appointment, appointment card, dental, dentist, reminder card, next visit, business card', 'Molar & Partners', '555-0161', 'Can’t make it? Call a day ahead. Floss anyway.'),
  visit('doctor-visit-business-card', 'Doctor appointment card', 'zilla clinic', 'doctor appointment, appointment card, medical, clinic, reminder card, next visit, business card', 'Northside Clinic', '555-0162', 'Please call 24 hours ahead to change it.', 'Your next visit'),
  visit('salon-visit-business-card', 'Salon appointment card', 'abril rosewood', 'salon appointment, appointment card, hair salon, hairdresser, reminder card, next visit, business card', 'Loose Ends', '555-0123', 'Late is fine. Very late is a trim.'),
  visit('groomer-visit-business-card', 'Dog grooming appointment card', 'pacifico coast', 'appointment card, dog grooming, pet grooming, groomer, reminder card, next visit, business card', 'Sudsy Dog', '555-0152', 'Don’t tell him before we get there.', 'Bath day'),
  visit('lash-visit-business-card', 'Lash appointment card', 'cormorant blossom', 'appointment card, lash, lash tech, beauty appointment, reminder card, refill, business card', 'Blink Studio', '555-0181', 'Come with a bare eye and an empty hour.', 'Next refill'),
  visit('therapy-visit-business-card', 'Massage appointment card', 'josefin sage', 'appointment card, massage, spa, therapy, reminder card, next visit, business card', 'Stillwater Spa', '555-0139', 'Shoulders down while you read this.', 'Next session'),
];

const logo = (recipe: string, title: string, look: `${string} ${string}`, keywords: string, name: string, tag: string): TemplateSource => made(recipe, title, look, keywords, { name, tag });

const logos: readonly TemplateSource[] = [
  logo('taco-truck-logo', 'Food truck logo', 'alfa paprika', 'food truck, food truck logo, taco truck, street food, mobile kitchen, mexican food, logo', 'Tía Lupe', 'Food truck'),
  logo('hatch-logo', 'Street food truck logo', 'bebas film', 'food truck, food truck logo, street food, bbq, catering, food cart, logo', 'Smoke & Wheels', 'Street food'),
  logo('burger-truck-logo', 'Burger truck logo', 'anton ember', 'food truck, food truck logo, burger truck, burger, street food, fast food, logo', 'Patty Wagon', 'Burgers on wheels'),
  logo('taco-stand-logo', 'Taco truck logo', 'pacifico sorbet', 'taco truck, food truck, food truck logo, tacos, mexican food, taco stand, logo', 'Al Pastor', 'Taco truck'),
  logo('chip-logo', 'Tech company logo', 'syne volt', 'tech, tech logo, technology, tech company, software, ai, startup', 'Fourbit', 'Technology'),
  logo('robot-logo', 'AI startup logo', 'jakarta iris', 'tech, tech logo, ai, artificial intelligence, startup, technology, robot', 'Beep', 'Friendly AI'),
  logo('terminal-logo', 'Software company logo', 'spacemono nocturne', 'tech, tech logo, software, software company, developer, coding, it company', 'Semicolon', 'Software'),
  logo('app-studio-logo', 'App studio tech logo', 'archivo skyline', 'tech, tech logo, app developer, web design, digital agency, startup, technology', 'Pixelwright', 'Apps and sites'),
  logo('spray-logo', 'House cleaning logo', 'fraunces mint', 'cleaning, cleaning logo, house cleaning, cleaning service, maid service, housekeeping, logo', 'Tidy by Ten', 'House cleaning'),
  logo('laundry-logo', 'Laundry and cleaning logo', 'jakarta coast', 'laundry, cleaning, cleaning logo, laundromat, cleaning service, dry cleaning, logo', 'Spin Cycle', 'Laundry and cleaning'),
  logo('dryer-logo', 'Hair salon logo', 'cormorant rosewood', 'hair salon, salon, salon logo, hairdresser, hair stylist, beauty salon, logo', 'Loose Ends', 'Hair salon'),
  logo('nails-logo', 'Nail salon logo', 'playfair fuchsia', 'nail salon, salon, salon logo, nails, nail tech, beauty salon, manicure', 'Gloss Bar', 'Nail salon'),
  logo('blades-logo', 'Classic barber shop logo', 'cinzel graphite', 'barber shop, barber, barber shop logo, barbershop, haircut, men’s grooming, logo', 'Crown & Co.', 'Barber shop'),
  logo('pole-logo', 'Vintage barber shop logo', 'zilla cherry', 'barber shop, barber, barber shop logo, barbershop, vintage, haircut, logo', 'Sharp Sid', 'Barber shop'),
  logo('steeple-logo', 'Community church logo', 'cinzel gala', 'church, church logo, community church, ministry, chapel, faith, logo', 'Hope Hill', 'Community church'),
  logo('brokers-logo', 'Real estate agency logo', 'dmserif atlas', 'real estate, real estate logo, realtor, property, real estate agency, homes, logo', 'Juniper Homes', 'Real estate'),
  logo('keys-logo', 'Realtor logo', 'josefin orchard', 'realtor, real estate, real estate logo, property, house keys, agent, logo', 'Corner & Key', 'Realtors'),
  logo('shutter-logo', 'Photographer logo', 'instrument graphite', 'photographer, photography, photography logo, camera, photo studio, wedding photographer, logo', 'Lens & Light', 'Photography'),
  logo('iron-logo', 'Fitness gym logo', 'anton graphite', 'gym, gym logo, fitness, fitness logo, weights, crossfit, workout', 'Iron Yard', 'Fitness'),
  logo('groom-tub-logo', 'Dog grooming logo', 'alfa teal', 'dog grooming, pet grooming, groomer, dog grooming logo, pet salon, dog spa, logo', 'Sudsy Dog', 'Dog grooming'),
  logo('two-blocks-logo', 'Dog walker logo', 'fraunces meadow', 'dog walker, dog walking, pet care, pet sitter, dogs, pets, logo', 'Two Blocks', 'Dog walking'),
  logo('two-pets-logo', 'Pet care logo', 'spartan candy', 'pet care, pet logo, pet sitting, pet store, vet, dogs and cats, logo', 'Paws & Claws', 'Pet care'),
  logo('truck-logo', 'Moving company logo', 'oswald cobalt', 'moving company, movers, moving, moving company logo, transport, delivery, logo', 'Lift & Go', 'Moving company'),
  logo('night-watch-logo', 'Security company logo', 'oswald atlas', 'security, security company, security logo, guard, alarm, protection, logo', 'Nightjar', 'Security'),
  logo('hotel-front-logo', 'Hotel logo', 'cinzel gala', 'hotel, hotel logo, inn, resort, bed and breakfast, hospitality, logo', 'The Corner', 'Hotel'),
  logo('turf-logo', 'Lawn care logo', 'alfa grove', 'lawn care, lawn care logo, landscaping, mowing, landscaping logo, yard, logo', 'Even Steven', 'Lawn care'),
  logo('tap-logo', 'Plumbing logo', 'archivo lagoon', 'plumbing, plumber, plumbing logo, plumber logo, pipes, contractor, logo', 'Drip No More', 'Plumbing'),
  logo('plug-logo', 'Electrician logo', 'bebas royal', 'electrician, electrical, electrician logo, electrical company, lighting, contractor, logo', 'Live Wire', 'Electrical'),
  logo('accounts-logo', 'Accounting firm logo', 'jakarta fern', 'accounting, accountant, accounting logo, finance, finance logo, bookkeeping, tax', 'Countwell', 'Accounting'),
  logo('books-logo', 'Bookkeeping logo', 'zilla prairie', 'bookkeeping, accounting, accounting logo, accountant, tax, finance, logo', 'Shoebox', 'Bookkeeping'),
  logo('umbrella-logo', 'Insurance logo', 'dmserif skyline', 'insurance, insurance logo, insurance agency, insurance company, agent, broker, logo', 'Fair Weather', 'Insurance'),
  logo('tutor-logo', 'Tutoring logo', 'fraunces cherry', 'tutoring, tutor, tutoring logo, education, education logo, teacher, learning', 'After the Bell', 'Tutoring'),
  logo('climate-logo', 'HVAC logo', 'archivo teal', 'hvac, hvac logo, air conditioning, heating, heating and cooling, contractor, logo', 'Just Right', 'Heating & cooling'),
  logo('rooftop-logo', 'Roofing logo', 'oswald canyon', 'roofing, roofer, roofing logo, roofing company, roof, contractor, logo', 'Top Course', 'Roofing'),
  logo('wall-paint-logo', 'Painting company logo', 'syne sorbet', 'painting, painter, painting company, painting logo, house painter, contractor, logo', 'True Coat', 'Painting'),
];

export const localCardsAndLogos: readonly TemplateSource[] = [...cards, ...visits, ...logos];
