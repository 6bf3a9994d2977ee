import { defineTags } from './scripts/plugins/manifest-define.mjs';

/** `npm run manifest` writes custom-elements.json; `npm run check:manifest` says whether it still matches the source. */
export default {
  globs: ['elements/base/dm-element.ts', 'elements/*/**/dm-*.ts'],
  exclude: ['**/*.d.ts'],
  litelement: true,
  outdir: '.',
  packagejson: false,
  plugins: [defineTags()],
};
