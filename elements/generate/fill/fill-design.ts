import type { DesignFile, StoredPage } from '../../document/design-file.js';
import { unpackObjects } from '../../document/unpack-objects.js';
import type { ObjectEnv } from '../../objects/kind.js';
import type { GridObject } from '../../objects/grid/model.js';
import type { DesignObject } from '../../objects/kinds.js';
import type { TextObject } from '../../objects/text/model.js';
import { textRoles } from '../text-roles.js';
import { inBrandColors, isLogoSlot } from './brand.js';
import { cleanCopy } from './clean-copy.js';
import type { FilledDesign, FillFault, FillInputs, PictureInput } from './fill-inputs.js';
import { boxWithPicture, withPicture } from './fill-picture.js';
import { fitPageTexts } from './fit-page-texts.js';
import type { TextSlot } from './fit-text-slot.js';
import { withWords } from './new-words.js';
import { pageSpace, type PageSpace } from './space/page-space.js';
import { sizeRanges } from './sizes.js';
import { isTextThing } from './space/thing.js';
import { slotReader, type SlotReader } from './slots.js';

/** What a design is filled with, looked up. */
interface Filling {
  readonly reader: SlotReader;
  readonly texts: ReadonlyMap<string, string>;
  readonly picture: (slot: string | null) => PictureInput | null;
  readonly env: ObjectEnv;
}

/**
 * A design with words and pictures in its labeled slots. Only what is filled in changes, and what has to make room for it. The
 * fonts of the design should be here, with those that the words need. Same input, same design.
 */
export function fillDesign(file: DesignFile, inputs: FillInputs, env: ObjectEnv): FilledDesign {
  const filling = fillingOf(file, inputs, env);
  const done = file.pages.map((page) => fillPage(page, file, filling));
  const scores = done.flatMap((page) => page.scores);
  const faults = done.flatMap((page) => page.faults);
  const isSame = done.every(({ page }, i) => page === file.pages[i]);
  const filled = isSame ? file : { ...file, pages: done.map(({ page }) => page) };
  const colors = inputs.brand?.colors ?? [];
  return {
    file: colors.length > 0 ? inBrandColors(filled, colors) : filled,
    faults,
    fits: faults.length === 0 && Math.min(1, ...scores) >= FITTING,
    score:
      scores.length === 0 ? 1 : (Math.min(...scores) + scores.reduce((a, b) => a + b) / scores.length) / 2,
  };
}

/** A text that scores less asks for another layout. */
const FITTING = 0.3;

function fillingOf(
  file: DesignFile,
  { by, texts = {}, images = {}, brand }: FillInputs,
  env: ObjectEnv,
): Filling {
  const words = Object.entries(texts).map(([slot, copy]) => [slot, cleanCopy(copy)] as const);
  const pictures = new Map(Object.entries(images));
  return {
    reader: slotReader(by, file),
    texts: new Map(words.filter(([, copy]) => copy !== '')),
    picture: (slot) => {
      const own = slot === null ? undefined : pictures.get(slot);
      return own ?? (isLogoSlot(slot) ? (brand?.logo ?? null) : null);
    },
    env,
  };
}

interface FilledPage {
  readonly page: StoredPage;
  readonly faults: readonly FillFault[];
  readonly scores: readonly number[];
}

function fillPage(page: StoredPage, file: DesignFile, filling: Filling): FilledPage {
  const unpacked = unpackObjects([...page.objects].sort((a, b) => a.layer_index - b.layer_index));
  const words = fillTexts(unpacked.objects, page, file, filling);
  const pictured = unpacked.objects.map((object) => {
    const placed = words.objects.get(object.id) ?? object;
    return fillPictures(placed, filling);
  });
  const background = page.background_image
    ? fillPictures(page.background_image, filling)
    : page.background_image;
  const isSame =
    pictured.every((object, i) => object === unpacked.objects[i]) && background === page.background_image;
  if (isSame) return { page, faults: [], scores: words.scores };
  const objects = inOrder(page, pictured, unpacked.groups.length > 0);
  const groups = [...page.groups, ...unpacked.groups];
  return {
    page: { ...page, objects, groups, ...(background && { background_image: background }) },
    faults: words.faults,
    scores: words.scores,
  };
}

/** In the order they were stored in; layers are counted anew where groups were unpacked. */
function inOrder(
  page: StoredPage,
  objects: readonly DesignObject[],
  restack: boolean,
): readonly DesignObject[] {
  if (restack) return objects.map((object, layer_index) => ({ ...object, layer_index }));
  const byId = new Map(objects.map((object) => [object.id, object]));
  return page.objects.map(({ id }) => byId.get(id)!);
}

function fillTexts(objects: readonly DesignObject[], page: StoredPage, file: DesignFile, filling: Filling) {
  const { reader, texts, env } = filling;
  const keyOf = (object: DesignObject): string | null => {
    const key = reader.text(object);
    const copy = key === null ? undefined : texts.get(key);
    return copy === undefined || copy === (object as TextObject).text_details.text ? null : key;
  };
  if (!objects.some(keyOf)) return { objects: new Map<string, DesignObject>(), faults: [], scores: [] };
  const space = pageSpace(objects, file, env);
  const fitted = fitPageTexts(slotsOf(space, texts, keyOf), space, env);
  const faults = fitted.slots.flatMap(([{ key, text }, { fault }]): FillFault[] =>
    fault ? [{ slot: key, kind: fault, page: page.id, object: text.id }] : [],
  );
  return { objects: fitted.objects, faults, scores: fitted.scores };
}

function slotsOf(
  space: PageSpace,
  copies: ReadonlyMap<string, string>,
  keyOf: (object: DesignObject) => string | null,
): TextSlot[] {
  const texts = space.things.filter(isTextThing).map(({ object }) => object);
  const ranges = sizeRanges(texts, space.size);
  const roles = textRoles(texts);
  return space.things.flatMap((thing, at): TextSlot[] => {
    const key = isTextThing(thing) ? keyOf(thing.object) : null;
    if (key === null || !isTextThing(thing)) return [];
    const text = thing.object;
    const words = withWords(text.text_details, copies.get(key)!);
    return [
      {
        at,
        key,
        text,
        words,
        range: ranges.get(text.id)!,
        cap: 1,
        isHeading: roles.get(text.id) === 'heading',
      },
    ];
  });
}

/** An object with the pictures of its slot, or of the slots among its boxes. */
function fillPictures(object: DesignObject, { reader, picture }: Filling): DesignObject {
  if (object.type === 'grid') return fillBoxes(object, reader, picture);
  const input = picture(reader.image(object));
  return input ? withPicture(object, input) : object;
}

function fillBoxes(grid: GridObject, reader: SlotReader, picture: Filling['picture']): GridObject {
  let changed = false;
  const boxes = grid.grid_details.boxes.map((box) => {
    const input = picture(reader.box(box));
    changed ||= input !== null;
    return input ? boxWithPicture(grid, box, input) : box;
  });
  return changed ? { ...grid, grid_details: { ...grid.grid_details, boxes } } : grid;
}
