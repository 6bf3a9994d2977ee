import {
  outlineNames,
  outlinePath,
  outlineRatio,
  type OutlineName,
} from '../../../elements/objects/outline.js';
import { joinResources, OWN_WORK, titleOf, type BuiltResources } from '../output.js';
import { artToSvg, type Art } from '../svg/art.js';
import { compactPath } from '../svg/compact-path.js';

/** Masks that say nothing a plain photo or shape does not. */
const PLAIN: readonly OutlineName[] = ['rectangle', 'triangle', 'corner', 'pentagon'];

/** Words that a mask is looked up by besides its name. */
const WORDS: Readonly<Record<string, string>> = {
  ellipse: 'circle round oval portrait',
  pill: 'capsule rounded',
  arch: 'window door boho',
  half: 'half circle sun',
  quarter: 'quarter circle corner',
  slant: 'parallelogram dynamic',
  star: 'five points favorite',
  burst: 'badge sale seal',
  heart: 'love valentine wedding',
  blob: 'organic soft abstract',
  torn: 'ripped paper collage edge',
  brush: 'paint stroke artistic grunge',
  film: 'cinema movie negative',
  polaroid: 'instant photo retro',
  phone: 'mobile screen mockup device',
  tablet: 'screen mockup device',
  laptop: 'computer screen mockup device',
  letter: 'alphabet initial monogram type',
  digit: 'number birthday anniversary',
  stamp: 'postage mail perforated',
  scallop: 'badge flower round',
  ticket: 'coupon event voucher',
  drop: 'water pin',
  shield: 'crest emblem badge',
  cloud: 'sky weather dream',
  flower: 'petals daisy garden spring',
  cross: 'plus medical health',
  house: 'home property real estate roof',
  egg: 'easter oval',
  speech: 'bubble talk quote testimonial',
  wave: 'flag water flowing',
};

const COLOR = '#8fa39c';
const SIDE = 100;

/** A record for each mask that frames can show a picture through; its file is a picture of the mask. */
export const buildFrames = (): BuiltResources =>
  joinResources(outlineNames.filter((name) => !PLAIN.includes(name)).map(buildFrame));

function buildFrame(name: OutlineName): BuiltResources {
  const height = Math.round(SIDE * outlineRatio(name));
  const d = compactPath(outlinePath(name, SIDE, height));
  const art: Art = { width: SIDE, height, paths: [{ d, color: COLOR }] };
  const file = `frames/${name}.svg`;
  const [first] = name.split('-');
  const resource = {
    id: `frame-${name}`,
    name: name === 'ellipse' ? 'Circle' : titleOf(name),
    kind: 'frame' as const,
    keywords: ['frame', 'mask', 'photo', ...name.split('-'), ...(WORDS[first!]?.split(' ') ?? [])],
    file,
    thumbnail: file,
    width: SIDE,
    height,
    colors: [COLOR],
    free: true,
    ...OWN_WORK,
  };
  return { resources: [resource], files: [{ path: file, data: artToSvg(art, [COLOR]) }] };
}
