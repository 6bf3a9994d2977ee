import type { Op } from '../../display/ops.js';
import type { Size } from '../../math/geometry.js';
import { EASES } from '../ease.js';
import { isBackdrop } from './moves.js';
import type { Assigned, Cast, Direction, PagePreset } from './preset.js';

const isText = ({ target }: Cast): boolean => target === 'text';
const isPicture = ({ target }: Cast): boolean => target === 'picture';

const always = (preset: string) => (): Assigned => ({ preset });

/** The nearer side of the page: things come from where they are. */
const fromNearerSide = ({ box, page }: Cast): Direction =>
  box.x + box.width / 2 < page.width / 2 ? 'right' : 'left';

/** Hangs from the page's upper edge: below it, the edge would be seen. */
const hangs = (object: Cast): boolean => !isText(object) && object.box.y <= 0;

/** Reaches an edge of the page, from which it must not come away. */
const reachesEdge = (object: Cast): boolean => {
  const { x, y, width, height } = object.box;
  return (
    !isText(object) &&
    (x <= 0 || y <= 0 || x + width >= object.page.width || y + height >= object.page.height)
  );
};

/** Seconds between one edge of the page and the other, where things come as something passes over them. */
const SWEEP = 1;

/** Those that need a page; in the order they are offered [B-028]. */
export const PAGE_PRESETS: readonly PagePreset[] = [
  {
    id: 'simple',
    displayName: 'Simple',
    pageLevelOnly: true,
    order: 'layer',
    parameters: ['speed'],
    assign: always('fade'),
  },
  {
    id: 'cascade',
    displayName: 'Cascade',
    pageLevelOnly: true,
    order: 'reading',
    parameters: ['speed'],
    assign: (object) => ({ preset: isBackdrop(object) || hangs(object) ? 'fade' : 'rise' }),
  },
  {
    id: 'editorial',
    displayName: 'Editorial',
    pageLevelOnly: true,
    order: 'reading',
    parameters: ['speed'],
    assign: (object) => {
      if (isText(object)) return { preset: 'lines' };
      if (object.target === 'line') return { preset: 'draw_on' };
      return isBackdrop(object) ? { preset: 'ken_burns' } : { preset: 'wipe', settings: { direction: 'up' } };
    },
  },
  {
    id: 'block',
    displayName: 'Block',
    pageLevelOnly: true,
    order: 'reading',
    parameters: ['direction', 'speed'],
    assign: (object) => ({ preset: isBackdrop(object) ? 'fade' : 'block_reveal' }),
  },
  {
    id: 'collage',
    displayName: 'Collage',
    pageLevelOnly: true,
    order: 'layer',
    parameters: ['speed'],
    assign: (object) => {
      if (isBackdrop(object)) return { preset: 'fade' };
      if (isText(object)) return { preset: 'words' };
      return { preset: object.index % 2 && !reachesEdge(object) ? 'tumble' : 'stomp' };
    },
  },
  {
    id: 'photo_flow',
    displayName: 'Photo Flow',
    pageLevelOnly: true,
    order: 'layer',
    parameters: ['direction', 'speed'],
    assign: (object) => ({ preset: isPicture(object) ? 'ken_burns' : isText(object) ? 'rise' : 'fade' }),
  },
  {
    id: 'party',
    displayName: 'Party',
    pageLevelOnly: true,
    order: 'layer',
    parameters: ['speed'],
    assign: (object) => {
      if (isBackdrop(object)) return { preset: 'fade' };
      if (isText(object)) return { preset: object.index % 2 ? 'letters' : 'pop' };
      return { preset: object.index % 2 ? 'pop' : 'tumble' };
    },
  },
  {
    id: 'assemble',
    displayName: 'Assemble',
    pageLevelOnly: true,
    order: 'layer',
    parameters: ['speed'],
    assign: (object) =>
      isBackdrop(object)
        ? { preset: 'fade' }
        : { preset: 'slide', settings: { direction: fromNearerSide(object) } },
  },
  {
    id: 'sweep',
    displayName: 'Sweep',
    pageLevelOnly: true,
    order: 'reading',
    parameters: ['speed'],
    // each as the edge passes it
    assign: ({ box, page }) => ({
      preset: 'wipe',
      settings: { direction: 'right' },
      delay: SWEEP * 0.7 * Math.min(1, Math.max(0, box.x / page.width)),
    }),
  },
  {
    id: 'parallax',
    displayName: 'Parallax',
    pageLevelOnly: true,
    order: 'layer',
    parameters: ['direction', 'speed'],
    assign: (object) => {
      if (isBackdrop(object)) return { preset: 'ken_burns', delay: 0 };
      if (object.depth > 0.5) return { preset: 'pan', delay: 0 };
      // a photo moves in its own shape there, anything else stays
      return { preset: reachesEdge(object) ? (isPicture(object) ? 'ken_burns' : 'fade') : 'drift', delay: 0 };
    },
  },
  {
    id: 'light_sweep',
    displayName: 'Light Sweep',
    pageLevelOnly: true,
    order: 'reading',
    parameters: ['speed'],
    assign: always('fade'),
    over: lightBand,
    overFor: 1.6,
  },
];

/** How wide the band of light is, as a part of the page's width, and how far its ends lean, of its shorter side. */
const BAND = 0.35;
const LEAN = 0.3;

/** A band of light that runs over the page once, from edge to edge: its light fades towards its own sides, as they lean. */
function lightBand(progress: number, { width, height }: Size): Op | null {
  if (progress <= 0 || progress >= 1) return null;
  const half = (BAND * width) / 2;
  const lean = LEAN * Math.min(width, height);
  const at = -half - lean + (width + 2 * half + 2 * lean) * EASES.inOutSine(progress);
  const light = (opacity: number): string => `rgba(255, 255, 255, ${opacity})`;
  // from side to side the shortest way, which is square to them
  const square = half / (height ** 2 + 4 * lean ** 2);
  const [dx, dy] = [square * height ** 2, square * 2 * lean * height];
  return {
    op: 'fillPath',
    d: `M${at - half + lean} 0H${at + half + lean}L${at + half - lean} ${height}H${at - half - lean}Z`,
    fill: {
      gradient: 'linear',
      from: [at - dx, height / 2 - dy],
      to: [at + dx, height / 2 + dy],
      stops: [
        { offset: 0, color: light(0) },
        { offset: 0.5, color: light(0.55) },
        { offset: 1, color: light(0) },
      ],
    },
  };
}
