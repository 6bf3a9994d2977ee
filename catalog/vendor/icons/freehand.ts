import { normalizeSvg } from '../../build/svg/normalize-svg.js';
import { recolorArt } from '../../build/svg/art.js';
import { iconifySvg, type IconifySet, type IconSet, type Packages } from './icon-set.js';
import { cutToInk } from './place.js';

const PACK = '@iconify-json/streamline-freehand-color';
/** The set's black and blue, in our ink and a warmer second color. */
const COLORS = new Map([
  ['#020202', '#22324d'],
  ['#0c6fff', '#e8743b'],
]);

/** View-box units. */
const HEIGHT = 24;

/** Doodles in two colors. */
export function freehand(packages: Packages): IconSet {
  const set = packages.load<IconifySet>(`${PACK}/icons.json`);
  return {
    prefix: 'doodle',
    credit: {
      author: 'Streamline',
      licence: 'CC-BY-4.0',
      source: 'https://github.com/webalys-hq/streamline-vectors',
    },
    headings: { all: Object.keys(set.icons) },
    // many reach over the box of the set
    art: (name) => cutToInk(recolorArt(normalizeSvg(iconifySvg(set, name), name), COLORS), HEIGHT),
    keywords: (name) => name.split('-').filter((word) => !/^\d+$/.test(word)),
    title: (name) => name.replace(/(-\d+)+$/, '').replaceAll('-', ' '),
  };
}
