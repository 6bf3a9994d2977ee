import { normalizeSvg } from '../../build/svg/normalize-svg.js';
import type { IconSet, Packages } from './icon-set.js';
import { cutToInk } from './place.js';

/** The drawings with what they show, and the words people look for; the others are not for every page, or have too many lines. */
const SCENES: Readonly<Record<string, readonly [title: string, words: string]>> = {
  Ballet: ['Ballet leap', 'ballet dancer dancing stretching jump'],
  Chilling: ['Lounging', 'relaxing lying resting chilling'],
  Coffee: ['Giant coffee cup', 'coffee cup drinking morning cafe'],
  Dancing: ['Dancing with headphones', 'dancing music party'],
  DogJump: ['Jumping with a dog', 'dog jumping playing running pet'],
  Doggie: ['Sitting with a dog', 'dog sitting petting friend pet'],
  Float: ['Floating', 'floating falling dreaming shapes'],
  Groovy: ['Dancing along', 'dancing walking happy music groovy'],
  IceCream: ['Giant ice cream', 'ice cream summer sweet dessert'],
  Jumping: ['Jumping', 'jumping leap sport energy'],
  Laying: ['Lying and thinking', 'lying reading relaxing looking'],
  Levitate: ['Levitating', 'floating levitating dreaming flying'],
  Loving: ['Heart in hands', 'heart love hug kindness valentine'],
  Meditating: ['Meditating', 'meditating yoga calm mindfulness'],
  Moshing: ['Dancing at a concert', 'dancing jumping concert party'],
  Petting: ['Petting a dog', 'dog petting kneeling pet friend'],
  Reading: ['Reading a book', 'reading book sitting study'],
  ReadingSide: ['Reading beside a plant', 'reading book leaning plant home'],
  RollerSkating: ['Roller skating', 'roller skating sport balance'],
  Rolling: ['Strolling', 'walking strolling cool'],
  Running: ['Running', 'running jogging sport marathon'],
  Selfie: ['Taking a selfie', 'selfie phone photo camera'],
  Sitting: ['Sitting', 'sitting relaxing waiting'],
  SittingReading: ['Reading on a chair', 'reading books chair study library'],
  Sleek: ['Striding', 'walking striding elegant'],
  Sprinting: ['Sprinting', 'running sprinting sport race'],
  Strolling: ['Going for a walk', 'walking strolling'],
  Unboxing: ['Unboxing', 'box unboxing delivery surprise package'],
};

const INK = '#22324d';
const ACCENT = '#e8743b';
/** View-box units of a scene's height. */
const HEIGHT = 80;

/** The props of a component, and what it draws with them. */
type Component = (props: object) => unknown;

/** Open Doodles: people at what they like to do, in ink and one color. */
export function scenes(packages: Packages): IconSet {
  const drawings = packages.load<Readonly<Record<string, Component>>>('react-open-doodles');
  const react = packages.load<{ createElement(type: unknown, props: object): unknown }>('react');
  const { renderToStaticMarkup } = packages.load<{ renderToStaticMarkup(element: unknown): string }>(
    'react-dom/server',
  );
  const names = new Map(Object.keys(SCENES).map((key) => [nameOf(key), key]));
  return {
    prefix: 'scene',
    credit: packages.credit('react-open-doodles', 'Pablo Stanley (Open Doodles)', 'CC0-1.0'),
    headings: { all: [...names.keys()] },
    art: (name) => {
      const drawing = drawings[`${names.get(name)}Doodle`];
      const svg = renderToStaticMarkup(react.createElement(drawing, { ink: INK, accent: ACCENT }));
      return cutToInk(normalizeSvg(svg, name), HEIGHT);
    },
    keywords: (name) => [
      ...['person', 'people', 'scene', 'illustration', 'sketch', 'character'],
      ...SCENES[names.get(name)!]![1].split(' '),
    ],
    title: (name) => SCENES[names.get(name)!]![0],
  };
}

/** 'RollerSkating' -> 'roller-skating'. */
const nameOf = (key: string): string => key.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
