import { blankDesign } from '../../../elements/document/blank-design.js';
import type { DesignFile, StoredPage } from '../../../elements/document/design-file.js';
import { presetSize, RESIZE_PRESETS } from '../../../elements/generate/resize/presets.js';
import { Generator } from '../../../elements/generator/generator.js';
import type { GeneratorSources } from '../../../elements/generator/sources.js';
import { imageOf, shapeOf, textOf } from '../../support/objects.js';

/** Runs in the browser: `generateBench(rounds)`. */

export interface GenerateBench {
  /** All sizes with their previews while nothing is loaded, the worker too; and when all is, the median, ms. */
  readonly first: number;
  readonly again: number;
  /** The longest that the page's own thread was busy at a stretch meanwhile, ms. */
  readonly longest: number;
}

/** Longer side of a preview, px. */
const SIDE = 250;
const OBJECTS = 40;

const WORDS = [
  'Saturday spice market',
  'Taste the long road',
  'From nine to four, rain or shine',
  'Dock Hall',
];

const face = { id: 'Montserrat-400', weight: 400, italic: false, src: '/fonts/Montserrat-400.ttf' };
const family = { name: 'Montserrat', category: 'sans', faces: [face] } as const;

const sources: GeneratorSources = {
  file: async () => new URL('/photo.jpg', location.origin).href,
  fonts: {
    families: async () => [family],
    fallbacks: async () => [],
    load: async ({ src }) => (await fetch(src)).arrayBuffer(),
  },
};

/** Texts, shapes and photos by turns, in rows of five. */
function design(): DesignFile {
  const objects = Array.from({ length: OBJECTS }, (_, i) => {
    const place = {
      id: `o${i}`,
      layer_index: i,
      position: { x: 20 + (i % 5) * 210, y: 20 + Math.floor(i / 5) * 130 },
      width: 190,
      height: 110,
    };
    if (i % 8 === 3) return imageOf({ id_design_resource: 'photo' }, place);
    if (i % 4 === 1) return shapeOf({ outline: 'ellipse', fill: '#c4512d', stroke_width: 0 }, place);
    return textOf({ text: WORDS[i % WORDS.length]!, fontSize: 18 }, place);
  });
  const size = { width: 1080, height: 1080 };
  const file = blankDesign(size);
  return { ...file, pages: [{ ...file.pages[0]!, objects } as StoredPage] };
}

async function allSizes(generator: Generator, file: DesignFile): Promise<number> {
  const from = performance.now();
  const runs = RESIZE_PRESETS.map((preset) => {
    const to = { ...presetSize(preset), unit: preset.unit };
    return generator.run('resize', { file, to, side: SIDE });
  });
  await Promise.all(runs);
  return performance.now() - from;
}

/** Looks for its turn so often, ms: a thread that is asked all the time is never free. */
const TICK = 4;

/** Tells the longest time that the page's thread kept a turn waiting until it is stopped. */
function watchThread(): () => number {
  let [last, longest] = [performance.now(), 0];
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last - TICK);
    last = now;
  }, TICK);
  return () => {
    clearInterval(timer);
    return longest;
  };
}

async function generateBench(rounds: number): Promise<GenerateBench> {
  const [generator, file] = [new Generator({ sources, size: 3 }), design()];
  const stop = watchThread();
  const first = await allSizes(generator, file);
  const again: number[] = [];
  for (let i = 0; i < rounds; i++) again.push(await allSizes(generator, file));
  const longest = stop();
  generator.close();
  const median = again.sort((a, b) => a - b)[Math.floor(again.length / 2)]!;
  return { first: Math.round(first), again: Math.round(median), longest: Math.round(longest) };
}

Object.assign(window, { generateBench });
