import type { StoredPage } from '../../document/design-file.js';
import { unpackObjects } from '../../document/unpack-objects.js';
import type { Rect } from '../../math/geometry.js';
import type { ObjectEnv } from '../../objects/kind.js';
import type { DesignObject } from '../../objects/kinds.js';
import { coveringBackground, fitPage, type Fitting } from '../fit/fit-page.js';
import { badgesOf, placeBadge } from './badges.js';
import { collage } from './collage/collage.js';
import { elastic } from './elastic.js';
import { meetingAgain } from './settling/abutting.js';
import { clingingToEdges } from './settling/clinging.js';
import { alignedAgain } from './settling/alignment.js';
import { evenedAcross } from './settling/evened.js';
import { applied } from './placing/apply.js';
import { faults, inTheWay, marginless, shrunk } from './placing/evaluate.js';
import { framedPage, pageFrame } from './inner/framed.js';
import { focused, type FocusOf } from './placing/focus-crop.js';
import { itemsOf, onColor, type Item } from './regions/items.js';
import { withDrawings } from './regions/drawings.js';
import { withLess } from './leave-out.js';
import { reachingEdges, severed } from './settling/reach.js';
import { withTrinkets } from './settling/trinkets.js';
import { hollow } from './hollow.js';
import type { ResizePage } from './inner/inner-page.js';
import { repeatedPatterns } from './settling/patterns.js';
import { heldByPage, inPieces } from './placing/pieces.js';
import { rowsGoneOn, withCopies, type RowsGoneOn } from './placing/scenery/copies.js';
import type { Placements } from './placing/placement.js';
import { wishedScale, type Problem, type Solved } from './problem.js';
import { pageRegion, rigidRegion } from './regions/region.js';
import type { Region } from './regions/region-model.js';
import { shareIn } from './regions/rects.js';
import { keptOnPage, withoutNewOverlaps } from './settling/repair.js';
import { smothered, SMOTHERED, withScrims } from './placing/scrims.js';
import { withSharedRoom } from './settling/shared-room.js';
import { adorned, seamsOf, type Seam } from './settling/seams.js';
import { solve } from './solve.js';
import { touchesEdge } from './regions/edges.js';
import { isLabel, withWindows } from './regions/grounds/windows.js';
import { sideScrim, withTurnedScrim } from './inner/turned-scrim.js';
import { typesetter, type Typesetter } from './placing/type/type-size.js';

/** What it costs to leave out all of a page. */
const LOST = 1.5;
/** What a text costs that is left out because another lies on it. */
const BLOCKED = 0.3;
/** What a photo costs that went from edge to edge and stands somewhere in the page now. */
const SEVERED = 0.35;
/** What a text costs that comes to an edge of the page. */
const MARGINLESS = 0.08;
/** What it costs to keep all in its corner rather than lay it out anew. */
const DRAGGED = 0.24;
/** What letters cost that shrink with the drawing they are in. */
const SHRUNK = 0.8;
/** Ratios that differ by less are the same. */
const SAME_RATIO = 0.03;

/** What re-laying looks at beside the records: where one looks in a picture, for who has its pixels. */
export interface ResizeEnv extends ObjectEnv {
  readonly focus?: FocusOf;
}

/**
 * A page for another page size, laid out anew by what its parts are for [B-018]; the safe rule where the ratio stays. Ids,
 * groups, locks, links and fields that nobody knows survive. Where a page holds more words than can be read at its new size,
 * the least of them are hidden. Fonts and pictures of the page should be here.
 */
export function resizePage(page: StoredPage, fitting: Fitting, env: ResizeEnv): StoredPage {
  const { from, to } = fitting;
  const safe = fitPage(page, fitting, env);
  const ratio = (to.width / to.height) * (from.height / from.width);
  const unpacked = unpackObjects([...page.objects].sort((a, b) => a.layer_index - b.layer_index));
  const color = page.background_image ? null : page.background_color;
  const colored = onColor(itemsOf(unpacked.objects, from, env), color);
  const items = withWindows(colored, from);
  const shown = items.filter(({ object }) => !object.hidden);
  if (Math.abs(Math.log(ratio)) < SAME_RATIO && isReadable(shown, fitting, env)) return safe;
  const cropped = (after: DesignObject, before: DesignObject): DesignObject =>
    env.focus ? focused(after, before, env.focus) : after;
  const background = page.background_image;
  const ground: Partial<StoredPage> = background
    ? { background_image: cropped(coveringBackground(background, fitting, env), background) }
    : {};
  const bare: StoredPage = { ...page, objects: unpacked.objects };
  const resize: ResizePage = (inner, within) => resizePage(inner, within, env);
  const frame = pageFrame(shown, from);
  if (frame) return { ...safe, ...ground, objects: framedPage(bare, frame, fitting, env, resize) };
  const side = sideScrim(shown, fitting);
  if (side) {
    const covers = safe.objects.map((object, i) => cropped(object as DesignObject, items[i]!.object));
    const how = { side, fitting, env, resize };
    return { ...safe, ...ground, objects: withTurnedScrim(bare, covers, items, how) };
  }
  const seams = seamsOf(shown, from);
  const worn = new Set(seams.flatMap(({ items: own }) => own));
  const rest = shown.filter((item) => !worn.has(item));
  const laid = withSeams(
    laidOut(withDrawings(rest, from), fitting, env, isLabel(colored, from)),
    seams,
    fitting,
  );
  const objects = items.map((item, i): DesignObject => {
    const placement = laid.placements.get(item);
    if (!placement) return hiddenAs(safe.objects[i] as DesignObject, laid.out.has(item));
    return hiddenAs(applied(item.object, placement, env), laid.out.has(item));
  });
  const kept = objects.map((object, i) => {
    const before = items[i]!;
    return keptOnPage(cropped(object, before.object), before, fitting, env);
  });
  const all = withCopies(withoutNewOverlaps(kept, items, to, env), items, laid.copies, env);
  return { ...safe, ...ground, objects: all };
}

/** Words that are scaled with their page are no smaller than can be read. */
function isReadable(items: readonly Item[], fitting: Fitting, env: ObjectEnv): boolean {
  const { from, to } = fitting;
  const scale = Math.min(to.width / from.width, to.height / from.height);
  if (scale >= 1) return true;
  const { floor } = typesetterOf(items, fitting, env);
  return items.every(({ text }) => !text || text.text_details.fontSize * scale > floor(text) - ROUNDED);
}

/** Rounding of a size, px. */
const ROUNDED = 0.05;

const typesetterOf = (items: readonly Item[], fitting: Fitting, env: ObjectEnv): Typesetter => {
  const sizes = items.flatMap(({ text }) => text?.text_details.fontSize ?? []);
  return typesetter({ ...fitting, smallest: Math.min(...sizes) }, env);
};

const hiddenAs = (object: DesignObject, isOut: boolean): DesignObject =>
  isOut ? ({ ...object, hidden: true } as DesignObject) : object;

interface Laid {
  readonly placements: Placements;
  /** What there is no room for. */
  readonly out: ReadonlySet<Item>;
  /** Where else pieces of rows stand. */
  readonly copies: RowsGoneOn['copies'];
}

/** With what adorns its seams. */
function withSeams(laid: Laid, seams: readonly Seam[], { from, to }: Fitting): Laid {
  const by = Math.sqrt((to.width * to.height) / (from.width * from.height));
  const { placements, out, copies } = adorned(seams, laid.placements, { from, to, by });
  return {
    placements: new Map([...laid.placements, ...placements]),
    out: new Set([...laid.out, ...out]),
    copies: new Map([...laid.copies, ...copies]),
  };
}

/** The better of the page laid out anew and of the page kept as one, which a label always is. */
function laidOut(items: readonly Item[], fitting: Fitting, env: ObjectEnv, isWhole: boolean): Laid {
  const type = typesetterOf(items, fitting, env);
  const problem: Problem = { ...fitting, type, around: new Map() };
  const rect: Rect = { x: 0, y: 0, ...fitting.to };
  const whole = solve(rigidRegion(items, fitting.from), rect, problem);
  const rigid = whole && { solved: { ...whole, score: rigidScore(items, fitting) }, out: NONE };
  const badges = badgesOf(items, { x: 0, y: 0, ...fitting.from });
  const stuck = new Set(badges.flatMap(({ block }) => block.items));
  const loose = items.filter((item) => !stuck.has(item));
  const page = { from: { x: 0, y: 0, ...fitting.from }, to: rect };
  const reach = (placements: Placements): Placements => reachingEdges(heldByPage(placements, page), page);
  const worth = (placements: Placements, out: ReadonlySet<Item>, score: number) => {
    const blocked = inTheWay(placements);
    const lost = (out.size / Math.max(1, items.length)) * LOST + blocked.size * BLOCKED;
    const harm =
      severed(placements, page) * SEVERED +
      marginless(placements, page) * MARGINLESS +
      smothered(placements, page) * SMOTHERED +
      hollow(placements, page);
    return { placements, out: new Set([...out, ...blocked]), score: score - lost - harm };
  };
  const tried = [
    // where it is all the same, badges stay on what they are stuck on
    ...(stuck.size > 0 ? [{ way: fitted(pageRegion(loose, fitting.from), rect, problem), badges }] : []),
    { way: fitted(pageRegion(items, fitting.from), rect, problem), badges: [] },
    { way: rigid, badges: [] },
  ];
  const solved = (rigid && isWhole ? tried.slice(-1) : tried).flatMap(({ way, badges }) => {
    if (!way) return [];
    const placements: Placements = new Map();
    way.solved.place(placements, way.solved.text);
    for (const [item, placement] of reachingEdges(placements, page)) placements.set(item, placement);
    for (const [item, placement] of withTrinkets(placements, fitting.from)) placements.set(item, placement);
    for (const badge of badges) placeBadge(badge, rect, problem, placements);
    const held = reach(way === rigid ? clingingToEdges(placements, page) : placements);
    const nominal = Math.min(way.solved.text, wishedScale(problem));
    const small = way === rigid ? 0 : Math.log(shrunk(placements, nominal)) * SHRUNK;
    return [worth(held, way.out, way.solved.score + small - faults(held, rect, type))];
  });
  const dragged = isWhole
    ? null
    : draggedOut(items, rect, problem, (placements) => reach(clingingToEdges(placements, page)));
  const stretched = isWhole ? null : collage(items, rect, problem);
  const judged = [
    ...solved,
    ...(dragged ? [worth(dragged.placements, NONE, dragged.score - DRAGGED)] : []),
    ...(stretched ? [worth(stretched.placements, NONE, stretched.score)] : []),
  ];
  const best = judged.sort((a, b) => b.score - a.score)[0];
  if (!best) return { placements: new Map(), out: new Set(), copies: new Map() };
  const out = [...best.out].flatMap((item) => item.parts ?? item);
  // the one on wider pages, the other on taller ones
  const evened = evenedAcross(alignedAgain(best.placements, page, type), page, type);
  const lined = withSharedRoom(evened, page, type);
  const { copies, beyond } = rowsGoneOn(lined, page);
  const patterned = repeatedPatterns(meetingAgain(inPieces(withScrims(lined)), page), page);
  return {
    placements: patterned.placements,
    out: new Set([...out, ...beyond]),
    copies: new Map([...patterned.copies, ...copies]),
  };
}

const NONE: ReadonlySet<Item> = new Set();

/** The page as it would be dragged, what reached an edge reaching it again; what that brings words over counts. */
function draggedOut(
  items: readonly Item[],
  rect: Rect,
  problem: Problem,
  reach: (placements: Placements) => Placements,
): ReturnType<typeof elastic> {
  const dragged = elastic(items, rect, problem);
  if (!dragged) return null;
  const placements = reach(dragged.placements);
  const more = faults(placements, rect, problem.type) - faults(dragged.placements, rect, problem.type);
  return { placements, score: dragged.score - Math.max(0, more) };
}

/** A page kept as one loses room, and what reached its edges is cut off in the middle of the new page. */
function rigidScore(items: readonly Item[], { from, to }: Fitting): number {
  const all = { x: 0, y: 0, ...from };
  const scale = Math.min(to.width / from.width, to.height / from.height);
  const wish = Math.sqrt((to.width * to.height) / (from.width * from.height));
  const isCut = items.some(({ box }) => touchesEdge(box, all) && shareIn(all, box) < 0.9);
  return Math.log(scale / wish) * 0.9 - (isCut ? 0.9 : 0.15);
}

/** The region laid out with all its words, or with as many as fit. */
function fitted(
  region: Region,
  rect: Rect,
  problem: Problem,
): { readonly solved: Solved; readonly out: ReadonlySet<Item> } | null {
  const out = new Set<Item>();
  let tried: Region = region;
  for (;;) {
    const solved = solve(tried, rect, problem);
    if (solved) return { solved, out };
    const less = withLess(tried);
    if (!less) return null;
    tried = less.region;
    less.out.forEach((item) => out.add(item));
  }
}
