import { importCatalog } from '../catalog/import-catalog.js';
import { loadCatalog } from '../catalog/load-catalog.js';
import { loadPack } from '../catalog/load-pack.js';
import type { Verb } from './verb.js';

export const catalogVerb: Verb = {
  name: 'catalog',
  args: ['import'],
  optional: ['DIR'],
  about: 'bring the tables in line with the built catalog, or with a pack of your own in DIR',
  async run({ config, database, files, say }, what, folder) {
    if (what !== 'import') throw new Error(`'${what}' is nothing a catalog can do: catalog import [DIR]`);
    const catalog = folder === undefined ? await loadCatalog(config.catalogFolder) : await loadPack(folder);
    await importCatalog(database, files, catalog, { force: true });
    const { templates, resources, textTemplates } = catalog.index;
    const from = folder === undefined ? '' : ` of pack ${catalog.pack}`;
    say(
      `Imported ${templates.length} templates, ${resources.length} resources, ${textTemplates.length} text templates${from}`,
    );
  },
};
