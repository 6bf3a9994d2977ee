import { gradientOnCanvas } from '../../editor/tools/gradient/gradient-parts.js';
import { pointOnTrack } from '../../editor/styling/gradient-track.js';
import { gradientPartOf } from '../../editor/view-state/edited-gradient.js';
import { boundsOfPoints, type Point } from '../../math/geometry.js';
import { withOpacity } from '../../objects/color.js';
import type { ChromePen } from './chrome-pen.js';
import type { ChromeFrame } from './selection-chrome.js';

/** CSS pixels. */
const LINE = 1.5;
const END = 5;
const STOP = 14;
const STOP_RADIUS = 3;
const RING = 3;
/** Side of the chequer that shows through a see-through stop. */
const CHEQUER = 7;

/** The line of the edited gradient on the page, with its ends on it and its stops beside it in their colors. */
export function drawGradient(pen: ChromePen, { editor, tool }: ChromeFrame): void {
  const shown = gradientOnCanvas(editor);
  if (!shown || tool.transforming.value || tool.marquee.value) return;
  const { track, stops, edited } = shown;
  const chosen = gradientPartOf(editor).value;
  pen.use(boundsOfPoints([track.from, track.to, ...stops]));
  const line = segment(track.from, track.to);
  stops.forEach((stop, index) =>
    line.addPath(segment(pointOnTrack(track, edited.gradient.stops[index]!.offset), stop)),
  );
  drawLine(pen, line);
  drawEnd(pen, track.from, chosen === 'start');
  drawEnd(pen, track.to, chosen === 'end');
  edited.gradient.stops.forEach(({ color, opacity }, index) =>
    drawStop(pen, stops[index]!, withOpacity(color, opacity), chosen === index),
  );
}

function drawLine({ context: c, style }: ChromePen, line: Path2D): void {
  c.setLineDash([]);
  c.strokeStyle = style.handleHalo;
  c.lineWidth = LINE + 2;
  c.stroke(line);
  c.strokeStyle = style.handle;
  c.lineWidth = LINE;
  c.stroke(line);
}

function segment(from: Point, to: Point): Path2D {
  const path = new Path2D();
  path.moveTo(from.x, from.y);
  path.lineTo(to.x, to.y);
  return path;
}

function drawEnd(pen: ChromePen, at: Point, chosen: boolean): void {
  const circle = new Path2D();
  circle.arc(at.x, at.y, END, 0, 2 * Math.PI);
  drawKnob(pen, { knob: circle, fill: pen.style.handle, chosen });
}

function drawStop(pen: ChromePen, { x, y }: Point, color: string, chosen: boolean): void {
  const square = new Path2D();
  square.roundRect(x - STOP / 2, y - STOP / 2, STOP, STOP, STOP_RADIUS);
  const { context: c } = pen;
  c.save();
  c.clip(square);
  c.fillStyle = '#ffffff';
  c.fill(square);
  c.fillStyle = '#c9c9c9';
  c.fillRect(x - CHEQUER, y - CHEQUER, CHEQUER, CHEQUER);
  c.fillRect(x, y, CHEQUER, CHEQUER);
  c.restore();
  drawKnob(pen, { knob: square, fill: color, chosen });
}

/** A light edge within a dark one shows on any art; what is chosen has the color of the selection instead, and is thicker. */
function drawKnob(
  { context: c, style }: ChromePen,
  { knob, fill, chosen }: { knob: Path2D; fill: string; chosen: boolean },
): void {
  c.save();
  c.setLineDash([]);
  c.fillStyle = fill;
  c.fill(knob);
  c.strokeStyle = chosen ? style.halo : style.handleHalo;
  c.lineWidth = chosen ? 2 * RING : RING + 1;
  c.stroke(knob);
  c.strokeStyle = chosen ? style.selection : style.handle;
  c.lineWidth = chosen ? RING : 2;
  c.stroke(knob);
  c.restore();
}
