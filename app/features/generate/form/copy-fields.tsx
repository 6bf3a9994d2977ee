import { useId } from 'react';
import type { TagLabel } from '../../../../server/contract/tag.js';
import { MOST_TEXT } from '../inputs/wizard-inputs.js';

interface CopyFieldsProps {
  /** Those of texts. */
  readonly labels: readonly TagLabel[];
  readonly texts: Readonly<Record<string, string>>;
  /** What a design of the format says there, by label. */
  readonly samples: Readonly<Record<string, string>>;
  readonly onText: (label: string, text: string) => void;
}

/** 'Fill in copywriting': a field for each text the format asks for. */
export const CopyFields = ({ labels, texts, samples, onText }: CopyFieldsProps) => (
  <div className="wizard-fields">
    {labels.map(({ _id, name }) => (
      <CopyField
        key={_id}
        name={name}
        text={texts[_id] ?? ''}
        sample={samples[_id] ?? ''}
        onText={(text) => onText(_id, text)}
      />
    ))}
  </div>
);

interface CopyFieldProps {
  readonly name: string;
  readonly text: string;
  readonly sample: string;
  readonly onText: (text: string) => void;
}

function CopyField({ name, text, sample, onText }: CopyFieldProps) {
  const id = useId();
  return (
    <div>
      <label className="label" htmlFor={id}>
        {name}
      </label>
      <div className="field">
        <input
          id={id}
          dir="auto"
          value={text}
          placeholder={sample}
          maxLength={MOST_TEXT}
          autoComplete="off"
          onChange={({ target }) => onText(target.value)}
        />
      </div>
    </div>
  );
}
