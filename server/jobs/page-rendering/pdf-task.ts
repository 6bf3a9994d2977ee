import { awaitedLetters } from '../../../elements/text/awaited-letters.js';
import { readFile } from 'node:fs/promises';
import { parseDesignFile } from '../../../elements/document/design-file.js';
import { pageOps } from '../../../elements/display/page-ops.js';
import { printedSize } from '../../../elements/export/pdf/page-size.js';
import { writePdf } from '../../../elements/export/pdf/write-pdf.js';
import { kindFor, kinds, type DesignObject } from '../../../elements/objects/kinds.js';
import { decodePicture, encodeCanvas, nodePaintEnv } from '../../../elements/render/node.js';
import { RenderResources } from '../../../elements/render/resources.js';
import { FontStore } from '../../../elements/text/fonts/font-store.js';
import type { PdfWork } from '../../services.js';
import { loadFont, type FontFiles } from './load-font.js';

/** Runs in a worker thread, as painting does. */

/** No pictures of it are loaded. */
export interface PdfTask extends PdfWork {
  readonly fonts: FontFiles;
}

/** Every page of a design as one PDF whose words can be selected, by the exporter of the editor. */
export async function pdf({ designFile, title, created, fonts }: PdfTask): Promise<Uint8Array> {
  const design = parseDesignFile(designFile);
  const store = new FontStore();
  const resources = new RenderResources(
    {
      bytes: () => Promise.reject(new Error('pictures have no place in it')),
      font: (need) => loadFont(need, store, { ...fonts, teamFonts: new Map() }, readFile),
    },
    decodePicture,
    store,
  );
  const pages = design.pages.map((page) => async () => {
    const objects = page.objects.filter((object): object is DesignObject => object.type !== 'group');
    await resources.load(objects);
    const needs = objects.flatMap((object) => kindFor(object).needs(object));
    const { letters, families } = awaitedLetters(
      store.awaited,
      needs.filter((need) => need.type === 'font'),
    );
    if (letters.length > 0)
      throw new Error(`${letters.join(' ')} wait for a font that cannot be read: ${families.join(', ')}`);
    return pageOps({ objects, background_color: page.background_color }, design, kinds, resources.env);
  });
  const paint = nodePaintEnv((source) => resources.picture(source));
  return writePdf(
    {
      info: { title, language: 'en', created },
      size: printedSize(design, design.dimension_units),
      pages,
    },
    {
      pictures: {
        ...{ paint, encode: encodeCanvas },
        bytes: () => Promise.resolve(undefined),
        picture: () => Promise.resolve(undefined),
      },
      faces: (id) => store.faces.find((face) => face.id === id),
    },
  );
}
