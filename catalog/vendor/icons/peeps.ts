import { seededRandom } from '../../../elements/math/random.js';
import { normalizeSvg } from '../../build/svg/normalize-svg.js';
import type { IconSet, Packages } from './icon-set.js';
import { cutToInk } from './place.js';

/** Clothes and poses with the words people look for. The few that are not for every page (weapons) are left out. */
const POSES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bust: {
    ArmsCrossed: 'arms crossed',
    BlazerBlackTee: 'blazer',
    ButtonShirt: 'shirt',
    Coffee: 'coffee cup',
    Device: 'phone tablet',
    DotJacket: 'jacket',
    Dress: 'dress',
    Explaining: 'explaining talking',
    FurJacket: 'winter jacket',
    Geek: 'student shirt',
    Hoodie: 'hoodie',
    Paper: 'reading paper',
    PocketShirt: 'shirt',
    PointingUp: 'pointing idea',
    PoloSweater: 'polo sweater',
    Shirt: 'shirt',
    ShirtCoat: 'coat',
    SportyShirt: 'sport',
    StripedShirt: 'striped shirt',
    Sweater: 'sweater',
    SweaterDots: 'sweater',
    Thunder: 'shirt',
    Turtleneck: 'turtleneck',
  },
  sitting: {
    Bike: 'bicycle riding',
    ClosedLegBW: 'sitting',
    ClosedLegWB: 'sitting',
    CrossedLegs: 'sitting meditation',
    HandsBackBW: 'sitting relaxing',
    HandsBackWB: 'sitting relaxing',
    MediumBW: 'sitting',
    MediumWB: 'sitting',
    OneLegUpBW: 'sitting relaxing',
    OneLegUpWB: 'sitting relaxing',
  },
  standing: {
    BlazerPantsBW: 'business blazer',
    BlazerWB: 'business blazer',
    CrossedArmsBW: 'arms crossed',
    CrossedArmsWB: 'arms crossed',
    Doc: 'doctor medicine',
    DocStethoscope: 'doctor medicine',
    EasingBW: 'relaxed',
    EasingWB: 'relaxed',
    PointingFingerBW: 'pointing',
    PointingFingerWB: 'pointing',
    PolkaDots: 'dress',
    RestingBW: 'waiting',
    RestingWB: 'waiting',
    RoboDanceBW: 'dancing',
    RoboDanceWB: 'dancing',
    ShirtPantsBW: 'shirt',
    ShirtWB: 'shirt',
    WalkingBW: 'walking',
    WalkingFilled: 'walking',
    WalkingWB: 'walking',
  },
};

/** Kind faces only. */
const FACES = [
  'Calm',
  'Cheeky',
  'Cute',
  'EyesClosed',
  'LoveGrin',
  'LoveGrinTeeth',
  'Smile',
  'SmileBig',
  'SmileLol',
  'SmileTeeth',
  'Driven',
  'Explaining',
];
const HAIR = [
  'Afro',
  'Bangs',
  'BangsFilled',
  'BantuKnots',
  'Beanie',
  'Bun',
  'BunCurly',
  'Buns',
  'CornRows',
  'FlatTop',
  'FlatTopLong',
  'GrayBun',
  'GrayMedium',
  'GrayShort',
  'HatHip',
  'Hijab',
  'Long',
  'LongAfro',
  'LongBangs',
  'LongCurly',
  'Medium',
  'MediumBangs',
  'MediumBangsFilled',
  'MediumStraight',
  'Pomp',
  'ShavedSides',
  'Short',
  'ShortCurly',
  'ShortMessy',
  'ShortVolumed',
  'ShortWavy',
  'Turban',
  'Twists',
  'TwistsVolumed',
];
/** Hair that a beard goes with. */
const BEARDED = [
  'FlatTop',
  'GrayShort',
  'Pomp',
  'ShavedSides',
  'Short',
  'ShortMessy',
  'ShortVolumed',
  'Turban',
  'HatHip',
  'Beanie',
];
const BEARDS = ['None', 'Chin', 'Full', 'FullMedium', 'Goatee', 'MoustacheThin'];
const GLASSES = ['None', 'None', 'None', 'GlassRound', 'GlassRoundThick', 'GlassAviator', 'GlassClubmaster'];

const INK = '#22324d';
const SKIN = '#ffffff';
/** View-box units of a person's height. */
const HEIGHT = { bust: 100, sitting: 120, standing: 200 };

interface Peep {
  readonly body: string;
  readonly face: string;
  readonly hair: string;
  readonly facialHair: string;
  readonly accessory: string;
}

interface React {
  createElement(type: unknown, props: object): unknown;
}

/** Open Peeps, put together as people one meets: each pose with a head of its own. */
export function peeps(packages: Packages): IconSet {
  const people = castAll();
  const draw = packages.load<{ default: unknown }>('react-peeps').default;
  const react = packages.load<React>('react');
  const { renderToStaticMarkup } = packages.load<{ renderToStaticMarkup(element: unknown): string }>(
    'react-dom/server',
  );
  const of = (name: string) => people.get(name)!;
  return {
    prefix: 'person',
    credit: packages.credit('react-peeps', 'Pablo Stanley (Open Peeps)', 'CC0-1.0'),
    headings: { all: [...people.keys()] },
    art: (name) => {
      const { peep, pose } = of(name);
      const svg = renderToStaticMarkup(
        react.createElement(draw, { ...peep, strokeColor: INK, backgroundColor: SKIN }),
      );
      return cutToInk(normalizeSvg(svg, name), HEIGHT[pose]);
    },
    keywords: (name) => ['person', 'people', 'human', 'character', 'sketch', ...of(name).words],
    title: (name) => of(name).title,
  };
}

interface Cast {
  readonly peep: Peep;
  readonly pose: keyof typeof HEIGHT;
  readonly words: readonly string[];
  readonly title: string;
}

function castAll(): Map<string, Cast> {
  const random = seededRandom(20);
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)]!;
  const heads: string[] = [];
  const people = new Map<string, Cast>();
  for (const [pose, bodies] of Object.entries(POSES))
    for (const [body, about] of Object.entries(bodies)) {
      // every head once before any comes again
      if (heads.length === 0) heads.push(...[...HAIR].sort(() => random() - 0.5));
      const hair = heads.pop()!;
      const facialHair = BEARDED.includes(hair) ? pick(BEARDS) : 'None';
      const peep = { body, hair, facialHair, face: pick(FACES), accessory: pick(GLASSES) };
      const name = `${pose}-${body.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`;
      people.set(name, {
        peep,
        pose: pose as Cast['pose'],
        words: wordsOf(peep, pose, about),
        title: `Person, ${about}`,
      });
    }
  return people;
}

function wordsOf({ face, hair, facialHair, accessory }: Peep, pose: string, about: string): string[] {
  return [
    ...(pose === 'bust' ? ['portrait', 'avatar'] : [pose]),
    ...about.split(' '),
    ...(face.startsWith('Smile') || face.startsWith('Love') ? ['smiling', 'happy'] : []),
    ...(accessory === 'None' ? [] : ['glasses']),
    ...(facialHair === 'None' ? [] : ['beard', 'man']),
    ...(hair.startsWith('Gray') ? ['senior', 'old'] : []),
    ...(hair.startsWith('Long') ? ['long hair'] : []),
    ...(['Hijab', 'Turban', 'Beanie', 'Afro'].includes(hair) ? [hair.toLowerCase()] : []),
  ];
}
