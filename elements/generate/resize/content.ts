import { intersectRects, type Rect } from '../../math/geometry.js';
import { fitsIn, scaleAt, scoreOf, tight, type Fit } from './fit.js';
import { faults, placedRect } from './placing/evaluate.js';
import { hollow } from './hollow.js';
import { place } from './placing/place.js';
import type { Placements } from './placing/placement.js';
import { hasRow } from './placing/scenery/rows.js';
import { placeScenery } from './placing/scenery/scenery.js';
import { wordsAbove } from './placing/scenery/side.js';
import { bestJudged, groundOf, wishedScale, type Problem, type Solved } from './problem.js';
import { itemsIn, type Block } from './regions/block.js';
import { areaOf } from './regions/rects.js';
import type { Region } from './regions/region-model.js';
import { variantsOf, type Variant } from './variants.js';
import { boundsFor, zonesOf } from './zone.js';

/** Drawings around the content as large as wished, and smaller where they are in its way. */
const DECOR = [1, 0.6];
/** What smaller drawings cost; a row of like things goes on beyond the page instead. */
const SMALL = 0.12;
const FEWER = 0.7;
/** Arrangements that are tried with smaller drawings. */
const FEW = 4;
/** Ways that are tried out and judged, and how many at least of those whose words do not keep their places. */
const TRIED = 3;
const OTHERS = 2;

interface Way extends Fit {
  readonly block: Block;
  readonly zone: Rect;
  readonly decor: number;
  readonly score: number;
}

/** The best way to lay out a region's content in a rectangle; null when its words do not fit. */
export function solveContent(region: Region, rect: Rect, problem: Problem): Solved | null {
  const all = waysOf(region, rect, problem).sort((a, b) => b.score - a.score);
  // words that keep their places fit nearly everywhere, and seldom without a fault: some others are tried in any case
  const table = tables.get(region.content!);
  const others = all.filter(({ block }) => block !== table).slice(0, OTHERS);
  const ways = all.filter((way, i) => i < TRIED || others.includes(way));
  const best = bestJudged(ways, (way) => {
    const into: Placements = new Map(problem.around);
    lay(way, region, rect, way.text, problem, into);
    const lost = dwindled(into, region, rect) + hollow(into, { from: region.box, to: rect });
    return way.score - faults(into, rect, problem.type) - lost;
  });
  if (!best) return null;
  return {
    score: best.score,
    judged: best.judged,
    text: best.text,
    place: (into, text) => lay(best, region, rect, Math.min(best.text, text), problem, into),
  };
}

function lay(way: Way, region: Region, rect: Rect, text: number, problem: Problem, into: Placements): void {
  const words = wordsAbove(region);
  placeScenery(region.decor, { ...groundOf(region.box, rect, problem), scale: way.decor, words }, into);
  const scale = tight(scaleAt(text, way.art, problem), way.gaps);
  const at = boundsFor(way.block, region, way.zone, scale);
  place(way.block, at, { scale, mostArt: wishedScale(problem) * 1.35, into });
}

function waysOf(region: Region, rect: Rect, problem: Problem): Way[] {
  const most = Math.max(rect.width / region.box.width, rect.height / region.box.height);
  const usual = Math.min(wishedScale(problem), most);
  const content = region.content!;
  const drawn = region.decor.length + problem.around.size + region.under.length > 0;
  const variants = [...variantsOf(content), ...(drawn ? asPlaced(content) : [])];
  const decors = region.decor.length > 0 ? DECOR : [1];
  const texts = itemsIn(content).filter(({ text }) => text).length;
  const beside = texts <= FEW_WORDS ? BESIDE : 0;
  const less = hasRow(region.decor, groundOf(region.box, rect, problem)) ? FEWER : SMALL;
  return decors.flatMap((part, i) => {
    const decor = usual * part;
    return zonesOf(region, rect, decor, problem).flatMap((zone) =>
      variants.slice(0, i === 0 ? undefined : FEW).flatMap(({ block, change, isWide }) => {
        const fits = fitsIn(block, zone, problem);
        if (fits.length === 0) return [];
        const wide = isWide ? (zone.width < WIDE * zone.height ? CRAMPED : beside) : 0;
        const thin = Math.max(0, Math.log(rect.height / rect.width) - SLIM) * 0.3;
        return [...fits, ...unbroken(block, fits[0]!, zone, problem)].map((fit) => {
          const score = scoreOf(block, fit, zone, problem) - change * 0.15 - (1 - part) * less - thin - wide;
          return { block, zone, decor, ...fit, score };
        });
      }),
    );
  });
}

/** Photos may get this much smaller beside their region, as a logarithm, before it costs; and what it costs then. */
const SMALLER_PHOTO = 0.5;
const DWINDLED = 0.3;

/** What it costs that the largest photo of the content takes less of its region than it did. */
function dwindled(into: Placements, { box, content }: Region, rect: Rect): number {
  const photos = itemsIn(content!).filter(({ isPicture }) => isPicture);
  const [photo] = photos.sort((a, b) => areaOf(b.box) - areaOf(a.box));
  if (!photo) return 0;
  const was = areaOf(intersectRects(photo.box, box)) / areaOf(box);
  const now = areaOf(intersectRects(placedRect(photo, into.get(photo)!), rect)) / areaOf(rect);
  return Math.max(0, Math.log(was / Math.max(0.001, now)) - SMALLER_PHOTO) * DWINDLED;
}

/** A column of words is at most so much higher than wide, as a logarithm, before it looks torn off. */
const SLIM = 0.8;
/** Words in columns take a place so many times wider than high; in others they cost this. */
const WIDE = 1.5;
const CRAMPED = 0.4;
/** A title with a few lines below it is no list that columns suit: so many texts, and what columns cost them. */
const FEW_WORDS = 5;
const BESIDE = 0.25;
/** Smaller letters than fit are worth it down to this part, where the largest words then keep their lines. */
const SMALLER = 0.6;

function unbroken(block: Block, fit: Fit, zone: Rect, { type }: Problem): Fit[] {
  const texts = itemsIn(block).flatMap(({ text }) => text ?? []);
  const [largest] = texts.sort((a, b) => b.text_details.fontSize - a.text_details.fontSize);
  if (!largest) return [];
  const lines = (size: number, width: number): number => type.lines(largest, size, width).lines.length;
  const was = lines(largest.text_details.fontSize, largest.width);
  if (lines(type.sizeAt(largest, fit.text), zone.width) < Math.max(was + 2, was * 1.5)) return [];
  const text = (zone.width / type.lineWidth(largest, largest.text_details.fontSize)) * 0.995;
  return text < fit.text && text > fit.text * SMALLER ? [{ ...fit, text }] : [];
}

const tables = new WeakMap<Block, Block>();

/** Words over a drawing may keep their places on it. */
function asPlaced(block: Block): Variant[] {
  if (block.kind !== 'flow') return [];
  const items = [...itemsIn(block)].sort((a, b) => a.order - b.order);
  const table = tables.get(block) ?? { kind: 'table', items, box: block.box };
  tables.set(block, table);
  return [{ block: table, change: 1.2 }];
}
