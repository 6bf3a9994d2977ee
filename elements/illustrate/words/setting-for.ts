import type { Mood, Setting, Subject } from './understanding.js';

/** Where things are at home, where the prompt names no place. */
const HOME: Readonly<Record<string, Setting>> = {
  ...{ 'form-sailboat': 'sea', 'form-lighthouse': 'sea', 'form-whale': 'underwater', 'form-dolphin': 'sea' },
  ...{ 'form-fish': 'underwater', 'form-rocket': 'space', 'form-planet': 'space', 'form-moon': 'mountains' },
  ...{ 'form-balloon': 'party', 'form-hot-air-balloon': 'sky', 'form-cake': 'party', 'form-gift': 'party' },
  ...{ 'form-cup': 'table', 'form-vase': 'table', 'form-plant': 'room', 'form-candle': 'table' },
  ...{
    'form-cactus': 'desert',
    'form-elephant': 'meadow',
    'form-palm': 'beach',
    'form-windmill': 'meadow',
    'form-flower': 'garden',
  },
  ...{ 'form-bird': 'sky', 'form-tent': 'forest', 'form-campfire': 'forest', 'form-bottle': 'podium' },
  ...{ 'form-heart': 'party', 'form-bulb': 'podium', 'form-lamp': 'room', 'form-armchair': 'room' },
  ...{ 'form-pumpkin': 'meadow', 'form-ghost': 'forest', 'form-snowman': 'meadow', 'form-xmas': 'room' },
  ...{ 'form-leaf': 'jungle', 'form-mushroom': 'forest', 'form-lotus': 'lake', 'form-wineglass': 'table' },
  ...{
    'form-icecream': 'podium',
    'form-strawberry': 'table',
    'form-doughnut': 'table',
    'form-croissant': 'table',
  },
  ...{ 'form-sushi': 'table', 'form-skull': 'desert', 'form-house': 'village', 'form-tree': 'meadow' },
  ...{
    'form-pine': 'forest',
    'form-mountain': 'mountains',
    'form-umbrella': 'beach',
    'form-cathedral': 'village',
  },
  ...{ 'form-star': 'sky' },
  ...{
    'flat-fish': 'underwater',
    'flat-octopus': 'underwater',
    'flat-turtle': 'underwater',
    'flat-shark': 'underwater',
  },
  ...{
    'flat-jellyfish': 'underwater',
    'flat-blowfish': 'underwater',
    'flat-coral': 'underwater',
    'flat-lobster': 'underwater',
  },
  ...{
    'flat-crab': 'beach',
    'flat-penguin': 'sea',
    'flat-seal': 'beach',
    'flat-spouting-whale': 'underwater',
  },
  ...{
    'flat-eagle': 'mountains',
    'flat-goat': 'mountains',
    'flat-llama': 'mountains',
    'flat-deer': 'forest',
  },
  ...{
    'flat-fox': 'forest',
    'flat-bear': 'forest',
    'flat-owl': 'forest',
    'flat-raccoon': 'forest',
    'flat-badger': 'forest',
  },
  ...{ 'flat-hedgehog': 'forest', 'flat-monkey': 'jungle', 'flat-tiger': 'jungle', 'flat-gorilla': 'jungle' },
  ...{ 'flat-sloth': 'jungle', 'flat-panda': 'jungle', 'flat-leopard': 'jungle', 'flat-snake': 'jungle' },
  ...{
    'flat-peacock': 'jungle',
    'flat-orangutan': 'jungle',
    'flat-crocodile': 'jungle',
    'flat-sauropod': 'jungle',
  },
  ...{
    'flat-butterfly': 'garden',
    'flat-honeybee': 'garden',
    'flat-lady-beetle': 'garden',
    'flat-snail': 'garden',
  },
  ...{
    'flat-rose': 'garden',
    'flat-tulip': 'garden',
    'flat-sunflower': 'garden',
    'flat-cherry-blossom': 'garden',
  },
  ...{
    'flat-duck': 'lake',
    'flat-canoe': 'lake',
    'flat-frog': 'lake',
    'flat-beaver': 'lake',
    'flat-goose': 'lake',
  },
  ...{
    'flat-airplane': 'sky',
    'flat-small-airplane': 'sky',
    'flat-kite': 'sky',
    'flat-parachute': 'sky',
    'flat-dragon': 'mountains',
  },
  ...{
    'flat-ufo': 'space',
    'flat-flying-saucer': 'space',
    'flat-satellite': 'space',
    'flat-man-astronaut': 'space',
  },
  ...{
    'flat-woman-astronaut': 'space',
    'flat-alien': 'space',
    'flat-ship': 'sea',
    'flat-ferry': 'sea',
    'flat-motor-boat': 'sea',
  },
  ...{
    'flat-passenger-ship': 'sea',
    'flat-speedboat': 'sea',
    'flat-anchor': 'sea',
    'flat-castle': 'mountains',
  },
  ...{ 'flat-tent': 'forest', 'flat-bicycle': 'village', 'flat-church': 'village', 'flat-mosque': 'desert' },
  ...{
    'flat-statue-of-liberty': 'sea',
    'flat-tokyo-tower': 'city',
    'flat-taxi': 'city',
    'flat-tractor': 'meadow',
  },
  ...{
    'flat-man-surfing': 'sea',
    'flat-woman-surfing': 'sea',
    'flat-skis': 'mountains',
    'flat-snowboarder': 'mountains',
  },
  ...{
    'flat-guitar': 'stage',
    'flat-saxophone': 'stage',
    'flat-drum': 'stage',
    'flat-trumpet': 'stage',
    'flat-violin': 'stage',
  },
  ...{
    'flat-musical-keyboard': 'stage',
    'flat-mirror-ball': 'stage',
    'flat-headphone': 'stage',
    'flat-radio': 'room',
  },
  ...{
    'flat-books': 'desk',
    'flat-laptop': 'desk',
    'flat-pencil': 'desk',
    'flat-microscope': 'desk',
    'flat-camera': 'desk',
  },
  ...{
    'flat-paintbrush': 'desk',
    'flat-robot': 'city',
    'flat-woman-in-lotus-position': 'lake',
    'flat-ferris-wheel': 'beach',
  },
  ...{
    'flat-man-lifting-weights': 'podium',
    'flat-luggage': 'road',
    'flat-santa-claus': 'village',
    'flat-handshake': 'podium',
  },
  ...{
    'flat-jack-o-lantern': 'meadow',
    'flat-black-cat': 'village',
    'flat-bat': 'forest',
    'flat-hot-springs': 'lake',
  },
  ...{
    'flat-torii': 'lake',
    'flat-shinto-shrine': 'lake',
    'flat-japanese-castle': 'mountains',
    'flat-moai': 'meadow',
  },
};

const GROUP_HOME: Readonly<Record<string, Setting>> = {
  'animals-nature': 'meadow',
  'food-drink': 'table',
  'travel-places': 'road',
  'activities-party': 'podium',
  objects: 'podium',
  people: 'meadow',
  'faces-symbols': 'podium',
};

interface Clues {
  readonly settings: readonly Setting[];
  readonly subjects: readonly Subject[];
  readonly groupOf: (id: string) => string | null;
  readonly moods: readonly Mood[];
}

/** Where it all happens: the place that is named first, else where the first thing is at home. */
export function settingFor({ settings, subjects, groupOf, moods }: Clues): Setting {
  const named = settings.filter((setting) => setting !== 'abstract');
  const [first, second] = named;
  // 'mountains by a lake': the lake has mountains behind it, the other way round it does not show
  if (first && second && FRAMES[first]?.includes(second)) return second;
  // a field of flowers is seen among them
  if (first === 'meadow' && subjects.some(({ id }) => FLOWERS.test(id))) return 'garden';
  if (first) return first;
  const subject = subjects[0];
  if (subject) return HOME[subject.id] ?? GROUP_HOME[groupOf(subject.id) ?? ''] ?? 'podium';
  if (moods.includes('spooky')) return 'forest';
  return 'abstract';
}

const FLOWERS = /^(flat-(rose|tulip|sunflower|hyacinth)|form-flower)$/;

/** The first place gives way to the second where that can hold it. */
const FRAMES: Readonly<Partial<Record<Setting, readonly Setting[]>>> = {
  mountains: ['lake', 'road', 'forest', 'meadow', 'village', 'sea', 'sky'],
  forest: ['lake', 'road', 'mountains'],
  meadow: ['village', 'road', 'sky', 'garden'],
  sky: ['city', 'mountains', 'sea', 'desert', 'meadow', 'beach', 'village', 'lake', 'forest'],
  sea: ['beach', 'underwater'],
  room: ['table', 'desk'],
  garden: ['table', 'village', 'room'],
  jungle: ['beach', 'sea'],
  party: [],
  city: ['road'],
};
