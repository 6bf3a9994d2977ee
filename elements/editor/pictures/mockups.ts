import { withImage, NO_INPUTS, type MockupInputs } from '../../compose/format/mockup-inputs.js';
import { MOCKUP_SRC, mockupSrc, readMockupSrc, type FilledMockup } from '../../compose/format/mockup-src.js';
import { kindOf, type DesignObject } from '../../objects/kinds.js';
import type { MockupObject } from '../../objects/mockup/model.js';
import type { ImageDetails } from '../../objects/schema.js';
import { withSource } from '../../objects/picture-source.js';
import type { Resource } from '../../ports/assets.js';
import type { MockupCard } from '../../ports/mockups.js';
import { center, type Point } from '../../math/geometry.js';
import { addObjects } from '../inserting/add-objects.js';
import type { Editor } from '../editor.js';
import { newMockup } from '../inserting/new-objects.js';
import { selectedPicture } from './selected-box.js';
import { slotOf, slotPatch, type FilledSlot, type PictureSlot } from './slot.js';
import { t } from '../strings.js';

/** Mockups on the page: pictures that are composed of a scene and what the user put into it, whatever shows them. */

const SRC_KEY = `src:${MOCKUP_SRC}`;

/** The mockup that picture details show; null for any other picture. */
export const mockupIn = (details: ImageDetails): FilledMockup | null => readMockupSrc(details.src ?? '');

export const isMockup = (object: DesignObject | undefined): object is MockupObject =>
  object !== undefined && kindOf(object) === 'mockup';

/** The selected picture when it is a mockup, wherever it shows: an object, a frame, a box of a grid, behind the page. */
export function selectedMockup(
  editor: Editor,
): { readonly at: PictureSlot; readonly mockup: FilledMockup } | null {
  const at = selectedPicture(editor);
  const slot = at && slotOf(editor.object(at.id), at.box);
  const mockup = slot && mockupIn(slot.details);
  return mockup ? { at, mockup } : null;
}

/** Puts a mockup on the page shown now and selects it. */
export async function insertMockup(
  editor: Editor,
  card: MockupCard,
  inputs: MockupInputs = NO_INPUTS,
  at: Point = center({ x: 0, y: 0, ...editor.size }),
): Promise<void> {
  const page = editor.page.peek();
  const object = newMockup(card, inputs, editor.size, at);
  await editor.resources.ensure([object]);
  addObjects(editor, t('addMockup'), [object], { page });
}

/** Counts what was asked for, so that what is composed late does not undo what came after it. */
const asked = new WeakMap<Editor, number>();

/** Puts other pictures and colors into a mockup of the page; it is composed first, so that nothing flickers. */
export async function fillMockup(editor: Editor, at: PictureSlot, inputs: MockupInputs): Promise<void> {
  const turn = (asked.get(editor) ?? 0) + 1;
  asked.set(editor, turn);
  const before = mockupAt(editor, at);
  if (!before) return;
  const filled = { id: before.mockup.id, inputs };
  if (mockupSrc(filled) === mockupSrc(before.mockup)) return;
  await editor.resources.ensure([
    { ...before.slot.object, ...filledPatch(before.slot, filled) } as DesignObject,
  ]);
  const now = mockupAt(editor, at);
  if (!now || now.mockup.id !== filled.id || asked.get(editor) !== turn) return;
  editor.run(t('editMockup'), () => editor.patch(at.id, filledPatch(now.slot, filled)));
}

function mockupAt(editor: Editor, { id, box }: PictureSlot) {
  const slot = slotOf(editor.object(id), box);
  const mockup = slot && mockupIn(slot.details);
  return mockup ? { slot, mockup } : null;
}

/** The patch that shows a mockup with other inputs: where it lies, its crop and its looks stay. */
function filledPatch(slot: FilledSlot, filled: FilledMockup): Partial<DesignObject> {
  const patch = slotPatch(slot, withSource(slot.details, `src:${mockupSrc(filled)}`));
  return isMockup(slot.object)
    ? ({ ...patch, mockup_details: { ...filled } } as Partial<DesignObject>)
    : patch;
}

/** Puts a picture of the host into the first place of a mockup; false when that is none, or cannot show it. */
export async function putOnMockup(
  editor: Editor,
  at: PictureSlot,
  { source, name }: Pick<Resource, 'source' | 'name'>,
): Promise<boolean> {
  const mockup = isMockup(editor.object(at.id)) ? mockupAt(editor, at)?.mockup : undefined;
  const src = artSrc(source);
  if (!mockup || src === null) return false;
  await fillMockup(editor, at, withImage(mockup.inputs, 0, { src, name }));
  return true;
}

/** What a mockup calls the picture of a source key; null for a mockup itself, and for what has no address. */
export function artSrc(key: string): string | null {
  if (key.startsWith(SRC_KEY)) return null;
  if (key.startsWith('src:')) return key.slice('src:'.length);
  const resource = /^design_resource:(.+)$/.exec(key)?.[1];
  return resource === undefined ? null : `/static/design_resource/${encodeURIComponent(resource)}`;
}
