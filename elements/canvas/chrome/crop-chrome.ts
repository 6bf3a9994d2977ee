import type { Cropping, CropView } from '../../editor/cropping/cropping.js';
import { framePlace, slotOutline } from '../../editor/pictures/slot.js';
import { cropGrips, pictureOutline, type CropGripPlace } from '../../editor/tools/crop/crop-handles.js';
import { boundsOfPoints, radians, type Point } from '../../math/geometry.js';
import { multiply, type Matrix } from '../../math/matrix.js';
import { wholePictureOps } from '../../objects/image/picture.js';
import { paintOps } from '../../paint/painter.js';
import { strokeWithHalo, transformedPath, polygon } from './path2d.js';
import type { ChromePen } from './chrome-pen.js';
import type { ChromeFrame } from './selection-chrome.js';

/** CSS pixels. */
const FRAME = 1.5;
/** Dark on each side of the frame and its brackets: a white picture may fill the frame to the edge. */
const HALO = 1.5;
const THIRDS = 1;
const BRACKET = 3;
const BRACKET_LONG = 18;
const SIDE_LONG = 20;
/** How faint the picture is beyond its frame, and the lines inside it while nothing moves. */
const GHOST = 0.75;
const QUIET = 0.45;

/** A picture being cropped: all of it, what of it shows, and what can be taken hold of. */
export function drawCropping(pen: ChromePen, frame: ChromeFrame, cropping: Cropping): void {
  const crop = cropping.view;
  if (!crop) return;
  const { view, size: canvas, tool } = frame;
  const place = multiply(view, framePlace(crop.slot));
  const corners = pictureOutline(crop, multiply(view, crop.matrix));
  const window = transformedPath(new Path2D(slotOutline(crop.slot)), place);
  pen.use(boundsOfPoints(corners));
  pen.use({ x: 0, y: 0, ...canvas });
  drawBeyond(pen, frame, { crop, place, window, picture: polygon(corners) });
  drawThirds(pen, crop, place, tool.transforming.value ? 1 : QUIET);
  strokeWithHalo(pen, polygon(corners), 1, pen.style.selection);
  haloed(pen, window, FRAME);
  if (tool.transforming.value) return;
  const grips = cropGrips(crop, { resizable: cropping.resizable, view, canvas });
  for (const grip of grips) drawGrip(pen, crop, grip);
}

interface Beyond {
  readonly crop: CropView;
  readonly place: Matrix;
  /** What the picture shows through, and the picture itself, on the canvas. */
  readonly window: Path2D;
  readonly picture: Path2D;
}

/** The picture outside its frame, faint and under a shade. */
function drawBeyond(
  pen: ChromePen,
  { editor, size }: ChromeFrame,
  { crop, place, window, picture }: Beyond,
): void {
  const { context: c, style } = pen;
  const { frame, details, filter } = crop.slot;
  const outside = new Path2D();
  outside.rect(0, 0, size.width, size.height);
  outside.addPath(window);
  const adjusted = filter === undefined ? {} : { filter };
  const ops = wholePictureOps({ ...frame, ...adjusted, image_details: details }, editor.resources.env);
  c.save();
  c.clip(outside, 'evenodd');
  c.save();
  c.globalAlpha = GHOST;
  c.transform(...place);
  paintOps(c, ops, editor.resources.paint);
  c.restore();
  c.fillStyle = style.cropShade;
  c.fill(picture);
  c.restore();
}

/** The rule of thirds, in the frame. */
function drawThirds(pen: ChromePen, { frame }: CropView, place: Matrix, opacity: number): void {
  const lines = new Path2D();
  for (const part of [1 / 3, 2 / 3]) {
    lines.moveTo(frame.width * part, 0);
    lines.lineTo(frame.width * part, frame.height);
    lines.moveTo(0, frame.height * part);
    lines.lineTo(frame.width, frame.height * part);
  }
  const { context: c } = pen;
  c.save();
  c.globalAlpha = opacity;
  strokeWithHalo(pen, transformedPath(lines, place), THIRDS, pen.style.handle);
  c.restore();
}

function drawGrip(pen: ChromePen, crop: CropView, { grip, at }: CropGripPlace): void {
  const { rotation } = crop.slot.object;
  if (grip.on === 'turn') return pen.button(at, 'rotate');
  if (grip.on === 'picture') return pen.end(at);
  const bracket = new Path2D(BRACKETS[grip.handle.length]);
  drawTurned(pen, at, rotation + (ANGLES[grip.handle] ?? 0), bracket);
}

/** A corner's bracket hugs it from outside at the top left; a side's bar lies along the top. */
const BRACKETS: Readonly<Record<number, string>> = {
  2: `M-1.5 ${BRACKET_LONG}V-1.5H${BRACKET_LONG}`,
  1: `M${-SIDE_LONG / 2} -1.5H${SIDE_LONG / 2}`,
};
const ANGLES: Readonly<Record<string, number>> = {
  nw: 0,
  ne: 90,
  se: 180,
  sw: 270,
  n: 0,
  e: 90,
  s: 180,
  w: 270,
};

function drawTurned(pen: ChromePen, at: Point, rotation: number, path: Path2D): void {
  const { context: c } = pen;
  c.save();
  c.translate(at.x, at.y);
  c.rotate(radians(rotation));
  c.lineCap = 'square';
  haloed(pen, path, BRACKET);
  c.restore();
}

/** White in a dark edge, which is seen on any art. */
function haloed({ context: c, style }: ChromePen, path: Path2D, width: number): void {
  c.setLineDash([]);
  c.lineJoin = 'miter';
  c.strokeStyle = style.handleHalo;
  c.lineWidth = width + 2 * HALO;
  c.stroke(path);
  c.strokeStyle = style.handle;
  c.lineWidth = width;
  c.stroke(path);
}
