import type { WizardFormat } from '../../../../server/contract/tag.js';
import type { Made } from '../making/studio.js';
import { pictures, wizard as strings } from '../strings.js';

interface PreviewNotesProps {
  readonly made: Made;
  readonly format: WizardFormat;
  readonly onRetry: () => void;
}

/** What the preview cannot show as it should, by the names of the fields. */
export function PreviewNotes({ made, format, onRetry }: PreviewNotesProps) {
  const nameOf = (id: string) => format.copyright_labels.find(({ _id }) => _id === id)?.name ?? id;
  const long = [...new Set(made.faults.map(({ slot }) => nameOf(slot)))];
  return (
    <div className="wizard-notes" role="status">
      {long.length > 0 && <p>{strings.tooLong(long.join(', '))}</p>}
      {Object.entries(made.uncut).map(([label, why]) => (
        <p key={label}>
          {nameOf(label)}: {why === 'nothing' ? pictures.noSubject : pictures.cutFailed}
        </p>
      ))}
      {made.missing.length > 0 && (
        <p>
          {strings.missing}{' '}
          <button type="button" className="text-button" onClick={onRetry}>
            {strings.retry}
          </button>
        </p>
      )}
    </div>
  );
}
