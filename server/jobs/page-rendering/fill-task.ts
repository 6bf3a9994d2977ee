import { readFile } from 'node:fs/promises';
import { parseDesignFile, type DesignFile } from '../../../elements/document/design-file.js';
import { unpackObjects } from '../../../elements/document/unpack-objects.js';
import { fillDesign } from '../../../elements/generate/fill/fill-design.js';
import type { FillInputs } from '../../../elements/generate/fill/fill-inputs.js';
import { decodePicture } from '../../../elements/render/node.js';
import { RenderResources } from '../../../elements/render/resources.js';
import { FontStore } from '../../../elements/text/fonts/font-store.js';
import type { Filled, FillWork } from '../../services.js';
import { loadFont, type FontFiles } from './load-font.js';

/** Runs in a worker thread: words are laid out many times until they fit. */

export interface FillTask extends FillWork {
  readonly fonts: FontFiles;
}

/** Kept between tasks of this thread: faces of the catalog are parsed once. */
const store = new FontStore();

/** Words and pictures in the labeled slots of a template. */
export async function fill({ designFile, texts, images, fonts }: FillTask): Promise<Filled> {
  const design = parseDesignFile(designFile);
  const resources = new RenderResources(
    {
      bytes: () => Promise.reject(new Error('pictures are not looked at')),
      font: (need) => loadFont(need, store, { ...fonts, teamFonts: new Map() }, readFile),
    },
    decodePicture,
    store,
  );
  const inputs: FillInputs = { by: 'role-label', texts, images };
  await resources.load(objectsOf(design));
  // the first time finds which letters there will be, the second has their fonts
  await resources.load(objectsOf(fillDesign(design, inputs, resources.env).file));
  const { file, faults } = fillDesign(design, inputs, resources.env);
  return { designFile: JSON.stringify(file), faults: faults.map(({ slot, kind }) => ({ slot, kind })) };
}

const objectsOf = ({ pages }: DesignFile) => pages.flatMap(({ objects }) => unpackObjects(objects).objects);
