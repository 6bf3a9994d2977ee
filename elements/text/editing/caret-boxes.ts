import { lowerBound, strictlyBetween } from '../shaping/graphemes.js';
import type { LayoutLine, LayoutRun } from '../types.js';

/** The room of one grapheme on a line. */
export interface CaretBox {
  /** Range of the text, UTF-16. */
  readonly start: number;
  readonly end: number;
  readonly left: number;
  readonly right: number;
  readonly rtl: boolean;
  /** Width of the hyphen at its end where the line ends inside a word: no caret stands before it. */
  readonly hyphen?: number;
}

/** Glyphs shaped together, in logical order. */
interface Cluster {
  readonly start: number;
  readonly end: number;
  readonly width: number;
  readonly glyph: number;
}

/** One box a grapheme, from left to right; `graphemes` are the starts for the whole text. */
export function lineBoxes(line: LayoutLine, graphemes: readonly number[]): CaretBox[] {
  return line.runs.flatMap((run) => runBoxes(run, graphemes));
}

function runBoxes(run: LayoutRun, graphemes: readonly number[]): CaretBox[] {
  const rtl = (run.level & 1) === 1;
  const sizes = mergeClusters(clustersOf(run, rtl), graphemes).flatMap((cluster) =>
    splitCluster(cluster, run, rtl, graphemes),
  );
  if (rtl) sizes.reverse();
  let left = run.x;
  const boxes = sizes.map(({ start, end, width }): CaretBox => {
    const box = { start, end, left, right: left + width, rtl };
    left += width;
    return box;
  });
  return withHyphen(boxes, run);
}

/** A hyphen that the text has not got belongs to the letter before it: it comes after all that the run has of the text. */
function withHyphen(boxes: CaretBox[], run: LayoutRun): CaretBox[] {
  const last = boxes.at(-1);
  const width = run.advances.reduce((sum, own, i) => sum + (run.clusters[i]! >= run.end ? own : 0), 0);
  return last && width > 0
    ? [...boxes.slice(0, -1), { ...last, right: last.right + width, hyphen: width }]
    : boxes;
}

/** The clusters of a run in logical order; together they cover it, even where the shaper dropped a character. */
function clustersOf(run: LayoutRun, rtl: boolean): Cluster[] {
  const found: { start: number; width: number; glyph: number }[] = [];
  run.clusters.forEach((start, i) => {
    if (start >= run.end) return;
    const last = found.at(-1);
    if (last?.start === start) last.width += run.advances[i] ?? 0;
    else found.push({ start, width: run.advances[i] ?? 0, glyph: run.glyphs[i] ?? 0 });
  });
  if (rtl) found.reverse();
  if (found.length === 0) found.push({ start: run.start, width: run.width, glyph: 0 });
  return found.map((cluster, i) => ({
    ...cluster,
    start: i === 0 ? run.start : cluster.start,
    end: found[i + 1]?.start ?? run.end,
  }));
}

/** A cluster that starts inside a grapheme belongs to the box before it. */
function mergeClusters(clusters: readonly Cluster[], graphemes: readonly number[]): Cluster[] {
  const merged: Cluster[] = [];
  for (const cluster of clusters) {
    const last = merged.at(-1);
    const starts = graphemes[lowerBound(graphemes, cluster.start)] === cluster.start;
    if (last && !starts)
      merged[merged.length - 1] = { ...last, end: cluster.end, width: last.width + cluster.width };
    else merged.push(cluster);
  }
  return merged;
}

/** A ligature gets one box a grapheme: at the font's own caret stops when it has them, else even parts. */
function splitCluster(
  cluster: Cluster,
  run: LayoutRun,
  rtl: boolean,
  graphemes: readonly number[],
): { start: number; end: number; width: number }[] {
  const cuts = strictlyBetween(graphemes, cluster.start, cluster.end);
  if (cuts.length === 0) return [cluster];
  const widths = fontStops(cluster, run, rtl, cuts.length);
  return [cluster.start, ...cuts].map((start, i) => ({
    start,
    end: cuts[i] ?? cluster.end,
    width: widths?.[i] ?? cluster.width / (cuts.length + 1),
  }));
}

/** Widths in reading order from the font's caret stops; null unless it names one for every cut. */
function fontStops(cluster: Cluster, run: LayoutRun, rtl: boolean, count: number): number[] | null {
  const stops = run.face.ligatureCarets?.(cluster.glyph, rtl) ?? [];
  if (stops.length !== count) return null;
  const scale = run.style.size / run.face.unitsPerEm;
  const edges = [0, ...stops.map((stop) => stop * scale).sort((a, b) => a - b), cluster.width];
  const widths = edges.slice(1).map((edge, i) => edge - (edges[i] ?? 0));
  return rtl ? widths.reverse() : widths;
}
