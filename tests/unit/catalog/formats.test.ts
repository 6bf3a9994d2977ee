import { describe, expect, it } from 'vitest';
import { catalogIndex, type CatalogTemplate } from '../../../catalog/format.js';
import { buildFormats } from '../../../catalog/build/tables/formats.js';
import { formats as sources, industries } from '../../../catalog/source/formats.js';
import { recipes } from '../../../catalog/source/recipes/recipes.js';
import { templates } from '../../../catalog/source/templates/templates.js';

/** As far as the formats look at them. */
const cards = templates.map(({ id, recipe }) => ({
  id,
  categories: [recipes.find((each) => each.id === recipe)!.category],
  thumbnail: `thumbs/${id}.webp`,
})) as unknown as CatalogTemplate[];

describe('the formats of the wizard', () => {
  const formats = buildFormats(cards);

  it('fit the index, each with a picture, labels, both filters and several layouts', () => {
    expect(catalogIndex.shape.formats.safeParse(formats).success).toBe(true);
    expect(formats.map(({ priority }) => priority)).toEqual(formats.map((_, i) => i + 1));
    for (const { id, copyright_labels, tag_filters, recipes: layouts } of formats) {
      expect(layouts.length, id).toBeGreaterThanOrEqual(2);
      expect(copyright_labels.length, id).toBeGreaterThanOrEqual(2);
      expect(tag_filters.map(({ name }) => name)).toEqual(['Industry', 'Style']);
      for (const { eligible_tags } of tag_filters) expect(eligible_tags.length, id).toBeGreaterThanOrEqual(2);
    }
  });

  it('have templates of each layout, none of them in another language', () => {
    const sourceOf = (id: string) => templates.find((template) => template.id === id)!;
    for (const { recipes: layouts } of formats)
      for (const layout of layouts) {
        expect(layout.templates.length, layout.id).toBeGreaterThanOrEqual(1);
        for (const template of layout.templates) {
          expect(sourceOf(template).recipe, template).toBe(layout.id);
          expect(sourceOf(template).lang, template).toBeUndefined();
        }
      }
  });

  it('have no two labels of one name, and every layout a text that is asked for', () => {
    for (const { id, copyright_labels, recipes: layouts } of formats) {
      expect(new Set(copyright_labels.map(({ name }) => name)).size, id).toBe(copyright_labels.length);
      const asked = new Set(copyright_labels.map((label) => label.id));
      for (const layout of layouts) {
        const { layers } = recipes.find((recipe) => recipe.id === layout.id)!;
        expect(
          layers.some((layer) => layer.k === 'text' && asked.has(layer.t)),
          layout.id,
        ).toBe(true);
      }
    }
  });

  it('call no two tags by one id, since a call tells them apart by it alone', () => {
    const choices = formats.flatMap(({ tag_filters }) => tag_filters.flatMap((each) => each.eligible_tags));
    const names = new Map(choices.map(({ id, name }) => [id, name]));
    for (const { id, name } of choices) expect(name).toBe(names.get(id));
    for (const { id } of formats) expect(names.has(id), id).toBe(false);
  });

  it('name fields of life that templates speak of', () => {
    const words = new Set(templates.flatMap(({ keywords }) => keywords));
    for (const { id, keywords } of industries)
      expect(keywords.filter((word) => words.has(word)).length, id).toBeGreaterThanOrEqual(3);
  });

  it('say what is wrong: a label no layout shows, a layout of another category, no template', () => {
    const [post] = sources;
    const wrong = (over: object) => () => buildFormats(cards, [{ ...post!, ...over }]);
    expect(wrong({ texts: { fax: 'Fax' } })).toThrow('format post: none of its layouts shows fax');
    expect(wrong({ recipes: { 'card-arcs': ['bold'] } })).toThrow('card-arcs is no layout of instagram-post');
    expect(() => buildFormats([], [post!])).toThrow('there is no template of post-arch');
    const without = cards.filter(
      ({ id }) => templates.find((each) => each.id === id)?.recipe !== 'post-arcs',
    );
    expect(() => buildFormats(without, [post!])).toThrow('there is no template of post-arcs');
  });
});
