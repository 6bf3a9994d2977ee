import { opInk } from '../display/ink-bounds.js';
import type { Group, Op, PageOps } from '../display/ops.js';
import type { Size } from '../math/geometry.js';
import { inReadingOrder, mostlyRightToLeft } from '../text/reading-order.js';
import { textPieces } from './pieces/text-pieces.js';
import { isBackdrop } from './presets/moves.js';
import { elementPreset, isPagePreset, pagePreset, suited } from './presets/presets.js';
import type {
  Cast,
  Direction,
  ElementPreset,
  PagePreset,
  Settings,
  Speed,
  Target,
} from './presets/preset.js';

export { DEFAULT_DURATION } from './duration.js';

/** What a page says of its motion, as stored. */
export interface AnimatedPage {
  readonly animation?: string | null | undefined;
  readonly animation_options?: Settings | null | undefined;
  readonly objects: readonly AnimatedObject[];
}

export interface AnimatedObject {
  readonly id: string;
  readonly type: string;
  readonly sub_type?: string | undefined;
  readonly animation?: string | null | undefined;
  readonly animation_options?: Settings | null | undefined;
}

/** Seconds between one object and the next, and those an exit takes (spec 2 section 9). */
export const STAGGER = 0.1;
export const EXIT = 1;

const PACE: Readonly<Record<Speed, number>> = { slow: 1.6, normal: 1, fast: 0.6 };

/** One object's part in the page. Times in seconds of the page. */
export interface Part {
  readonly object: string;
  readonly group: Group;
  readonly preset: ElementPreset;
  readonly direction: Direction;
  readonly subject: Cast;
  readonly start: number;
  /** Of the whole object, all its pieces. */
  readonly entry: number;
  /** Of one piece, and between two; of the whole where there are none. */
  readonly pieceEntry: number;
  readonly stagger: number;
  /** null on the last page: nothing leaves it. */
  readonly exit: number | null;
}

export interface Schedule {
  readonly page: PageOps;
  /** Seconds. */
  readonly duration: number;
  readonly parts: ReadonlyMap<string, Part>;
  readonly over: Over | null;
  /** Seconds after which all is there. */
  readonly settled: number;
}

/** What passes over the page; times in seconds of the page. */
interface Over {
  readonly draw: NonNullable<PagePreset['over']>;
  readonly start: number;
  readonly seconds: number;
}

export interface ScheduleOptions {
  /** Seconds. */
  readonly duration: number;
  /** True where another page follows: its objects leave before that. */
  readonly leaves: boolean;
  /** Seconds before objects come, while the page itself does; what fills it comes along. */
  readonly begins?: number;
}

const TARGETS: Readonly<Record<string, Target>> = {
  text: 'text',
  shape: 'shape',
  icon: 'shape',
  qr: 'shape',
  line: 'line',
};

/** What an object is, as far as motion goes. */
export const targetOf = ({ type, sub_type }: Pick<AnimatedObject, 'type' | 'sub_type'>): Target =>
  TARGETS[sub_type ?? type] ?? 'picture';

/** True when any object of the page moves. */
export const isAnimated = ({ animation, objects }: AnimatedPage): boolean =>
  pagePreset(animation) !== undefined ||
  objects.some((object) => elementPreset(object.animation) !== undefined);

/**
 * Who comes when on a page: from its stored motion and what it looks like at rest. A page that is too short for all of it
 * is played faster: everything comes and goes even so.
 */
export function schedulePage(
  page: AnimatedPage,
  drawn: PageOps,
  { duration, leaves, begins = 0 }: ScheduleOptions,
): Schedule {
  const whole = pagePreset(page.animation);
  const moving = ordered(castOf(page, drawn), whole).flatMap((actor, index, all) => {
    const subject = { ...actor.subject, index, count: all.length };
    const role = roleOf({ ...actor, subject }, page, whole);
    return role ? [{ ...actor, subject, ...role }] : [];
  });
  const over =
    whole && isPagePreset(whole) && whole.over
      ? { draw: whole.over, start: begins, seconds: whole.overFor ?? 1 }
      : null;
  const planned = moving.map((actor, index) => ({ ...actor, ...timesOf(actor, index, begins) }));
  const passed = over ? over.start + over.seconds : 0;
  const settled = Math.max(0, ...planned.map(({ start, entry }) => start + entry), passed);
  const leaving = leaves ? EXIT + STAGGER * planned.length : 0;
  const pace = Math.min(1, duration / Math.max(settled + leaving, 1e-9));
  const exits = duration - leaving * pace;
  const parts = planned.map(({ object, ...part }, index): [string, Part] => [
    object.id,
    {
      ...part,
      object: object.id,
      start: part.start * pace,
      entry: part.entry * pace,
      pieceEntry: part.pieceEntry * pace,
      stagger: part.stagger * pace,
      exit: leaves ? exits + index * STAGGER * pace : null,
    },
  ]);
  return {
    page: drawn,
    duration,
    parts: new Map(parts),
    over: over && { ...over, start: over.start * pace, seconds: over.seconds * pace },
    settled: settled * pace,
  };
}

/** Seconds that an exit takes on a page of this schedule. */
export const exitOf = ({ duration }: Schedule, { exit }: Part): number =>
  exit === null ? 0 : Math.min(EXIT, Math.max(1e-9, duration - exit));

interface Actor {
  readonly object: AnimatedObject;
  readonly group: Group;
  readonly subject: Cast;
  /** Its place on the page. */
  readonly rect: Cast['box'];
}

function castOf({ objects }: AnimatedPage, { ops, width, height }: PageOps): Actor[] {
  const byId = new Map(objects.map((object) => [object.id, object]));
  const page: Size = { width, height };
  const groups = objectGroups(ops).filter(({ object }) => byId.has(object ?? ''));
  return groups.map((group, i) => {
    const object = byId.get(group.object!)!;
    const box = opInk(group);
    const depth = groups.length > 1 ? i / (groups.length - 1) : 1;
    return {
      object,
      group,
      rect: box,
      subject: { box, page, index: i, count: groups.length, depth, target: targetOf(object) },
    };
  });
}

/** The groups of objects, from back to front; those in a composed group lie in it. */
export function objectGroups(ops: readonly Op[]): Group[] {
  return ops.flatMap((op) => {
    if (op.op !== 'group') return [];
    return op.object === undefined ? objectGroups(op.children) : [op];
  });
}

const ordered = (actors: readonly Actor[], whole: PagePreset | ElementPreset | undefined): readonly Actor[] =>
  whole && isPagePreset(whole) && whole.order === 'reading'
    ? inReadingOrder(actors, mostlyRightToLeft(wordsIn(actors.map(({ group }) => group))))
    : actors;

/** The words that ops show. */
const wordsIn = (ops: readonly Op[]): string =>
  ops.map((op) => (op.op === 'glyphRun' ? op.text : op.op === 'group' ? wordsIn(op.children) : '')).join(' ');

interface Role {
  readonly preset: ElementPreset;
  readonly direction: Direction;
  readonly pace: number;
  readonly delay: number | undefined;
}

/** The object's own animation goes before that of its page; null for one that does not move. */
function roleOf(
  { object, subject }: Actor,
  page: AnimatedPage,
  whole: PagePreset | ElementPreset | undefined,
): Role | null {
  const own = elementPreset(object.animation);
  if (own) return castAs(own, subject.target, object.animation_options ?? {});
  if (!whole) return null;
  const settings = page.animation_options ?? {};
  if (!isPagePreset(whole)) return castAs(whole, subject.target, settings);
  const { preset, settings: given = {}, delay } = whole.assign(subject);
  const part = elementPreset(preset);
  return part ? castAs(part, subject.target, { ...settings, ...given }, delay) : null;
}

function castAs(preset: ElementPreset, target: Target, { direction, speed }: Settings, delay?: number): Role {
  const played = suited(preset, target);
  return {
    preset: played,
    direction: direction ?? played.direction ?? 'right',
    pace: PACE[speed ?? 'normal'],
    delay,
  };
}

/** Letters of long texts come closer after each other: a text takes no longer than this, seconds. */
const LONGEST_STAGGER = 2.4;

function timesOf({ group, subject, preset, pace, delay }: Actor & Role, index: number, begins: number) {
  const turn = delay === undefined ? index * STAGGER : delay * pace;
  const start = turn + (isBackdrop(subject) ? 0 : begins);
  const { pieces } = preset;
  const one = preset.entry * pace;
  if (!pieces) return { start, entry: one, pieceEntry: one, stagger: 0 };
  const count = textPieces(group, pieces.size).pieces.length;
  const stagger = Math.min(pieces.stagger, LONGEST_STAGGER / Math.max(1, count)) * pace;
  return { start, entry: one + stagger * Math.max(0, count - 1), pieceEntry: one, stagger };
}
