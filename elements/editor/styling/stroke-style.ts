import type { Border, Bordered } from '../../objects/image/border.js';
import { kindOf, type DesignObject } from '../../objects/kinds.js';
import type { FrameObject } from '../../objects/frame/model.js';
import { joinOf, type Corners } from '../../objects/outline.js';
import type { ShapeObject } from '../../objects/shape/model.js';
import { cornersOf, type CornerRadii, type Stroke } from '../../objects/stroke.js';
import type { HistoryMode } from '../../store/store.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';
import { merged } from './shape-style.js';

/** The outline and the corners of shapes, frames and pictures, wherever their kind keeps them. */

/** What an outline begins with. */
const FIRST: Stroke = { stroke: '#000000', stroke_width: 2 };

type Kept = 'shape_details' | 'frame_details' | 'border_details';

const strokeKept = (object: DesignObject): Kept | null =>
  (
    {
      shape: 'shape_details',
      frame: 'border_details',
      image: 'border_details',
      mockup: 'border_details',
    } as const
  )[kindOf(object) as 'shape'] ?? null;

/** Corners belong to rectangles alone; a frame keeps them beside its outline. */
function cornersKept(object: DesignObject): Kept | null {
  const kept = kindOf(object) === 'frame' ? 'frame_details' : strokeKept(object);
  const { outline = 'rectangle', path } =
    ((kept && detailsIn(object, kept)) as Partial<ShapeObject['shape_details']>) ?? {};
  return outline === 'rectangle' && !path ? kept : null;
}

const detailsIn = (object: DesignObject, kept: Kept): Border =>
  (object as unknown as FrameObject & ShapeObject & Bordered)[kept] ?? {};

const first = <T>(editor: Editor, read: (object: DesignObject) => T | null): T | null =>
  editor.selection.objects.value.map(read).find((found) => found !== null) ?? null;

/** The outline of the first selected object that can have one, with its joins; null when none can. Follows the selection. */
export const selectedStroke = (editor: Editor): Stroke | null =>
  first(editor, (object) => {
    const kept = strokeKept(object);
    return kept && { stroke_join: joinAlong(object), ...detailsIn(object, kept) };
  });

/** How the outline of an object turns where nothing is chosen. */
function joinAlong(object: DesignObject): NonNullable<Stroke['stroke_join']> {
  const { shape_details, frame_details } = object as unknown as Partial<
    Pick<ShapeObject, 'shape_details'> & Pick<FrameObject, 'frame_details'>
  >;
  if (shape_details?.path) return 'miter';
  return joinOf(shape_details?.outline ?? frame_details?.outline ?? 'rectangle');
}

/** Corner radii of the first selected object that can have some, in page pixels, with the most they can be. */
export const selectedCorners = (editor: Editor): { radii: Corners; most: number } | null =>
  first(editor, (object) => {
    const kept = cornersKept(object);
    const side = Math.min(object.width, object.height);
    const inPixels = (radius: number): number => radius * side;
    if (!kept) return null;
    const radii = cornersOf(detailsIn(object, kept)).map(inPixels) as unknown as Corners;
    return { radii, most: side / 2 };
  });

/** Sets fields of the outline; what has none gets the first one with them. */
export function setStroke(editor: Editor, patch: Stroke, history: HistoryMode = 'record'): void {
  write(
    editor,
    strokeKept,
    (details: Stroke) => {
      const begun =
        details.stroke === undefined || !details.stroke_width ? { ...FIRST, ...stroked(details) } : {};
      return { ...begun, ...patch };
    },
    { name: t('stroke'), history },
  );
}

const stroked = ({ stroke, stroke_width }: Stroke): Stroke => ({
  ...(stroke !== undefined && { stroke }),
  ...(stroke_width && { stroke_width }),
});

/** Sets all corners, or those named by their place, page pixels. */
export function setCorners(editor: Editor, radii: Corners, history: HistoryMode = 'record'): void {
  write(
    editor,
    cornersKept,
    (_details, object) => {
      const side = Math.min(object.width, object.height);
      const parts = radii.map((radius) => Math.min(0.5, Math.max(0, radius / side))) as [
        number,
        number,
        number,
        number,
      ];
      const alike = parts.every((part) => part === parts[0]);
      return (
        alike ? { radius: parts[0], radii: undefined } : { radius: undefined, radii: parts }
      ) as CornerRadii;
    },
    { name: t('corners'), history },
  );
}

function write(
  editor: Editor,
  keptOf: (object: DesignObject) => Kept | null,
  patchOf: (details: Border, object: DesignObject) => Stroke | CornerRadii,
  { name, history }: { readonly name: string; readonly history: HistoryMode },
): void {
  const { objects, locked } = editor.selection;
  if (locked.value) return;
  const set = (object: DesignObject): void => {
    const kept = keptOf(object);
    if (!kept) return;
    const details = detailsIn(object, kept);
    editor.patch(object.id, { [kept]: merged(details, patchOf(details, object)) } as Partial<DesignObject>);
  };
  editor.run(name, () => objects.value.forEach(set), history);
}
