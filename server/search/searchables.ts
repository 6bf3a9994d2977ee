import { extractDesignText } from './design-text.js';
import { templateFacts } from './filters/template-facts.js';
import type { Searchable } from './search-entries.js';
import type { Catalog } from '../catalog/load-catalog.js';

interface Designed {
  readonly id: string;
  readonly design_file: string;
}

interface Mockup {
  readonly id: string;
  readonly name: string;
  /** Comma-separated. */
  readonly keywords: string;
  readonly package: { readonly categories: readonly string[]; readonly description: string };
}

export const mockupSearchable = ({ id, name, keywords, package: pack }: Mockup): Searchable => ({
  ...{ kind: 'mockup', id, name, keywords, categories: pack.categories, design_text: '' },
});

/** What everything of a catalog is found by; `rows` are those of its templates and mockups. */
export function searchablesOf(
  { resources, templates, textTemplates }: Catalog['index'],
  rows: { readonly templates: readonly Designed[]; readonly mockups: readonly Mockup[] },
): Searchable[] {
  const designs = new Map<string, unknown>(
    rows.templates.map(({ id, design_file }) => [id, JSON.parse(design_file)]),
  );
  return [
    ...resources.map(({ id, name, keywords, kind, free }) => ({
      ...{ kind: 'design_resource' as const, id, name, keywords: keywords.join(',') },
      ...{ categories: [], design_text: '', sub_type: kind, free },
    })),
    ...templates.map(({ id, name, keywords, categories, language = 'en', styles = [] }) => ({
      ...{ kind: 'template' as const, id, name, keywords: keywords.join(','), categories },
      design_text: extractDesignText(designs.get(id)),
      filtered: { ...templateFacts(designs.get(id)), language, styles },
    })),
    ...textTemplates.map(({ id, name, keywords = [], object }) => ({
      ...{ kind: 'text_template' as const, id, name, keywords: keywords.join(','), categories: [] },
      design_text: extractDesignText(object),
    })),
    ...rows.mockups.map(mockupSearchable),
  ];
}
