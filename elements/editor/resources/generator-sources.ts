import type { GeneratorSources } from '../../generator/sources.js';
import type { FontSource } from '../../ports/fonts.js';
import type { ResourceHub } from './resource-hub.js';

/** What a generator needs, from what a page has loaded already: files are handed over, the rest is fetched beside the page. */
export const generatorSources = (hub: ResourceHub, fonts: FontSource): GeneratorSources => ({
  file: (source) => hub.fileOrAddress(source),
  drawing: (source) => hub.drawnPixels(source),
  fonts,
});
