import type { ImageDetails } from '../../objects/schema.js';
import { sourceKey, withSource } from '../../objects/picture-source.js';
import type { Resource } from '../../ports/assets.js';
import type { HistoryMode } from '../../store/store.js';
import type { Editor } from '../editor.js';
import { putOnMockup } from './mockups.js';
import { pictureCreditFields, withoutPictureCredit } from '../../objects/picture-name.js';
import { removeObjects } from '../layers/remove-objects.js';
import {
  hasPicture,
  replacingLooks,
  slotOf,
  slotPatch,
  type FilledSlot,
  type Looks,
  type PictureSlot,
} from './slot.js';
import { t } from './strings.js';

/** What a picture brings along from slot to slot: itself and its looks, not where it lay. */
export function transferableDetails(details: ImageDetails): ImageDetails {
  const {
    image_width: _width,
    image_height: _height,
    contentDisplacement: _at,
    image_rotation: _turn,
    image_contain: _contain,
    svg_colors: _colors,
    ...kept
  } = details;
  return { ...kept, image_needs_autoset: true };
}

const filledSlot = (editor: Editor, { id, box }: PictureSlot): FilledSlot | null =>
  slotOf(editor.object(id), box);

/** Puts a picture into a slot and fits it, inside `run`. */
function put(editor: Editor, slot: FilledSlot, details: ImageDetails, looks: Looks): void {
  const { id } = slot.object;
  editor.patch(id, { ...slotPatch(slot, details, replacingLooks(slot, looks)), ...withoutAlt(slot) });
  const object = editor.object(id);
  if (object) editor.patch(id, editor.settled(object));
}

/**
 * Puts a picture of the host into a slot, in place of the one there; flips and adjustments stay, what was cut out of it not.
 * On a mockup it goes into the scene. The keyboard goes to the page, as when a picture is added.
 */
export async function fillSlot(editor: Editor, at: PictureSlot, picture: Resource): Promise<void> {
  const asked = filledSlot(editor, at);
  if (!asked || (await putOnMockup(editor, at, picture))) return;
  const next = ({ details }: FilledSlot): ImageDetails => ({
    ...withoutPictureCredit(transferableDetails(withSource(details, picture.source))),
    ...pictureCreditFields(picture),
  });
  await editor.resources.ensure([
    { ...asked.object, ...slotPatch(asked, next(asked)) } as typeof asked.object,
  ]);
  // as it is now: it may have been flipped, or deleted, while the picture was loading
  const slot = filledSlot(editor, at);
  if (!slot) return;
  editor.run(t('replaceImage'), () => put(editor, slot, next(slot), { filter: slot.filter }));
  editor.surface?.takeKeyboard();
}

/** The pictures of two slots change places; an empty one gives its emptiness. */
export function swapSlots(editor: Editor, a: PictureSlot, b: PictureSlot): void {
  const from = filledSlot(editor, a);
  const to = filledSlot(editor, b);
  if (!from || !to || (a.id === b.id && a.box === b.box)) return;
  editor.run(t('swapPictures'), () => {
    move(editor, a, to);
    move(editor, b, from);
  });
}

/** Gives a slot what another had; looked up anew, since both may be boxes of one grid. */
function move(editor: Editor, at: PictureSlot, from: FilledSlot): void {
  const slot = filledSlot(editor, at)!;
  if (hasPicture(from)) put(editor, slot, transferableDetails(from.details), from);
  else empty(editor, slot);
}

function empty(editor: Editor, slot: FilledSlot): void {
  const details = slot.box === null ? withoutPicture(slot.details) : null;
  editor.patch(slot.object.id, {
    ...slotPatch(slot, details, replacingLooks(slot, {})),
    ...withoutAlt(slot),
  });
}

/** What was typed of one picture says nothing of another. */
const withoutAlt = ({ object }: FilledSlot): { readonly alt?: null } => (object.alt ? { alt: null } : {});

/** The details without a picture; what is not about one stays, unknown fields included. */
export function withoutPicture(details: ImageDetails): ImageDetails {
  const key = sourceKey(details);
  if (key === null) return details;
  const field = Object.keys(withSource({}, key))[0]!;
  const { [field]: _source, ...kept } = transferableDetails(details);
  const {
    image_needs_autoset: _fit,
    filter: _filter,
    flip_horizontal: _h,
    flip_vertical: _v,
    ...rest
  } = kept;
  return withoutPictureCredit(rest as ImageDetails);
}

/** A picture of the page goes into a slot; the object that showed it is gone. Inside a gesture, or a step of its own. */
export function moveIntoSlot(
  editor: Editor,
  id: string,
  into: PictureSlot,
  history: HistoryMode = 'record',
): void {
  const from = slotOf(editor.object(id), null);
  const to = filledSlot(editor, into);
  if (!from || !to) return;
  editor.run(
    t('replaceImage'),
    () => {
      put(editor, to, transferableDetails(from.details), from);
      removeObjects(editor, [id], t('replaceImage'));
    },
    history,
  );
}

/** Takes the picture, and then the color, out of a slot. */
export function clearSlot(editor: Editor, at: PictureSlot): void {
  const slot = filledSlot(editor, at);
  if (!slot) return;
  editor.run(t('clearPicture'), () => empty(editor, slot));
}
