import type { CatalogIndex, CatalogTemplate } from '../../format.js';
import { formats, industries, styles, type FormatSource, type Style } from '../../source/formats.js';
import { recipes } from '../../source/recipes/recipes.js';
import { templates as templateSources } from '../../source/templates/templates.js';
import type { Layer, Recipe } from '../templates/recipe.js';

type Format = CatalogIndex['formats'][number];

/** The formats of the wizard (spec 1 section 3). Throws when one asks for what none of its layouts shows. */
export const buildFormats = (
  templates: CatalogIndex['templates'],
  sources: readonly FormatSource[] = formats,
): CatalogIndex['formats'] => sources.map((format, i) => formatOf(format, i + 1, templates));

function formatOf(source: FormatSource, priority: number, templates: CatalogIndex['templates']): Format {
  const { id, name, category, texts, images = {}, recipes: looks } = source;
  const layouts = Object.keys(looks).map((recipe) => layoutOf(source, recipe));
  for (const slot of Object.keys(texts)) requireSlot(id, slot, layouts.flatMap(textSlots));
  for (const slot of Object.keys(images)) requireSlot(id, slot, layouts.flatMap(photoSlots));
  const made = Object.entries(looks).map(([recipe, tags]) => ({
    ...{ id: recipe, styles: [...tags] },
    templates: templatesOf(id, recipe, templates),
  }));
  const labels = [
    ...Object.entries(texts).map(([slot, label]) => ({ id: slot, type: 'text' as const, name: label })),
    ...Object.entries(images).map(([slot, label]) => ({ id: slot, type: 'image' as const, name: label })),
  ];
  return {
    ...{ id, name, type: 'pg_category', priority, category, display_image: made[0]!.templates[0]!.thumbnail },
    copyright_labels: labels,
    tag_filters: [
      {
        name: 'Industry',
        eligible_tags: industries.map((each) => ({ ...each, keywords: [...each.keywords] })),
      },
      { name: 'Style', eligible_tags: stylesOf(looks) },
    ],
    recipes: made.map((layout) => ({
      ...layout,
      templates: layout.templates.map((template) => template.id),
    })),
  };
}

/**
 * Templates with the layout, as they are listed. Those in another language stay away: what one leaves empty would show
 * their copy beside one's own.
 */
function templatesOf(id: string, layout: string, templates: CatalogIndex['templates']): CatalogTemplate[] {
  const made = new Set(
    templateSources.filter(({ recipe, lang }) => recipe === layout && !lang).map((source) => source.id),
  );
  const found = templates.filter((template) => made.has(template.id));
  if (!found.length) throw new Error(`format ${id}: there is no template of ${layout}`);
  return found;
}

function layoutOf({ id, category }: FormatSource, name: string): Recipe {
  const found = recipes.find((recipe) => recipe.id === name);
  if (found?.category !== category) throw new Error(`format ${id}: ${name} is no layout of ${category}`);
  return found;
}

function requireSlot(id: string, slot: string, slots: readonly string[]): void {
  if (!slots.includes(slot)) throw new Error(`format ${id}: none of its layouts shows ${slot}`);
}

const layersOf = ({ layers, pages = [] }: Recipe): Layer[] => [
  ...layers,
  ...pages.flatMap((page) => page.layers),
];
const textSlots = (recipe: Recipe): string[] =>
  layersOf(recipe).flatMap((layer) => (layer.k === 'text' ? [layer.t] : []));
const photoSlots = (recipe: Recipe): string[] =>
  layersOf(recipe).flatMap((layer) => (layer.k === 'photo' || layer.k === 'background' ? [layer.photo] : []));

function stylesOf(looks: FormatSource['recipes']): { id: string; name: string }[] {
  const used = new Set(Object.values(looks).flat());
  return (Object.keys(styles) as Style[])
    .filter((id) => used.has(id))
    .map((id) => ({ id, name: styles[id] }));
}
