import { editing as strings } from '../strings.js';
import type { EditedInputs } from './use-mockup-inputs.js';
import { useUndoKeys } from './use-undo-keys.js';

/** Takes back and puts in again what was done to a mockup, one by one or all of it (E-038). */
export function HistoryButtons({ edited }: { readonly edited: EditedInputs }) {
  const { undo, redo, reset, canUndo, canRedo, altered } = edited;
  useUndoKeys({ undo, redo });
  return (
    <div className="mockup-editor-history" role="group" aria-label={strings.changes}>
      {(
        [
          [strings.undo, undo, canUndo],
          [strings.redo, redo, canRedo],
          [strings.reset, reset, altered],
        ] as const
      ).map(([label, run, able]) => (
        // it keeps the focus when it has done all there was
        <button
          key={label}
          type="button"
          className="button quiet small"
          aria-disabled={!able}
          onClick={() => able && run()}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
