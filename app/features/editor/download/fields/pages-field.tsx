import { RadioGroup } from 'radix-ui';
import { useId, useState } from 'react';
import { Icon } from '../../../../ui/icon.js';
import { chosenPages, type DownloadChoice, type DownloadDesign } from '../download-choice.js';
import { download as strings } from '../../strings.js';

interface PagesFieldProps {
  readonly design: DownloadDesign;
  readonly choice: DownloadChoice;
  readonly onChoose: (choice: DownloadChoice) => void;
}

/** All pages, this one, or a list of them. */
export function PagesField({ design, choice, onChoose }: PagesFieldProps) {
  const id = useId();
  const rows = [
    { value: 'all', label: strings.allPages(design.pageCount) },
    { value: 'current', label: strings.thisPage },
    { value: 'some', label: strings.somePages },
  ] as const;
  return (
    <div>
      <div className="download-pages">
        <span id={id}>{strings.pages}</span>
        <RadioGroup.Root
          className="download-chips"
          aria-labelledby={id}
          value={choice.which}
          onValueChange={(which) => onChoose({ ...choice, which: which as DownloadChoice['which'] })}
        >
          {rows.map(({ value, label }) => (
            <RadioGroup.Item key={value} value={value} className="chip">
              {label}
            </RadioGroup.Item>
          ))}
        </RadioGroup.Root>
      </div>
      {choice.which === 'some' && <RangeField design={design} choice={choice} onChoose={onChoose} />}
    </div>
  );
}

/** Complains when the field is left, not while it is typed. */
function RangeField({ design, choice, onChoose }: PagesFieldProps) {
  const [left, setLeft] = useState(false);
  const id = useId();
  const bad = left && !chosenPages(choice, design);
  return (
    <div className="download-range">
      <div className={bad ? 'field bad' : 'field'}>
        <input
          aria-label={strings.range}
          aria-invalid={bad}
          aria-describedby={bad ? id : undefined}
          autoFocus
          placeholder={strings.rangeExample}
          value={choice.range}
          onChange={(event) => onChoose({ ...choice, range: event.target.value })}
          onFocus={() => setLeft(false)}
          onBlur={() => setLeft(true)}
        />
      </div>
      <p className="field-error" id={id} role="alert" hidden={!bad}>
        <Icon name="warning-circle" size={16} />
        <span>{strings.rangeError(design.pageCount)}</span>
      </p>
    </div>
  );
}
