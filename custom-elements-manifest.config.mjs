import { defineTags } from './scripts/plugins/manifest-define.mjs';
import { elementFiles } from './scripts/support/files.mjs';

/** `npm run manifest` writes custom-elements.json; `npm run check:manifest` says whether it still matches the source. */
export default {
  globs: ['elements/base/dm-element.ts', ...elementFiles()],
  litelement: true,
  outdir: '.',
  packagejson: false,
  plugins: [defineTags()],
};
