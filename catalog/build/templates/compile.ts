import type { DesignFile } from '../../../elements/document/design-file.js';
import type { BackgroundObject } from '../../../elements/objects/background/model.js';
import type { DesignObject } from '../../../elements/objects/kinds.js';
import type { Draft, Library, TextNote } from './context.js';
import { compileArt, compileBackground, compilePhoto } from './picture-layer.js';
import type { Layer, Pairing, Recipe, TemplateSource } from './recipe.js';
import { colorOf, roleOf, rolesOf, type Palette, type Roles } from './roles.js';
import { compileLine, compileShape } from './shape-layer.js';
import { compileText } from './text-layer.js';

/** An object before it has an id and its place in the stack. */
export type Unlayered<T> = Omit<T, 'id' | 'layer_index' | 'locked'>;

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
  const draft: Draft = { recipe, source, roles, pairing, library, unit, notes: [] };
  const objects: DesignObject[] = [];
  let background: BackgroundObject | null = null;
  for (const layer of recipe.layers) {
    if (layer.k === 'background') background = compileBackground(layer, draft);
    else objects.push(stacked(compileLayer(layer, draft), objects.length));
  }
  const ground = recipe.ground ?? 'bg';
  const design: DesignFile = {
    version: 1,
    id: source.id,
    width: recipe.size[0],
    height: recipe.size[1],
    dimension_units: 'px',
    pages: [
      {
        id: 'page-1',
        objects,
        groups: [],
        background_color: colorOf(ground, roles),
        background_image: background,
        background_labels: { colors: [roleOf(ground)] },
        animation: null,
        animation_duration: null,
      },
    ],
  };
  return { ...ingredients, design, notes: draft.notes, roles };
}

function compileLayer(layer: Exclude<Layer, { k: 'background' }>, draft: Draft): Unlayered<DesignObject> {
  if (layer.k === 'text') return compileText(layer, draft);
  if (layer.k === 'shape') return compileShape(layer, draft);
  if (layer.k === 'line') return compileLine(layer, draft);
  if (layer.k === 'art') return compileArt(layer, draft);
  return compilePhoto(layer, draft);
}

const stacked = (object: Unlayered<DesignObject>, index: number): DesignObject =>
  // spreading a union widens it; the object keeps the kind its compiler gave it
  ({
    id: `${String(object['name'])}-${index + 1}`,
    layer_index: index,
    locked: false,
    ...object,
  }) as DesignObject;
