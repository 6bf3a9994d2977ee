import type { TemplateSource } from '../../../build/templates/recipe.js';
import { upTo } from '../sheets/slots.js';
import { made } from './made.js';

const photo = (id: string, x = 0.5, y = 0.5, zoom = 1): { readonly id: string; readonly focus: { readonly x: number; readonly y: number }; readonly zoom: number } => ({ id: `photo-${id}`, focus: { x, y }, zoom });

/** Thumbnails of films: games, kitchens, journeys, lessons, reactions and workouts. */
const thumbs: readonly TemplateSource[] = [
  made('versus-youtube-thumbnail', 'Gaming versus thumbnail', 'anton volt', 'youtube thumbnail, gaming, gaming thumbnail, game, versus, gamer, let’s play, battle', { sign: 'vs', title: 'Alien or robot?', tag: 'The last round' }),
  made('big-pad-youtube-thumbnail', 'Gaming challenge thumbnail', 'archivo fuchsia', 'youtube thumbnail, gaming, gaming thumbnail, game, controller, gamer, challenge, boss fight', { line1: 'Final boss', line2: 'one hand', line3: 'no saves', tag: 'Hour 9' }),
  made('skillet-youtube-thumbnail', 'Cooking thumbnail', 'alfa paprika', 'youtube thumbnail, cooking, cooking thumbnail, recipe, food, breakfast, eggs, kitchen', { title: 'Eggs done right', tag: 'Six minutes' }),
  made('circled-youtube-thumbnail', 'Pizza recipe thumbnail', 'anton ember', 'youtube thumbnail, cooking, cooking thumbnail, pizza, recipe, food, food vlog, baking', { title: 'The dough secret', tag: 'No oven stone' }, { photos: { hero: photo('supper-pizza') } }),
  made('route-youtube-thumbnail', 'Budget travel thumbnail', 'archivo coast', 'youtube thumbnail, travel, travel thumbnail, travel vlog, vlog, budget travel, backpacking, trip', { price: '$40', title: 'a day in Greece', tag: 'Beds, boats and all the bread' }, { photos: { one: photo('beach-turquoise'), two: photo('facade-white'), three: photo('sea-gold') } }),
  made('day-in-life-youtube-thumbnail', 'Day in my life vlog thumbnail', 'fraunces rosewood', 'youtube thumbnail, vlog, vlog thumbnail, day in my life, daily vlog, vlogger, lifestyle, routine', { hour1: '6 AM', hour2: 'Noon', hour3: '9 PM', title: 'A day in my life', tag: 'Working from a very small flat' }, { photos: { one: photo('bedroom-linen'), two: photo('flatlay-desk-blush'), three: photo('supper-soup') } }),
  made('before-after-youtube-thumbnail', 'Photo editing tutorial thumbnail', 'archivo teal', 'youtube thumbnail, tutorial, tutorial thumbnail, photo editing, before and after, how to, photography, lesson', { from: 'Raw', to: 'Done', title: 'Edit it in 5 minutes' }, { photos: { hero: photo('land-alpenglow') } }),
  made('three-steps-youtube-thumbnail', 'How to tutorial thumbnail', 'jakarta iris', 'youtube thumbnail, tutorial, tutorial thumbnail, how to, step by step, guide, lesson, beginner', { ...upTo('number', 3), tag: 'Beginner tutorial', title: 'Launch a site today', step1: 'Learn the basics', step2: 'Build one page', step3: 'Put it online' }),
  made('shock-youtube-thumbnail', 'Reaction video thumbnail', 'anton sorbet', 'youtube thumbnail, reaction, reaction thumbnail, reaction video, shocked, funny, commentary, youtuber', { title: 'I was not ready', tag: 'Part 2' }),
  made('watching-youtube-thumbnail', 'Trailer reaction thumbnail', 'bebas nocturne', 'youtube thumbnail, reaction, reaction thumbnail, trailer, movie, film, first watch, youtuber', { title: 'That ending, though', tag: 'Trailer reaction' }, { photos: { hero: photo('aurora-magenta') } }),
  made('thirty-days-youtube-thumbnail', '30 day fitness thumbnail', 'anton film', 'youtube thumbnail, fitness, fitness thumbnail, workout, 30 day challenge, gym, exercise, transformation', { number: '30', title: 'Days of push-ups', tag: 'What happened' }),
  made('interval-youtube-thumbnail', 'Home workout thumbnail', 'archivo cherry', 'youtube thumbnail, fitness, fitness thumbnail, workout, home workout, kettlebell, hiit, gym', { weight: '12', title: 'One bell, full body', tag: '20 minutes' }),
];

const lately = { followerLabel: 'Latest follower', follower: 'mapleotter', memberLabel: 'Latest sub', member: 'tinytuba', giftLabel: 'Top gifter', gift: 'grandma_gg' };

/** How films begin, and what stands about a stream. */
const streams: readonly TemplateSource[] = [
  made('leader-video-cover', 'Film channel intro', 'bebas ember', 'youtube intro, intro, film, video intro, channel intro, countdown, retro, title card', { title: 'Matinee Club', tag: 'Old films, new fights' }),
  made('slate-video-cover', 'Movie review intro', 'anton film', 'youtube intro, intro, video intro, channel intro, movie, review, clapperboard, title card', { tag: 'Movie reviews', title: 'Second Opinion', scene: 'Season 3', take: 'Episode 8', roll: 'Fridays' }),
  made('hex-video-cover', 'Gaming channel intro', 'anton volt', 'youtube intro, intro, gaming, gaming intro, video intro, channel intro, esports, title card', { title: 'Overvolt plays', tag: 'Ranked, every night' }),
  made('road-4k-frame', 'Travel vlog intro', 'pacifico jazz', 'youtube intro, intro, travel, vlog, video intro, channel intro, van life, road trip', { tag: 'A van and a dog', title: 'Slow Lane' }),
  made('table-4k-frame', 'Cooking channel intro', 'fraunces terracotta', 'youtube intro, intro, cooking, video intro, channel intro, food, kitchen, title card', { tag: 'Now cooking', title: 'Two Pans', site: 'New every Sunday' }),
  made('hud-4k-frame', 'Gaming Twitch overlay', 'archivo volt', 'twitch overlay, overlay, stream overlay, webcam frame, twitch, gaming, stream, facecam', { ...lately, live: 'Live', title: 'PixelRosa', goal: 'Sub goal: a better chair', count: '62 / 100' }),
  made('chatting-twitch-offline-screen', 'Just chatting Twitch overlay', 'jakarta candy', 'twitch overlay, overlay, just chatting, stream overlay, webcam frame, twitch, chat, streamer', { live: 'Live', chatTitle: 'Chat', who1: 'mapleotter', line1: 'first, hello!', who2: 'tinytuba', line2: 'is that a new mug', who3: 'grandma_gg', line3: 'sit up straight', who4: 'low_battery', line4: 'hi from the train', title: 'Just chatting', tag: 'Ask me anything but math' }),
  made('cat-cam-4k-frame', 'Cute pastel Twitch overlay', 'pacifico blossom', 'twitch overlay, overlay, cute, pastel pink, kawaii, stream overlay, webcam frame, cat', { ...lately, title: 'Hi, I’m Momo' }),
  made('night-cabin-twitch-offline-screen', 'Cozy night Twitch overlay', 'fraunces lantern', 'twitch overlay, overlay, cozy, stream overlay, webcam frame, be right back, night, twitch', { ...lately, title: 'Back in five, with tea' }),
];

export const screensAndShops: readonly TemplateSource[] = [...thumbs, ...streams];
