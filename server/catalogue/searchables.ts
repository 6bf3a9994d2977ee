import { textIn } from '../search/design-text.js';
import type { Searchable } from '../search/entries.js';
import type { Catalogue } from './load.js';

interface Designed {
  readonly id: string;
  readonly design_file: string;
}

/** What everything of a catalogue is found by; `rows` are those of its templates. */
export function searchablesOf(
  { resources, templates, textTemplates }: Catalogue['index'],
  rows: readonly Designed[],
): Searchable[] {
  const designs = new Map(rows.map(({ id, design_file }) => [id, design_file]));
  return [
    ...resources.map(({ id, name, keywords, kind }) => ({
      ...{ kind: 'design_resource' as const, id, name, keywords: keywords.join(',') },
      ...{ categories: [], design_text: '', sub_type: kind },
    })),
    ...templates.map(({ id, name, keywords, categories }) => ({
      ...{ kind: 'template' as const, id, name, keywords: keywords.join(','), categories },
      design_text: textIn(JSON.parse(designs.get(id)!)),
    })),
    ...textTemplates.map(({ id, name, keywords = [], object }) => ({
      ...{ kind: 'text_template' as const, id, name, keywords: keywords.join(','), categories: [] },
      design_text: textIn(object),
    })),
  ];
}
