import { recolorArt } from '../../build/svg/art.js';
import { normalizeSvg } from '../../build/svg/normalize-svg.js';
import { inFewColors } from './few-colors.js';
import type { IconSet, Packages } from './icon-set.js';
import { scaled } from './place.js';

const PACK = '@gravity-ui/illustrations';

/** The drawings with what they say, and the words people look for. */
const DRAWINGS: Readonly<Record<string, readonly [title: string, words: string]>> = {
  'access-denied': ['Access denied', 'locked stop padlock security private'],
  bucket: ['Folder with files', 'documents archive storage office'],
  chart: ['Chart', 'graph diagram statistics report analytics'],
  database: ['Database', 'server storage data hosting backup'],
  detail: ['Report', 'document chart search details analysis'],
  disk: ['Hard disk', 'storage backup drive computer'],
  feature: ['Puzzle of code', 'terminal feature software development program'],
  folder: ['Empty folder', 'files storage documents office'],
  history: ['Card file', 'history archive records index'],
  identity: ['Keys and badge', 'identity login password security account'],
  'internal-error': ['Server under repair', 'error maintenance fault tools broken'],
  network: ['Network', 'servers connection cloud internet hosting'],
  'no-search-results': ['No results', 'search question document missing'],
  'not-found': ['Not found', 'error missing search magnifier page'],
  project: ['Presentation', 'project slides board plan meeting'],
  queue: ['Messages', 'chat queue conversation bubbles support'],
  snapshot: ['Tablet', 'snapshot screen device picture'],
  'success-operation': ['Success', 'done check complete confirmed window'],
  template: ['Template', 'layout design copy duplicate'],
  'unable-to-display': ['Nothing to show', 'error unavailable document missing'],
  'virtual-machine': ['Server', 'machine computer hosting cloud data'],
};

/** The set's red, beside its amber. */
const COLORS = new Map([['#ff003d', '#e8743b']]);
/** View boxes of 400 units need digits that nobody sees. */
const SCALE = 0.3;

/** Gravity: what programs have to say, in amber and gray. */
export function gravity(packages: Packages): IconSet {
  return {
    prefix: 'concept',
    credit: packages.credit(PACK, 'Yandex (Gravity UI)', 'MIT'),
    headings: { all: Object.keys(DRAWINGS) },
    art: (name) => {
      const art = normalizeSvg(packages.read(`${PACK}/svgs/${name}-light.svg`), name);
      return inFewColors(scaled(recolorArt(art, COLORS), SCALE));
    },
    keywords: (name) => [...name.split('-'), 'illustration', ...DRAWINGS[name]![1].split(' ')],
    title: (name) => DRAWINGS[name]![0],
  };
}
