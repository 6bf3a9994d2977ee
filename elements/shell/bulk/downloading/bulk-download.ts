import { withoutMissing } from '../../../display/strip-placeholders.js';
import { pageOps } from '../../../display/page-ops.js';
import type { DesignFile } from '../../../document/design-file.js';
import { printedSize } from '../../../export/pdf/page-size.js';
import { kinds, type DesignObject } from '../../../objects/kinds.js';
import type { Generator } from '../../../generator/generator.js';
import type { FileArchive } from '../../../ports/bulk.js';
import type { EditorSession } from '../../create-editor.js';
import { exportedPictures } from '../../exporting/export-source.js';

/** A design and what its file is called. */
export interface NamedDesign {
  readonly file: DesignFile;
  readonly stem: string;
}

export interface PackOptions {
  readonly signal: AbortSignal;
  /** Told how many pages are done. */
  readonly progress: (done: number, total: number) => void;
}

interface NamedPage {
  readonly file: DesignFile;
  readonly page: number;
  readonly stem: string;
}

/** Pictures that are made ahead of the one that is packed. */
const AHEAD = 3;

/** Every page of every design; those of one of several pages are numbered. */
const pagesOf = (designs: readonly NamedDesign[]): readonly NamedPage[] =>
  designs.flatMap(({ file, stem }) =>
    file.pages.map((_, page) => ({ file, page, stem: file.pages.length > 1 ? `${stem} ${page + 1}` : stem })),
  );

/**
 * Packs each page as a PNG file, painted off the page's thread [E-042]. Rejects with the signal's reason when it fires; nothing
 * is handed over then.
 */
export async function packPngs(
  generator: Pick<Generator, 'run'>,
  designs: readonly NamedDesign[],
  archive: FileArchive,
  { signal, progress }: PackOptions,
): Promise<void> {
  const pages = pagesOf(designs);
  const paint = async ({ file, page }: NamedPage) => generator.run('png', { file, page }, { signal });
  const ahead: Promise<Blob>[] = [];
  let next = 0;
  const fill = (): void => {
    while (ahead.length < AHEAD && next < pages.length) {
      const picture = paint(pages[next++]!);
      // it is waited for in its turn; one that fails earlier is no stray
      picture.catch(() => undefined);
      ahead.push(picture);
    }
  };
  for (const [done, { stem }] of pages.entries()) {
    fill();
    const picture = await ahead.shift()!;
    signal.throwIfAborted();
    await archive.add(stem, 'png', picture);
    progress(done + 1, pages.length);
  }
  await archive.finish();
}

/** All designs as one PDF, a page each [E-042]. Rejects with an AbortError when the signal fires. */
export async function packPdf(
  session: EditorSession,
  designs: readonly NamedDesign[],
  { signal, progress }: PackOptions,
): Promise<Blob> {
  const { writePdf } = await import('../../../export/pdf/write-pdf.js');
  const { resources } = session.editor;
  const [first] = designs;
  const pages = pagesOf(designs).map(({ file, page: index }) => async () => {
    const page = file.pages[index]!;
    const objects = page.objects as readonly DesignObject[];
    await resources.ensure([...(page.background_image ? [page.background_image] : []), ...objects]);
    return withoutMissing(pageOps({ ...page, objects }, file, kinds, resources.env));
  });
  const bytes = await writePdf(
    {
      info: { title: session.name.peek(), language: 'en', created: new Date() },
      size: printedSize(first!.file, first!.file.dimension_units, { bleed: 0, marks: false }),
      pages,
    },
    {
      pictures: exportedPictures(session, signal),
      faces: (id) => resources.fonts.faces.find((face) => face.id === id),
    },
    { signal, onProgress: progress },
  );
  return new Blob([bytes as BlobPart], { type: 'application/pdf' });
}
