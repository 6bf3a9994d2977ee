import type { Recipe } from '../../../../build/templates/recipe.js';
import { goldBalloons, glitter, petals, roseBalloons, castle, pool, tiara } from '../../scenes/gatherings/birthdays.js';
import { eucalyptus, nightPeonies, peonies } from '../../scenes/gatherings/weddings-and-church.js';
import { arcadeParty, barnyard, butterflies, campParty, cheers, circusParty, fairyParty, goldenDays, loudNight, manyYears, oceanParty, soccerParty, softRainbow, spaceParty, yardCinema } from '../../scenes/invited/children.js';
import { teacup } from '../../scenes/heritage/parties.js';
import { dinosaurs, unicorn } from '../../scenes/kids.js';
import { bowling } from '../../scenes/pastimes/games-and-sports.js';
import { gridiron } from '../../scenes/sports.js';
import { popcornScreen } from '../../scenes/tableaux/fairs-and-clubs.js';
import { digger, mermaid, pirates, safari, sleepover } from '../../scenes/tableaux/for-children.js';
import { niche, numeral } from '../../stages/gatherings.js';
import { ageBlock, awning, bulbAge, marquee, medal, pennant, ringed } from '../../stages/invited.js';
import { layoutsOf, type Stage } from '../../stages/stage.js';
import { skyCenter } from '../../stages/stages.js';
import type { Scene } from '../../scenes/kit.js';

/** A theme on four pages: its scene, its things as stickers all around, and two more. */
const theme = (scene: Scene, id: string, art: readonly string[], [third, fourth]: readonly [Stage, Stage]): Recipe[] => [
  ...layoutsOf({ ...scene, id: `${id}-scene` }, { invitation: skyCenter }), ...layoutsOf({ ...scene, id: `${id}-ring` }, { 'a6-card': ringed(...art) }),
  ...layoutsOf({ ...scene, id: `${id}-more` }, { invitation: third, 'a6-card': fourth }),
];

const children: readonly Recipe[] = [
  ...theme(spaceParty, 'space', ['ringed-planet', 'alien', 'shooting-star', 'man-astronaut', 'flying-saucer', 'full-moon', 'satellite'], [medal, niche]),
  ...theme(circusParty, 'circus', ['circus-tent', 'seal', 'balloon', 'tiger', 'popcorn', 'clown-face', 'admission-tickets'], [awning, marquee]),
  ...theme(soccerParty, 'soccer', ['soccer-ball', 'trophy', 'goal-net', 'stopwatch', 'sports-medal', 'cupcake', 't-shirt'], [pennant, medal]),
  ...theme(campParty, 'camp', ['tent', 'fire', 'evergreen-tree', 'hiking-boot', 'owl', 'compass', 'flashlight'], [medal, pennant]),
  ...theme(softRainbow, 'rainbow', ['rainbow', 'sun-with-face', 'cloud', 'red-heart', 'lollipop', 'cupcake', 'star'], [niche, pennant]),
  ...theme(butterflies, 'butterfly', ['butterfly', 'tulip', 'lady-beetle', 'cherry-blossom', 'honeybee', 'blossom', 'sunflower'], [niche, medal]),
  ...theme(barnyard, 'farm', ['tractor', 'cow', 'sunflower', 'pig', 'chicken', 'ear-of-corn', 'baby-chick'], [awning, pennant]),
  ...theme(oceanParty, 'ocean', ['spouting-whale', 'octopus', 'turtle', 'blowfish', 'crab', 'coral', 'shark'], [medal, niche]),
  ...theme(fairyParty, 'fairy', ['woman-fairy', 'mushroom', 'butterfly', 'magic-wand', 'blossom', 'sparkles', 'snail'], [niche, medal]),
  ...theme(yardCinema, 'cinema', ['popcorn', 'clapper-board', 'film-projector', 'cup-with-straw', 'star', 'admission-tickets', 'movie-camera'], [marquee, awning]),
  ...theme(arcadeParty, 'arcade', ['joystick', 'alien-monster', 'video-game', 'coin', 'pizza', 'robot', 'trophy'], [marquee, medal]),
];

/** Themes that had pages already: as stickers, in a medal or under a pennant. */
const further: readonly Recipe[] = [
  ...layoutsOf({ ...dinosaurs, id: 'dino-ring' }, { invitation: ringed('t-rex', 'sauropod', 'egg', 'volcano', 'palm-tree', 'cupcake', 'herb') }), ...layoutsOf({ ...gridiron, id: 'touchdown' }, { 'a6-card': medal }), ...layoutsOf({ ...gridiron, id: 'gridiron-ring' }, { invitation: ringed('american-football', 'trophy', 'clapping-hands', 'megaphone', 'hamburger', 'goal-net', 'sports-medal') }),
  ...layoutsOf({ ...pool, id: 'pool-ring' }, { invitation: ringed('ring-buoy', 'sunglasses', 'watermelon', 'beach-with-umbrella', 'shaved-ice', 'thong-sandal', 'sun-with-face') }), ...layoutsOf({ ...bowling, id: 'bowl-ring' }, { invitation: ringed('bowling', 'pizza', 'trophy', 'star', 'cup-with-straw', 'cupcake', 'mirror-ball') }), ...layoutsOf({ ...bowling, id: 'bowl-medal' }, { 'a6-card': medal }),
  ...layoutsOf({ ...teacup, id: 'tea-ring' }, { 'a6-card': ringed('hot-beverage', 'cupcake', 'rose', 'honey-pot', 'blossom', 'shortcake', 'tulip') }), ...layoutsOf({ ...teacup, id: 'tea-pennant' }, { invitation: pennant }),
  ...layoutsOf({ ...unicorn, id: 'unicorn-medal' }, { invitation: medal }), ...layoutsOf({ ...mermaid, id: 'mermaid-ring' }, { 'a6-card': ringed('spiral-shell', 'fish', 'crab', 'coral', 'octopus', 'oyster', 'seal') }),
  ...layoutsOf({ ...safari, id: 'safari-ring' }, { invitation: ringed('giraffe', 'tiger', 'zebra', 'monkey', 'palm-tree', 'rhinoceros', 'peacock') }), ...layoutsOf({ ...pirates, id: 'pirate-medal' }, { 'a6-card': medal }),
  ...layoutsOf({ ...castle, id: 'castle-pennant' }, { invitation: pennant }), ...layoutsOf({ ...tiara, id: 'crown-ring' }, { 'a6-card': ringed('crown', 'castle', 'unicorn', 'gem-stone', 'rose', 'magic-wand', 'high-heeled-shoe') }),
  ...layoutsOf({ ...digger, id: 'dig-awning' }, { 'a6-card': awning }), ...layoutsOf({ ...sleepover, id: 'sleep-ring' }, { invitation: ringed('zzz', 'teddy-bear', 'popcorn', 'waxing-crescent-moon', 'bed', 'nail-polish', 'pizza') }), ...layoutsOf({ ...popcornScreen, id: 'popcorn-medal' }, { 'a6-card': medal }),
];

/** Birthdays by their number. */
const years: readonly Recipe[] = [
  ...layoutsOf({ ...loudNight, id: 'eighteen' }, { invitation: ageBlock('headphone', 'mirror-ball', 'cupcake', 'party-popper', 'key') }), ...layoutsOf({ ...roseBalloons, id: 'eighteen-rose' }, { 'a6-card': numeral }), ...layoutsOf({ ...glitter, id: 'eighteen-bulbs' }, { invitation: bulbAge }), ...layoutsOf({ ...loudNight, id: 'eighteen-night' }, { 'a6-card': skyCenter }),
  ...layoutsOf({ ...cheers, id: 'twenty-one' }, { invitation: ageBlock('tropical-drink', 'clinking-glasses', 'bottle-with-popping-cork', 'taco', 'party-popper') }), ...layoutsOf({ ...goldBalloons, id: 'twenty-one-gold' }, { invitation: numeral }), ...layoutsOf({ ...petals, id: 'twenty-one-bulbs' }, { 'a6-card': bulbAge }), ...layoutsOf({ ...cheers, id: 'twenty-one-ring' }, { 'a6-card': ringed('tumbler-glass', 'party-popper', 'clinking-glasses', 'tropical-drink', 'mirror-ball', 'bottle-with-popping-cork', 'cherries') }),
  ...layoutsOf({ ...manyYears, id: 'seventy' }, { invitation: ageBlock('bouquet', 'shortcake', 'clinking-glasses', 'wrapped-gift', 'rose') }), ...layoutsOf({ ...nightPeonies, id: 'seventy-bloom' }, { 'a6-card': numeral }), ...layoutsOf({ ...goldenDays, id: 'seventy-record' }, { invitation: skyCenter }), ...layoutsOf({ ...glitter, id: 'seventy-bulbs' }, { 'a6-card': bulbAge }),
  ...layoutsOf({ ...manyYears, id: 'eighty-cake' }, { invitation: skyCenter }), ...layoutsOf({ ...eucalyptus, id: 'eighty-wreath' }, { invitation: numeral }), ...layoutsOf({ ...goldenDays, id: 'eighty-days' }, { 'a6-card': ageBlock('camera', 'radio', 'shortcake', 'telephone', 'musical-note') }), ...layoutsOf({ ...peonies, id: 'eighty-peonies' }, { 'a6-card': numeral }),
  ...layoutsOf({ ...glitter, id: 'fifty-bulbs' }, { invitation: bulbAge }), ...layoutsOf({ ...goldenDays, id: 'fifty-block' }, { 'a6-card': ageBlock('bottle-with-popping-cork', 'guitar', 'shortcake', 'party-popper', 'mirror-ball') }),
  ...layoutsOf({ ...petals, id: 'sixteen-bulbs' }, { invitation: bulbAge }),
];

export const invitedBirthdays: readonly Recipe[] = [...children, ...further, ...years];
