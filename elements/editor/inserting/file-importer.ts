import type { Point } from '../../math/geometry.js';
import type { Editor } from '../editor.js';

/** What the frame around the editor does with things from outside: it knows where uploads are kept. */
export interface Intake {
  /** Keeps files and puts their pictures on the page around a point; says what could not be used. */
  files(files: readonly File[], at: Point): Promise<void>;
}

const intakes = new WeakMap<Editor, Intake>();

/** Set by whoever shows the editor. */
export const setIntake = (editor: Editor, intake: Intake): void => void intakes.set(editor, intake);

/** Absent where no frame shows the design: nothing can be kept then. */
export const intakeOf = (editor: Editor): Intake | undefined => intakes.get(editor);
