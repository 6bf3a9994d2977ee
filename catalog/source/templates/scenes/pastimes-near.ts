import type { TemplateSource } from '../../../build/templates/recipe.js';
import { made } from './made.js';

/** Gyms, camps, guests and choirs. */
export const pastimesNear: readonly TemplateSource[] = [
  made('gym-rings-flyer', 'Gymnastics class flyer', 'alfa sorbet', 'gymnastics, gymnastics class, gymnast, tumbling, kids, gym, sport', ['Ages 4 to 10', 'Head over heels', 'Tuesdays and Thursdays, $65 a month. 555-0148.']),
  made('gym-rings-poster', 'Gymnastics meet poster', 'bebas royal', 'gymnastics, gymnastics meet, gymnast, competition, sport, gym', ['Saturday, March 13, 9 AM', 'Spring meet', 'Beam, rings, ribbon and floor.', 'Fern Park Gym']),
  made('gym-rings-instagram-post', 'Gymnastics camp post', 'archivo candy', 'gymnastics, gymnastics camp, gymnast, tumbling, kids, camp', ['July 12 to 16', 'Flip camp', 'Mornings, ages 6 to 12.']),
  made('gym-rings-business-card', 'Gymnastics coach business card', 'josefin coast', 'gymnastics, gymnastics coach, gymnast, tumbling, coach, business card', { company: 'Fern Park Gym', name: 'Dana Ivers', role: 'Gymnastics coach', phone: '555-0148', email: 'dana@fernparkgym.example' }),
  made('tent-camp-flyer', 'Summer camp flyer', 'alfa lantern', 'summer camp, camp, kids camp, camping, outdoor, youth, tent', ['June 21 to July 2', 'Camp Pine Lake', 'Canoes, songs and too many s’mores.']),
  made('tent-camp-poster', 'Summer camp poster', 'bebas meadow', 'summer camp, camp, kids camp, camping, campfire, youth, outdoor', ['Ages 8 to 14', 'Two weeks, no screens', 'Sign up by May 15. Pine Lake.']),
  made('tent-camp-instagram-post', 'Summer camp post', 'fraunces jazz', 'summer camp, camp, kids camp, camping, campfire, outdoor', ['Ten places left', 'Sleep under stars', 'Week two at Pine Lake.', 'pinelakecamp.example']),
  made('tent-camp-facebook-event', 'Summer camp open house event', 'spartan grove', 'summer camp, camp, kids camp, open house, camping, youth', ['Sunday, May 2, 1 PM', 'Meet the camp', 'Tour the cabins.', 'Save a spot']),
  made('front-door-poster', 'Airbnb welcome sign', 'playfair sage', 'airbnb welcome sign, airbnb, welcome sign, vacation rental, guest, welcome, house', ['To our guests', 'Welcome home', 'WiFi: PineHouse. Password: twoeggs.']),
  made('front-door-flyer', 'Vacation rental welcome sign', 'dmserif coast', 'airbnb welcome sign, airbnb, welcome sign, vacation rental, guest, check-in', ['Harbor Cottage', 'So glad you came', 'Checkout is at eleven. Keys on the hook.', 'Questions? 555-0150']),
  made('front-door-letter-flyer', 'Guest house welcome sign', 'fraunces terracotta', 'airbnb welcome sign, airbnb, welcome sign, guest house, vacation rental, wifi', ['Make yourselves at home', 'Welcome, friends', 'WiFi: JuniperHouse. Password: slowmornings.']),
  made('front-door-instagram-post', 'Vacation rental post', 'abril harbour', 'airbnb, vacation rental, guest house, welcome, travel, stay', ['From $120 a night', 'The red door', 'Two beds, one porch swing.']),
  made('choir-rows-flyer', 'Choir audition flyer', 'dmserif gala', 'choir, choir audition, singing, chorus, singer, concert, community', ['Auditions, September 7', 'Sing with us', 'All voices, Linden Hall, 6 PM.']),
  made('choir-rows-poster', 'Choir concert poster', 'abril plum', 'choir, choir concert, chorus, singing, concert, music, spring concert', ['Saturday, May 8, 7 PM', 'Forty voices', 'A spring concert. Linden Hall, free entry.']),
  made('choir-rows-instagram-post', 'Community choir post', 'fraunces terracotta', 'choir, community choir, chorus, singing, singer, music', ['Mondays at seven', 'Hum along', 'No auditions, just come.', 'Linden Hall']),
  made('choir-rows-facebook-event', 'Choir concert event', 'playfair festival', 'choir, choir concert, chorus, singing, concert, music', ['Sunday, June 13, 4 PM', 'Songs of summer', 'Free, with cake.', 'Save a seat']),
];
