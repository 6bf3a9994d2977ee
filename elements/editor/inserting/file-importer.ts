import type { Point } from '../../math/geometry.js';
import type { Editor } from '../editor.js';

/** What the frame around the editor does with things from outside: it knows where uploads are kept. */
export interface FileImporter {
  /** Keeps files and puts their pictures on the page around a point; says what could not be used. */
  files(files: readonly File[], at: Point): Promise<void>;
}

const importers = new WeakMap<Editor, FileImporter>();

/** Set by whoever shows the editor. */
export const setFileImporter = (editor: Editor, importer: FileImporter): void =>
  void importers.set(editor, importer);

/** Absent where no frame shows the design: nothing can be kept then. */
export const fileImporterOf = (editor: Editor): FileImporter | undefined => importers.get(editor);
