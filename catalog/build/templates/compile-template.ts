import type { DesignFile } from '../../../elements/document/design-file.js';
import type { BackgroundObject } from '../../../elements/objects/background/model.js';
import type { DesignObject } from '../../../elements/objects/kinds.js';
import { boxBounds, rectsIntersect } from '../../../elements/math/geometry.js';
import { pageRect, type Draft, type Library, type TextNote, type Unlayered } from './compile-context.js';
import { compileGrid } from './layers/grid-layer.js';
import { compileArt, compileBackground, compilePhoto } from './layers/picture-layer.js';
import type { Layer, Pairing, Recipe, TemplateSource } from './recipe.js';
import { colorOf, roleOf, rolesOf, type Palette, type Roles } from './roles.js';
import { compileLine, compileShape } from './layers/shape-layer.js';
import { isRightToLeft } from './layers/writing-system.js';
import { compileText } from './layers/text-layer.js';

/** What fills a recipe, looked up. */
export interface Ingredients {
  readonly recipe: Recipe;
  readonly source: TemplateSource;
  readonly pairing: Pairing;
  readonly palette: Palette;
}

export interface Compiled extends Ingredients {
  readonly design: DesignFile;
  /** What the lint needs to know and a design does not store. */
  readonly notes: readonly TextNote[];
  readonly roles: Roles;
}

/** A recipe and what fills it, as a design. Same input, same design: ids are counted, not drawn. */
export function compileTemplate(ingredients: Ingredients, library: Library): Compiled {
  const { recipe, source, pairing, palette } = ingredients;
  const roles = { ...rolesOf(palette, recipe.mode ?? 'light'), ...source.roles };
  const unit = Math.min(...recipe.size) / 100;
  const mirrored = isRightToLeft(source.lang);
  const drafts = [recipe, ...(recipe.pages ?? [])].map((page, index): Draft => ({
    ...{ recipe, source, roles, pairing, library, unit },
    ...{ page, index, mirrored, notes: [] },
  }));
  const design: DesignFile = {
    version: 1,
    id: source.id,
    width: recipe.size[0],
    height: recipe.size[1],
    dimension_units: 'px',
    pages: drafts.map(compilePage),
  };
  return { ...ingredients, design, notes: drafts.flatMap(({ notes }) => notes), roles };
}

function compilePage(draft: Draft): DesignFile['pages'][number] {
  const {
    page,
    index,
    roles,
    source: { motion },
  } = draft;
  const objects: DesignObject[] = [];
  let background: BackgroundObject | null = null;
  for (const layer of page.layers) {
    if (layer.k === 'background') background = compileBackground(layer, draft);
    else {
      const object = stacked(compileLayer(layer, draft, objects.length), objects.length, index);
      if (isSeen(object, draft)) objects.push(object);
    }
  }
  const ground = page.ground ?? 'bg';
  return {
    id: `page-${index + 1}`,
    objects,
    groups: [],
    background_color: colorOf(ground, roles),
    background_image: background,
    background_labels: { colors: [roleOf(ground)] },
    animation: motion?.animation ?? null,
    animation_duration: motion?.seconds ?? null,
    ...(motion?.transition && index > 0 && { transition: motion.transition }),
  };
}

/** What a drawing leaves beside the page nobody sees, and everybody would wonder about. Texts stay: the lint says where they are. */
const isSeen = ({ type, position, width, height, rotation }: DesignObject, draft: Draft): boolean =>
  type === 'text' || rectsIntersect(boxBounds({ ...position, width, height, rotation }), pageRect(draft));

function compileLayer(
  layer: Exclude<Layer, { k: 'background' }>,
  draft: Draft,
  at: number,
): Unlayered<DesignObject> {
  if (layer.k === 'text') return compileText(layer, draft, at);
  if (layer.k === 'shape') return compileShape(layer, draft);
  if (layer.k === 'line') return compileLine(layer, draft);
  if (layer.k === 'art') return compileArt(layer, draft);
  if (layer.k === 'grid') return compileGrid(layer, draft);
  return compilePhoto(layer, draft);
}

/**
 * Ids are one of a kind in the whole design: those of later pages say which. The role an object plays is in its labels and
 * its id: as a name, a list of layers would show our word for it.
 */
function stacked({ name, ...object }: Unlayered<DesignObject>, at: number, page: number): DesignObject {
  const id = `${page ? `p${page + 1}-` : ''}${String(name)}-${at + 1}`;
  // spreading a union widens it; the object keeps the kind its compiler gave it
  return { id, layer_index: at, locked: false, ...object } as DesignObject;
}
