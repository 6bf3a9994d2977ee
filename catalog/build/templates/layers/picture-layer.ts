import type { BackgroundObject } from '../../../../elements/objects/background/model.js';
import type { FrameObject } from '../../../../elements/objects/frame/model.js';
import type { IconObject } from '../../../../elements/objects/icon/model.js';
import type { ImageObject } from '../../../../elements/objects/image/model.js';
import { clamp, type Rect } from '../../../../elements/math/geometry.js';
import type { PhotoFacts } from '../../pictures/photos.js';
import { boxOf, pageRect, round2, type Draft, type Unlayered } from '../compile-context.js';
import { placement } from './placement.js';
import type { ArtLayer, BackgroundLayer, FilterChoice, PhotoChoice, PhotoLayer } from '../recipe.js';
import { colorOf, roleOf } from '../roles.js';

export function compilePhoto(layer: PhotoLayer, draft: Draft): Unlayered<ImageObject | FrameObject> {
  const box = boxOf(layer, draft);
  const { facts, choice } = photoOf(layer.photo, draft);
  const shared = {
    ...placement(box, layer, layer.photo, draft),
    image_details: { ...crop(facts, choice, box, layer.zoom), ...filterOf(layer) },
    labels: { image: layer.photo },
  };
  if (!layer.frame) return { ...shared, type: 'image' };
  return { ...shared, type: 'image', sub_type: 'frame', frame_details: { outline: layer.frame } };
}

/** The page's background picture, which is no object among the others. */
export function compileBackground(layer: BackgroundLayer, draft: Draft): BackgroundObject {
  const { facts, choice } = photoOf(layer.photo, draft);
  const box = pageRect(draft);
  const { name: _role, ...place } = placement(box, layer, layer.photo, draft);
  return {
    id: 'background',
    ...place,
    layer_index: 0,
    locked: false,
    type: 'image',
    sub_type: 'background',
    image_details: {
      ...crop(facts, choice, box, 1),
      ...filterOf(layer),
      ...patternColors(layer, facts.id, draft),
    },
    labels: { image: layer.photo },
  };
}

export function compileArt(layer: ArtLayer, draft: Draft): Unlayered<IconObject> {
  const chosen = draft.source.art?.[layer.art] ?? layer.art;
  const { id, colors } = typeof chosen === 'string' ? { id: chosen, colors: layer.colors } : chosen;
  const slots = draft.library.icons.get(id);
  if (!slots) throw new Error(`${draft.source.id}: there is no icon ${id}`);
  const words = slots.map((own, i) => colors[i] ?? colors.at(-1) ?? own);
  return {
    ...placement(boxOf(layer, draft), layer, layer.art, draft),
    type: 'image',
    sub_type: 'icon',
    image_details: {
      id_design_resource: id,
      svg_colors: words.map((word) => ({ color: colorOf(word, draft.roles) })),
    },
    labels: { image: layer.art, colors: words.map(roleOf) },
  };
}

export const filterOf = ({ filter }: { readonly filter?: FilterChoice }): ImageObject['image_details'] =>
  filter ? { filter: { ...filter } } : {};

/** Colors of a recolorable background: the recipe's words, or those it comes with. */
function patternColors({ colors }: BackgroundLayer, id: string, draft: Draft): ImageObject['image_details'] {
  const slots = draft.library.icons.get(id);
  if (!slots) return {};
  const shown = slots.map((slot, i) => (colors ? colorOf(colors[i] ?? colors.at(-1)!, draft.roles) : slot));
  return { svg_colors: shown.map((color) => ({ color })) };
}

export function photoOf(slot: string, draft: Draft): { facts: PhotoFacts; choice: PhotoChoice } {
  const choice = draft.source.photos?.[slot];
  const facts = choice && draft.library.photos.get(choice.id);
  if (!facts) throw new Error(`${draft.source.id}: there is no photo for ${slot}`);
  return { facts, choice };
}

/** Covers the box with the picture and slides it until its focus is as near the middle as its edges allow. */
export function crop(
  facts: PhotoFacts,
  choice: PhotoChoice,
  box: Rect,
  zoom = 1,
): ImageObject['image_details'] {
  const scale = Math.max(box.width / facts.width, box.height / facts.height) * zoom * (choice.zoom ?? 1);
  // a hundredth more than needed: rounding may never leave a gap at an edge
  const width = round2(facts.width * scale + 0.01);
  const height = round2(facts.height * scale + 0.01);
  const focus = choice.focus ?? facts.focus;
  const slide = (room: number, side: number, at: number): number =>
    round2(clamp(room / 2 - at * side, room - side, 0));
  return {
    id_design_resource: facts.id,
    image_width: width,
    image_height: height,
    contentDisplacement: { x: slide(box.width, width, focus.x), y: slide(box.height, height, focus.y) },
  };
}
