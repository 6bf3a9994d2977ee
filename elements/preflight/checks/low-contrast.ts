import type { Rect } from '../../math/geometry.js';
import { kindFor } from '../../objects/kinds.js';
import { shownTextEffect } from '../../objects/text/effect-model.js';
import { effectOfFlatFields } from '../../objects/text/flat-effect-fields.js';
import type { TextDetails, TextObject } from '../../objects/text/model.js';
import type { Check } from './check.js';
import type { PreflightEnv, Subject } from '../env.js';
import type { Fix } from '../finding.js';
import { objectsUnder, paintBackdrop } from '../contrast/backdrop.js';
import {
  contrastOn,
  backdropRange,
  LARGE_TEXT,
  nearestReadable,
  READABLE,
  READABLE_LARGE,
  type BackdropRange,
} from '../contrast/text-contrast.js';
import { boundsOfRuns, inkedRuns, onPage, type InkedRun } from '../contrast/text-ink.js';

/** The share of points that may be worse than what is reported. */
const OUTLIERS = 0.06;
/** Blending and shrinking the backdrop round a little. */
const SLACK = 0.15;
/** An effect fainter than this lifts no letter off its backdrop. */
const STRONG = 0.5;

/** Letters that can hardly be told from what is painted behind them. */
export const lowContrast: Check = ({ object, page, at }, env) => {
  if (object.type !== 'text' || object.opacity === 0 || (object.blend_mode ?? 'normal') !== 'normal')
    return null;
  const runs = inkedRuns(object, env.objects);
  if (runs.length === 0 || !isKnown({ page, at }, onPage(object, boundsOfRuns(runs)), env)) return null;
  const picture = paintBackdrop(object, runs, { page, at }, env);
  if (!picture) return null;
  const poor = byColor(runs).flatMap((part) => {
    const backdrop = backdropRange(
      part.places.flatMap((place) => picture.colorsIn(place)),
      OUTLIERS,
    );
    return backdrop ? judged(part, backdrop, object, env) : [];
  });
  if (poor.length === 0) return null;
  const ratio = Math.floor(Math.min(...poor.map((each) => each.ratio)) * 10) / 10;
  const facts = { ratio, least: Math.max(...poor.map(({ least }) => least)) };
  return { check: 'low-contrast', severity: 'warning', facts, fixes: recolored(object, poor) };
};

/** Nothing can be said over a picture that is not here. */
function isKnown({ page, at }: Pick<Subject, 'page' | 'at'>, area: Rect, env: PreflightEnv): boolean {
  const { resources } = env.objects;
  return [...(page.background ? [page.background] : []), ...objectsUnder(page, at, area)].every((object) =>
    kindFor(object)
      .needs(object)
      .every((need) => need.type === 'font' || resources[need.type](need.source) !== undefined),
  );
}

/** All letters of one color and whether they are small. */
interface Part {
  readonly color: string;
  readonly size: number;
  readonly places: readonly Rect[];
}

interface Poor {
  readonly color: string;
  readonly ratio: number;
  readonly least: number;
  /** The nearest color that can be read; null when none can. */
  readonly better: string | null;
}

function byColor(runs: readonly InkedRun[]): Part[] {
  const parts = new Map<string, { color: string; size: number; places: Rect[] }>();
  for (const place of runs) {
    const { color, size } = place.run.style;
    const part = parts.get(color) ?? { color, size, places: [] };
    part.size = Math.min(part.size, size);
    part.places.push(place);
    parts.set(color, part);
  }
  return [...parts.values()];
}

function judged(
  { color, size }: Part,
  backdrop: BackdropRange,
  { text_details: details, opacity }: TextObject,
  env: PreflightEnv,
): Poor[] {
  const unit = Math.min(env.size.width, env.size.height) / 100;
  const least = size > LARGE_TEXT * unit ? READABLE_LARGE : READABLE;
  const own = details.gradient && color === details.fontColor;
  const colors = own ? details.gradient!.stops.map((stop) => stop.color) : [color];
  const edges = edgesOf(details).map((edge): BackdropRange => [edge, edge]);
  const ratio = Math.max(
    ...colors.flatMap((each) => [
      contrastOn(each, backdrop, opacity),
      // an effect around the letters is a backdrop of its own
      ...edges.map((edge) => contrastOn(each, edge)),
    ]),
  );
  if (ratio + SLACK >= least) return [];
  return [{ color, ratio, least, better: own ? null : nearestReadable(color, backdrop, least, opacity) }];
}

/** Colors that stand right around the letters. */
function edgesOf(details: TextDetails): string[] {
  const stored = details.text_effect ?? effectOfFlatFields(details);
  if (!stored) return [];
  const { stroke, strokeSize, strokeColor, glow, glowColor, glowOpacity, glowIntensity, shadow, shadows } =
    shownTextEffect(stored);
  return [
    ...(stroke && strokeSize > 0 ? [strokeColor] : []),
    ...(glow && (glowOpacity * glowIntensity) / 1e4 > STRONG / 2 ? [glowColor] : []),
    ...(shadow ? shadows.filter(({ opacity }) => opacity / 100 >= STRONG).map(({ color }) => color) : []),
  ];
}

function recolored(object: TextObject, poor: readonly Poor[]): Fix[] {
  const better = new Map(poor.map((each) => [each.color, each.better]));
  if ([...better.values()].includes(null)) return [];
  const of = (color: string): string => better.get(color) ?? color;
  const { fontColor, runs, ...details } = object.text_details;
  const text_details: TextDetails = {
    ...details,
    fontColor: of(fontColor),
    ...(runs && {
      runs: runs.map((run) => (run.fontColor ? { ...run, fontColor: of(run.fontColor) } : run)),
    }),
  };
  return [{ action: 'recolor', from: object, to: { ...object, text_details } }];
}
