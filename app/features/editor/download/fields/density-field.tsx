import { SelectField } from '../../../../ui/fields/select-field.js';
import type { DownloadChoice } from '../download-choice.js';
import { DENSITIES } from '../download-options.js';
import { download as strings } from '../../strings.js';

interface DensityFieldProps {
  readonly choice: DownloadChoice;
  readonly onChoose: (choice: DownloadChoice) => void;
}

/** Dots per inch; one that was offered for want of room is a choice too. */
export function DensityField({ choice, onChoose }: DensityFieldProps) {
  const densities = [...new Set<number>([...DENSITIES, choice.dpi])].sort((a, b) => a - b);
  return (
    <SelectField
      label={strings.resolution}
      value={String(choice.dpi)}
      choices={densities.map((dpi) => ({ value: String(dpi), label: strings.dpi(dpi) }))}
      onChange={(dpi) => onChoose({ ...choice, dpi: Number(dpi) })}
    />
  );
}
