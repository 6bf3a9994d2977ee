import { importCatalogue } from '../catalogue/import.js';
import { loadCatalogue } from '../catalogue/load.js';
import type { Verb } from './verb.js';

export const importCatalogueVerb: Verb = {
  name: 'import-catalogue',
  args: [],
  about: 'bring the tables in line with the built catalogue, even if it seems unchanged',
  async run({ config, database, files, say }) {
    const catalogue = await loadCatalogue(config.catalogFolder);
    await importCatalogue(database, files, catalogue, { force: true });
    const { templates, resources, textTemplates } = catalogue.index;
    say(
      `Imported ${templates.length} templates, ${resources.length} resources, ${textTemplates.length} text templates`,
    );
  },
};
