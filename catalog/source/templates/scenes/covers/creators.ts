import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { counted } from '../../sheets/slots.js';
import { made, type Look } from '../made.js';

const channel = (scene: string, name: string, look: Look, keywords: string, title: string, tag: string): TemplateSource =>
  made(`${scene}-youtube-channel-art`, name, look, `youtube banner, channel art, ${keywords}`, { title, tag });

const thumb = (way: string, name: string, look: Look, keywords: string, art: readonly [string, string?], copy: TemplateSource['copy']): TemplateSource =>
  made(`${way}-youtube-thumbnail`, name, look, `youtube thumbnail, ${keywords}`, copy, { art: { hero: art[0], ...(art[1] ? { side: art[1] } : {}) } });

const set = (recipe: string, name: string, look: Look, keywords: string, words: string, ids: readonly string[]): TemplateSource =>
  made(recipe, name, look, keywords, counted('word', words.split(' ')), { art: counted('mark', ids) });

/** For those who make films and stream. */
export const creatorTemplates: readonly TemplateSource[] = [
  channel('main-stage', 'Music YouTube banner', 'anton volt', 'music, band, concert, live, singer', 'Taillights', 'New song on the first Friday'),
  channel('guitar', 'Guitar lessons YouTube banner', 'alfa jazz', 'music, guitar, lessons, cover songs, musician', 'Six Strings, Slowly', 'Guitar from zero, every Tuesday'),
  channel('decks', 'DJ music YouTube banner', 'syne fuchsia', 'music, dj, house, techno, mixes', 'Mara Lune', 'One-hour mixes, no talking'),
  channel('cassette', 'Lofi music YouTube banner', 'pacifico sorbet', 'music, lofi, mixtape, playlist, retro', 'Tape Hiss', 'Lofi for homework'),
  channel('arcade', 'Arcade gaming YouTube banner', 'archivo nocturne', 'gaming, gamer, arcade, retro games, let’s play', 'Insert Coin', 'Old games, new grudges'),
  channel('robot', 'Gaming YouTube banner', 'anton iris', 'gaming, gamer, let’s play, esports, robot', 'Botched', 'Ranked, badly, nightly'),
  channel('far-orbit', 'Space gaming YouTube banner', 'spacemono cobalt', 'gaming, gamer, space, sci-fi, stream', 'Lost Signal', 'Survival games, Sundays at six'),
  channel('globe', 'Travel YouTube banner', 'bebas lagoon', 'travel, travel vlog, vlog, flight, airplane', 'Gate 14', 'Cheap flights, long walks'),
  channel('suitcase', 'Travel vlog YouTube banner', 'alfa sorbet', 'travel, travel vlog, vlog, packing, trip', 'One Bag', 'New city every Sunday'),
  channel('islands', 'Island travel YouTube banner', 'josefin coast', 'travel, travel vlog, vlog, beach, island', 'Low Tide Diaries', 'Islands, slowly'),
  channel('motor-home', 'Van life travel YouTube banner', 'zilla meadow', 'travel, van life, vlog, road trip, camping', 'Third Gear', 'A van, a dog, a map'),
  channel('plate', 'Home cooking YouTube banner', 'dmserif paprika', 'cooking, cooking channel, food, recipes, kitchen', 'Table Nine', 'Dinner by half past six'),
  channel('loaves', 'Baking YouTube banner', 'fraunces cocoa', 'cooking, cooking channel, baking, bread, food', 'Crumb & Co.', 'Bread every Saturday'),
  channel('stew', 'Easy cooking YouTube banner', 'spartan ember', 'cooking, cooking channel, food, one pot, recipes', 'One Pot Theo', 'Ten minutes, one pot'),
  channel('vanity', 'Beauty YouTube banner', 'abril blossom', 'beauty, makeup, skincare, vlog, tutorial', 'Soft Summer', 'Makeup for real mirrors'),
  channel('lipstick', 'Makeup YouTube banner', 'playfair rosewood', 'beauty, makeup, tutorial, lipstick, vlog', 'Ines in Red', 'New face every Friday'),
  channel('camera-day', 'Vlog YouTube banner', 'jakarta fern', 'vlog, vlogger, daily vlog, lifestyle, camera', 'Small Days', 'A vlog about nearly nothing'),
  channel('bubble-tea', 'Cute vlog YouTube banner', 'pacifico candy', 'vlog, cute, kawaii, lifestyle, study with me', 'Momo Drinks Tea', 'Study vlogs and snacks'),
  channel('headphones', 'Podcast YouTube banner', 'archivo harbour', 'podcast, music, headphones, talk show, interview', 'Said Out Loud', 'A new talk each Thursday'),
  thumb('rays-night', 'Tech review thumbnail', 'archivo volt', 'tech review, tech, phone review, unboxing, gadget', ['flat-mobile-phone', 'flat-battery'], { title: 'The $99 phone', tag: 'Honest review' }),
  thumb('rays', 'Laptop tech review thumbnail', 'jakarta lantern', 'tech review, tech, laptop review, unboxing, gadget', ['flat-laptop', 'flat-computer-mouse'], { title: 'Do not buy this', tag: '30 days later' }),
  thumb('halves', 'Headphones tech review thumbnail', 'anton cobalt', 'tech review, tech, headphones, comparison, gadget, versus', ['flat-headphone', 'flat-radio'], { title: '$20 or $400?', tag: 'Tech review, blindfolded' }),
  thumb('halves-pale', 'Camera tech review thumbnail', 'bebas plum', 'tech review, tech, camera review, comparison, gadget, versus', ['flat-camera', 'flat-movie-camera'], { title: 'Old beats new', tag: 'Camera review' }),
  thumb('rays', 'Beauty YouTube thumbnail', 'abril fuchsia', 'beauty, makeup, tutorial, lipstick, get ready with me', ['flat-lipstick', 'flat-mirror'], { title: 'Five-minute face', tag: 'Get ready with me' }),
  thumb('halves-pale', 'Skincare beauty thumbnail', 'jakarta blossom', 'beauty, skincare, routine, review, drugstore', ['flat-lotion-bottle', 'flat-soap'], { title: '$8 or $80 cream?', tag: 'Four weeks on my face' }),
  thumb('sheet', 'Nail art beauty thumbnail', 'pacifico rosewood', 'beauty, nails, nail art, tutorial, manicure', ['flat-nail-polish'], { tag: 'Beauty basics', title: 'Nails that last a week', number: '7' }),
  thumb('rays-night', 'Makeup challenge beauty thumbnail', 'anton blossom', 'beauty, makeup, challenge, makeover, tutorial', ['flat-face-blowing-a-kiss', 'flat-lipstick'], { title: 'My dad did it', tag: 'Makeup challenge' }),
  thumb('sheet', 'Education YouTube thumbnail', 'spartan jazz', 'education, lesson, study, math, class, teacher', ['flat-abacus'], { tag: 'Math, finally', title: 'Fractions in ten minutes', number: '1' }),
  thumb('rays', 'Science education thumbnail', 'archivo mint', 'education, science, lesson, experiment, class', ['flat-microscope', 'flat-test-tube'], { title: 'Why ice floats', tag: 'Science lesson 4' }),
  thumb('sheet', 'History education thumbnail', 'zilla canyon', 'education, history, lesson, documentary, class', ['flat-classical-building'], { tag: 'History class', title: 'Rome fell on a Tuesday', number: '5' }),
  thumb('rays-night', 'Study tips education thumbnail', 'jakarta ember', 'education, study tips, student, exam, school', ['flat-books', 'flat-pencil'], { title: 'Study less, pass', tag: 'Exam season' }),
  made('ends-4k-frame', 'YouTube end screen', 'anton sorbet', 'youtube end screen, youtube outro, outro, end card, subscribe, next video', { title: 'Stay for one more?', detail: 'It is shorter than the last. Mostly.', next1: 'Watch next', next2: 'The long one', follow: 'Subscribe' }, { art: { mark1: 'flat-popcorn', mark2: 'flat-clapper-board' } }),
  made('ends-video-cover', 'Gaming YouTube end screen', 'archivo fuchsia', 'youtube end screen, youtube outro, outro, end card, gaming, subscribe', { title: 'Game over. Again?', detail: 'New run every night at nine.', next1: 'Last run', next2: 'Best run', follow: 'Join' }, { art: { mark1: 'flat-video-game', mark2: 'flat-joystick' } }),
  made('ends-pale-video-cover', 'Cooking YouTube end screen', 'fraunces olive', 'youtube end screen, youtube outro, outro, end card, cooking, subscribe', { title: 'Still hungry?', detail: 'The recipe is under the video.', next1: 'Dessert', next2: 'Leftovers', follow: 'Subscribe' }, { art: { mark1: 'flat-pot-of-food', mark2: 'flat-cookie' } }),
  made('ends-pale-video-cover', 'Vlog YouTube outro', 'pacifico blossom', 'youtube end screen, youtube outro, outro, end card, vlog, subscribe', { title: 'See you Sunday', detail: 'Bring tea. I talk a lot.', next1: 'Yesterday', next2: 'Room tour', follow: 'Subscribe' }, { art: { mark1: 'flat-hot-beverage', mark2: 'flat-potted-plant' } }),
  set('panels-mobile-banner', 'Twitch panels', 'anton volt', 'twitch panels, twitch, panel, stream, streamer, about me', 'About Schedule Donate Rules Chat', ['flat-waving-hand', 'flat-spiral-calendar', 'flat-money-with-wings', 'flat-shield', 'flat-left-speech-bubble']),
  set('panels-pale-mobile-banner', 'Cute Twitch panels', 'pacifico candy', 'twitch panels, twitch, panel, cute, kawaii, streamer', 'Hello When Treats Manners Friends', ['flat-cat-face', 'flat-alarm-clock', 'flat-cookie', 'flat-folded-hands', 'flat-two-hearts']),
  set('panels-loud-mobile-banner', 'Gaming Twitch panels', 'archivo ember', 'twitch panels, twitch, panel, gaming, esports, streamer', 'Player Times Gear Tips Team', ['flat-video-game', 'flat-stopwatch', 'flat-keyboard', 'flat-coin', 'flat-trophy']),
  set('panels-pale-mobile-banner', 'Cozy Twitch panels', 'fraunces sage', 'twitch panels, twitch, panel, cozy, plants, streamer', 'Hi Hours Support Rules Socials', ['flat-potted-plant', 'flat-full-moon', 'flat-hot-beverage', 'flat-scroll', 'flat-left-speech-bubble']),
  made('hills-twitch-offline-screen', 'Starting soon screen', 'archivo nocturne', 'starting soon, stream starting soon, twitch, stream, waiting screen, countdown', { title: 'Starting soon', tag: 'Feed the cat while you wait', site: 'Ranked, then chat' }, { art: { hero: 'flat-flying-saucer' } }),
  made('hills-loud-twitch-offline-screen', 'Gaming starting soon screen', 'anton jazz', 'starting soon, stream starting soon, twitch, stream, gaming, waiting screen', { title: 'Starting soon', tag: 'Five minutes, or one long loading bar', site: 'Tonight: the frog level' }, { art: { hero: 'flat-joystick' } }),
  made('hills-loud-twitch-offline-screen', 'Cute starting soon screen', 'pacifico rosewood', 'starting soon, stream starting soon, twitch, stream, cute, waiting screen', { title: 'Starting soon', tag: 'Brewing tea, finding socks', site: 'Be right there' }, { art: { hero: 'flat-cat-face' } }),
];
