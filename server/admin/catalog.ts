import { importCatalogue } from '../catalogue/import.js';
import { loadCatalogue } from '../catalog/load-catalog.js';
import { loadPack } from '../catalog/load-pack.js';
import type { Verb } from './verb.js';

export const catalogVerb: Verb = {
  name: 'catalog',
  args: ['import'],
  optional: ['DIR'],
  about: 'bring the tables in line with the built catalogue, or with a pack of your own in DIR',
  async run({ config, database, files, say }, what, folder) {
    if (what !== 'import') throw new Error(`'${what}' is nothing a catalogue can do: catalog import [DIR]`);
    const catalogue =
      folder === undefined ? await loadCatalogue(config.catalogFolder) : await loadPack(folder);
    await importCatalogue(database, files, catalogue, { force: true });
    const { templates, resources, textTemplates } = catalogue.index;
    const from = folder === undefined ? '' : ` of pack ${catalogue.pack}`;
    say(
      `Imported ${templates.length} templates, ${resources.length} resources, ${textTemplates.length} text templates${from}`,
    );
  },
};
