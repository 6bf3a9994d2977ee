import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { businessCard, made } from '../made.js';
import { menu } from '../papers.js';

const logo = (recipe: string, name: string, look: `${string} ${string}`, keywords: string, title: string, tag: string): TemplateSource =>
  made(recipe, name, look, keywords, { title, name: title, tag });
/** Rides, parks and pools. */
const rides: readonly TemplateSource[] = [
  made('motorcycle-flyer', 'Motorcycle ride flyer', 'anton terracotta', 'motorcycle, motorcycle ride, bike night, biker, charity ride, road', ['Sunday, May 23, 9 AM', 'Ride for the ranch', '$25 a bike, pancakes first.', 'Rusty’s Garage, 555-0146']),
  made('motorcycle-poster', 'Motorcycle rally poster', 'bebas ember', 'motorcycle, motorcycle rally, biker, bike show, bike night, road', ['August 6 to 8', 'Iron county rally', 'Three days, two wheels, one long road.']),
  made('motorcycle-instagram-post', 'Motorcycle shop post', 'archivo harbour', 'motorcycle, motorcycle shop, motorcycle repair, biker, garage, service', ['Spring service, $89', 'Wake it up', 'Oil, chain, brakes, done by five.']),
  logo('motorcycle-logo', 'Motorcycle garage logo', 'oswald ember', 'logo, motorcycle, motorcycle shop, garage, biker, repair', 'Rusty’s', 'Motorcycle garage'),
  made('horse-head-flyer', 'Horse riding lessons flyer', 'alfa prairie', 'horse riding, horse, riding lessons, horseback riding, equestrian, stable', ['Ages 7 and up', 'Saddle up', 'Riding lessons, $45 an hour. Willow Farm, 555-0159.']),
  made('horse-head-poster', 'Horse show poster', 'abril canyon', 'horse, horse show, horse riding, equestrian, stable, rodeo', ['Saturday, June 26, 10 AM', 'Willow Farm horse show', 'Ponies, jumping and lemonade.']),
  made('horse-head-instagram-post', 'Horseback riding post', 'fraunces meadow', 'horse riding, horse, horseback riding, trail ride, equestrian, stable', ['Trail rides daily', 'Meet Biscuit', 'He knows the way home.', 'Willow Farm']),
  businessCard('horse-head-business-card', 'Riding instructor business card', 'playfair atlas', 'horse riding, horse, riding lessons, equestrian, stable, business card', ['Willow Farm', 'June Calder', 'Riding instructor', '555-0159', 'june@willowfarm.example']),
  made('trampoline-flyer', 'Trampoline park flyer', 'alfa sorbet', 'trampoline park, trampoline, jump, kids, indoor park, family fun', ['Open seven days', 'Jump around', 'One hour $14, socks included. Bounce Barn.']),
  made('trampoline-poster', 'Trampoline park poster', 'archivo lagoon', 'trampoline park, trampoline, jump, kids, grand opening, family fun', ['Grand opening, May 8', 'Up is open', 'Forty trampolines, one foam pit.', 'Bounce Barn, 77 Mill Street']),
  made('trampoline-instagram-post', 'Trampoline park post', 'pacifico mint', 'trampoline park, trampoline, jump, kids, toddler, family fun', ['Toddler hour', 'Little hops', 'Weekdays at ten, $8.']),
  made('trampoline-invitation', 'Trampoline party invitation', 'jakarta candy', 'trampoline park, trampoline, birthday, birthday party, jump party, kids', ['Ivy is turning eight', 'Jump with me', 'Saturday, May 15, 1 PM. Bounce Barn.']),
  made('laser-tag-flyer', 'Laser tag flyer', 'anton volt', 'laser tag, laser, arena, game, kids, arcade, team', ['Two games for $16', 'Tag, you’re it', 'Teams of eight, three floors.', 'Zone 9 Arena, 555-0164']),
  made('laser-tag-poster', 'Laser tag poster', 'bebas nocturne', 'laser tag, laser, arena, game night, arcade, teens', ['Friday nights, 8 to 11', 'Lights out league', 'Unlimited laser tag, $25. Zone 9.']),
  made('laser-tag-instagram-post', 'Laser tag post', 'syne fuchsia', 'laser tag, laser, arena, game, arcade, friends', ['New arena', 'Ready, aim, glow', 'Book your squad.']),
  made('laser-tag-invitation', 'Laser tag birthday invitation', 'archivo gala', 'laser tag, birthday, birthday party, laser, kids, teens', ['Max is turning eleven', 'Laser tag!', 'Sunday, June 20, 3 PM. Zone 9 Arena. Pizza after the battle.']),
  made('swim-lanes-flyer', 'Swim lessons flyer', 'alfa lagoon', 'swim lessons, swim school, swimming lessons, swimming, pool, kids', ['Ages 3 to 12', 'Make a splash', 'Eight lessons, small groups, $120.']),
  made('swim-lanes-poster', 'Swim school poster', 'jakarta teal', 'swim lessons, swim school, swimming, learn to swim, pool, kids', ['Starts June 7', 'Learn to swim', 'From first bubbles to four strokes.', 'Blue Door Pool, 555-0121']),
  made('swim-lanes-instagram-post', 'Swim lessons post', 'bebas mint', 'swim lessons, swim school, swimming lessons, pool, kids, summer', ['Places for July', 'Deep breath', 'Morning lessons, warm water.']),
  businessCard('swim-lanes-business-card', 'Swim coach business card', 'spartan skyline', 'swim lessons, swim school, swim coach, swimming, pool, business card', ['Blue Door Swim', 'Noa Perez', 'Swim coach', '555-0121', 'noa@bluedoor.example']),
];

/** People who help with dogs, meals, papers and parties, and coffee on wheels. */
const helpers: readonly TemplateSource[] = [
  made('good-dog-flyer', 'Dog training flyer', 'alfa jazz', 'dog training, dog trainer, puppy class, puppy, obedience, dog', ['Six Saturdays, $150', 'Sit. Stay. Smile.', 'Puppy class in Fern Park. 555-0136.']),
  businessCard('good-dog-business-card', 'Dog trainer business card', 'fraunces terracotta', 'dog training, dog trainer, puppy, obedience, dog, business card', ['Good Dog School', 'Tomas Vega', 'Dog trainer', '555-0136', 'tomas@gooddog.example']),
  made('good-dog-instagram-post', 'Puppy class post', 'alfa ember', 'dog training, puppy class, dog trainer, puppy, obedience, dog', ['Starts May 8', 'Puppy school', 'Four paws, eight places.']),
  made('good-dog-facebook-post', 'Dog training post', 'spartan meadow', 'dog training, dog trainer, obedience, puppy, dog, leash', ['At your home', 'Pulls on the leash?', 'Calm walks in five visits.', 'Book a visit']),
  made('measured-apple-flyer', 'Nutritionist flyer', 'dmserif cherry', 'nutritionist, nutrition, dietitian, diet, healthy eating, weight loss', ['First visit $60', 'Eat like you like it', 'Plans for real kitchens.', 'Lea Brandt, dietitian, 555-0147']),
  businessCard('measured-apple-business-card', 'Nutritionist business card', 'josefin meadow', 'nutritionist, nutrition, dietitian, diet, health coach, business card', ['Green Plate', 'Lea Brandt', 'Nutritionist', '555-0147', 'lea@greenplate.example']),
  made('measured-apple-instagram-post', 'Nutritionist tip post', 'bebas paprika', 'nutrition, nutritionist, dietitian, healthy eating, diet, tip', ['Tip of the week', 'Eat breakfast', 'Yes, soup counts.']),
  made('measured-apple-facebook-post', 'Dietitian post', 'playfair mint', 'dietitian, nutritionist, nutrition, diet, weight loss, healthy eating', ['New clients', 'No more diets', 'Just a plan you can keep.', 'Book a call']),
  made('notary-stamp-flyer', 'Notary flyer', 'dmserif harbour', 'notary, notary public, mobile notary, loan signing, documents, legal', ['Seven days a week', 'Signed and sealed', 'A mobile notary comes to you. 555-0129.']),
  businessCard('notary-stamp-business-card', 'Notary public business card', 'playfair atlas', 'notary, notary public, mobile notary, signing agent, legal, business card', ['Bay Street Notary', 'Alma Ortiz', 'Notary public', '555-0129', 'alma@baynotary.example']),
  made('notary-stamp-facebook-post', 'Mobile notary post', 'jakarta jazz', 'notary, mobile notary, notary public, loan signing, documents, legal', ['Evenings too', 'We come to you', 'Wills, deeds and loans.', 'Call 555-0129']),
  logo('notary-stamp-logo', 'Notary logo', 'fraunces brass', 'logo, notary, notary public, mobile notary, legal, documents', 'Bay Notary', 'Notary public'),
  made('party-list-flyer', 'Event planner flyer', 'abril plum', 'event planner, event planning, party planner, wedding planner, party, events', ['Weddings, parties, galas', 'You dance, we plan', 'From guest list to last balloon.', 'Hello Events, 555-0153']),
  businessCard('party-list-business-card', 'Event planner business card', 'playfair rosewood', 'event planner, event planning, party planner, wedding planner, events, business card', ['Hello Events', 'Simone Hart', 'Event planner', '555-0153', 'simone@hello.example']),
  made('party-list-instagram-post', 'Event planning post', 'syne candy', 'event planner, event planning, party planner, party, birthday, events', ['Booking for fall', 'Leave the list to us', 'We even chill the cake.']),
  made('party-list-facebook-post', 'Party planner post', 'spartan sorbet', 'party planner, event planner, event planning, birthday, party, events', ['Birthdays from $290', 'Party, planned', 'Cake, tent, balloons, cleanup.', 'Get a quote']),
  made('coffee-cart-flyer', 'Coffee cart flyer', 'alfa cocoa', 'coffee cart, coffee, mobile coffee, espresso, barista, catering', ['For weddings and offices', 'We roll up hot', 'A barista for three hours, $390. 555-0172.']),
  made('coffee-cart-menu', 'Coffee cart menu', 'abril terracotta', 'coffee cart, coffee, coffee menu, menu, espresso, mobile coffee', menu('The Rolling Bean', 'Coffee cart', ['Hot', 'Cold'], [['Espresso', '3', 'Short and serious'], ['Latte', '4.5', 'Whole or oat milk'], ['Cortado', '4', 'Half and half'], ['Cocoa', '4', 'Real chocolate'], ['Cold brew', '4.5', 'Steeped overnight'], ['Iced latte', '5', 'With vanilla, if asked'], ['Iced tea', '3.5', 'Lemon, mint'], ['Affogato', '5.5', 'Espresso over ice cream']])),
  made('coffee-cart-instagram-post', 'Coffee cart post', 'bebas mint', 'coffee cart, coffee, mobile coffee, espresso, barista, market', ['Saturday, Fern Park', 'Find the cart', 'By the fountain until noon.']),
  logo('coffee-cart-logo', 'Coffee cart logo', 'alfa harbour', 'logo, coffee cart, coffee, mobile coffee, espresso, barista', 'Rolling Bean', 'Coffee cart'),
];

export const ridesAndServices: readonly TemplateSource[] = [...rides, ...helpers];
