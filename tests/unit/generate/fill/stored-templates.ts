import { readFileSync } from 'node:fs';
import type { CatalogIndex } from '../../../../catalog/format.js';
import { parseDesignFile, type DesignFile } from '../../../../elements/document/design-file.js';
import { runs } from '../../../support/soak.js';
import { sampleTemplates } from '../../../support/template-layouts.js';

const DIST = new URL('../../../../catalog/dist/', import.meta.url);
const index = JSON.parse(readFileSync(new URL('index.json', DIST), 'utf8')) as CatalogIndex;

const stored = ({ file }: { readonly file: string }): DesignFile =>
  parseDesignFile(readFileSync(new URL(file, DIST), 'utf8'));

/** So many templates of different layouts, spread over the catalog; twenty times as many in a soak. */
export function someTemplates(count: number): DesignFile[] {
  const all = sampleTemplates(index.templates);
  const step = Math.max(1, all.length / runs(count));
  return all.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step)).map(stored);
}

export const templateOf = (id: string): DesignFile => stored(index.templates.find((each) => each.id === id)!);

/** Templates of the layouts that a format of the wizard may come out in. */
export function templatesOfFormat(name: string): DesignFile[] {
  const { category } = index.formats.find(({ id }) => id === name)!;
  return index.templates.filter(({ categories }) => categories[0] === category).map(stored);
}
