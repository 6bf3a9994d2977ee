// Writes elements/base/icons/*.gen.ts and app/ui/icons.gen.ts from the Phosphor SVGs. Run `node scripts/generate/icons.mjs` after editing a list.
// The lists are closed on purpose: an icon costs about 400 bytes in every bundle, so ask for it by name.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatted } from './formatted.mjs';
import { root } from '../support/files.mjs';

const REGULAR = `
align-bottom-simple align-center-horizontal-simple align-center-vertical-simple align-left-simple align-right-simple
align-top-simple arrow-clockwise arrow-counter-clockwise arrow-down arrow-left arrow-line-left arrow-line-down
arrow-line-up arrow-right arrow-square-out arrow-u-up-left arrow-u-up-right arrow-up arrows-clockwise arrows-vertical bounding-box
caret-down caret-left caret-right caret-up check check-circle circle circle-half clipboard cloud-arrow-up cloud-check
cloud-slash code columns copy copy-simple corners-out crop dots-three download-simple drop drop-half eraser eye
eye-slash eyedropper file file-image film-strip flip-horizontal flip-vertical folder folder-simple frame-corners
gradient grid-four hand heart image image-broken image-square images info key keyboard layout line-segment
line-segments link-break link-simple list list-bullets list-magnifying-glass list-numbers lock lock-simple lock-simple-open magic-wand magnifying-glass
minus paint-brush paint-bucket paint-roller palette pause phone play plus presentation qr-code rectangle record repeat resize rows ruler
scissors selection selection-all selection-background share-network shapes sliders-horizontal sparkle square
squares-four stack stack-simple star stop subtract-square swap swatches t-shirt table tag text-aa text-align-center
text-align-justify text-align-left text-align-right text-b text-h text-italic text-strikethrough text-t text-underline
timer trash upload-simple video wall warning warning-circle waves x
`;

// Filled: the open rail tab, nav item, bottom tab, and toggled icon buttons. Letters have none: Phosphor boxes them.
const FILL = `
bounding-box caret-down check-circle circle-half cloud-arrow-up columns copy crop drop eye film-strip flip-horizontal
folder folder-simple frame-corners heart image images info layout lock lock-simple magic-wand paint-bucket paint-brush
palette presentation record resize ruler selection-background shapes sparkle squares-four stack star swatches t-shirt table
tag trash upload-simple video warning warning-circle
`;

// What an editor that has just opened shows, and what the canvas draws. All others come with the first of them that is asked
// for: one that is missing here is late by a moment, and nothing else.
const FIRST = `
arrow-clockwise arrow-left arrow-line-left arrow-right arrow-u-up-left arrow-u-up-right caret-down caret-right check check-circle
cloud-arrow-up cloud-check cloud-slash copy download-simple eyedropper film-strip folder images layout lock-simple magnifying-glass
minus paint-bucket phone play plus presentation resize rows shapes share-network sparkle squares-four stack swatches t-shirt table
tag text-aa trash warning-circle x
`;

const FIRST_FILL = `
layout
`;

// React's half of the house: a list of its own, since the landing page must not carry the editor's two hundred icons.
const APP = `
arrow-clockwise arrow-left arrow-square-out caret-down caret-left caret-right caret-up check check-circle check-square
clock-counter-clockwise coins copy credit-card dots-three download-simple envelope-simple eye folder folder-minus folder-open folder-plus frame-corners
house-simple image layout link-simple list lock-simple lock-simple-open magnifying-glass minus monitor pencil-simple plus presentation receipt share-network shuffle sign-out sparkle squares-four star swatches
text-aa trash upload-simple user user-plus users-three warning warning-circle x
`;

const APP_FILL = `
folder house-simple image layout lock-simple receipt sparkle squares-four swatches trash users-three
`;

const assets = join(root, 'node_modules/@phosphor-icons/core/assets');
const names = (list) => [...new Set(list.trim().split(/\s+/))].sort();

/** Outlines are joined into one path; that is sound only for plain absolute paths, so anything else fails here. */
function pathOf(file) {
  const svg = readFileSync(join(assets, file), 'utf8');
  const paths = [...svg.matchAll(/<path d="(M[^"]+)"\/>/g)].map((match) => match[1]);
  const elements = svg.match(/<(?!svg|\/svg)/g) ?? [];
  if (!paths.length || paths.length !== elements.length) throw new Error(`${file}: not made of plain paths`);
  return paths.join('');
}

const rows = (list, fileOf) => list.map((name) => `  '${name}': '${pathOf(fileOf(name))}',`).join('\n');

/** Two tables of outlines, each with what stands above it. */
const tables = (regular, fill) => `/** By their Phosphor names. */
export const REGULAR_ICONS = {
${rows(regular, (name) => `regular/${name}.svg`)}
} as const;

/** Filled faces, for what is open or toggled on. */
export const FILLED_ICONS = {
${rows(fill, (name) => `fill/${name}-fill.svg`)}
} as const;
`;

const HEAD =
  'Phosphor icon outlines on a 256 grid (MIT). Written by scripts/generate/icons.mjs: add a name there, never here.';

/** The names of both tables as types; `others` are types that count as well. */
const types = (others = {}) => `
/** Every icon of the house, by its Phosphor name. */
export type IconName = keyof typeof REGULAR_ICONS${others.regular ?? ''};

/** The icons that also have a filled face. */
export type FilledIconName = keyof typeof FILLED_ICONS${others.filled ?? ''};
`;

async function write(file, source) {
  writeFileSync(join(root, file), await formatted('icons.ts', `/**\n * ${HEAD}\n */\n${source}`));
}

const first = { regular: names(FIRST), fill: names(FIRST_FILL) };
const later = {
  regular: names(REGULAR).filter((name) => !first.regular.includes(name)),
  fill: names(FILL).filter((name) => !first.fill.includes(name)),
};
await write(
  'elements/base/icons/icons.gen.ts',
  `import type * as Later from './later-icons.gen.js';

${tables(first.regular, first.fill)}${types({
    regular: ' | keyof typeof Later.REGULAR_ICONS',
    filled: ' | keyof typeof Later.FILLED_ICONS',
  })}`,
);
await write('elements/base/icons/later-icons.gen.ts', tables(later.regular, later.fill));
await write('app/ui/icons.gen.ts', tables(names(APP), names(APP_FILL)) + types());
