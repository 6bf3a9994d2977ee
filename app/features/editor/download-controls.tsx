import { SelectField } from '../../ui/select-field.js';
import { SliderField } from '../../ui/slider-field.js';
import { CheckboxField } from '../../ui/checkbox-field.js';
import type { DownloadChoice, DownloadDesign } from './download-choice.js';
import { FORMATS, largestScale, QUALITY, SCALE } from './download-options.js';
import { PagesField } from './pages-field.js';
import { download as strings } from './strings.js';

const FORMAT_CHOICES = FORMATS.map((format) => ({
  value: format,
  label: strings.formats[format],
  lead: <span className="badge">{format.toUpperCase()}</span>,
}));

interface DownloadControlsProps {
  readonly design: DownloadDesign;
  readonly choice: DownloadChoice;
  readonly onChoose: (choice: DownloadChoice) => void;
}

/** What the file will be. Only what the chosen format knows is shown. */
export function DownloadControls({ design, choice, onChoose }: DownloadControlsProps) {
  const set = (change: Partial<DownloadChoice>) => onChoose({ ...choice, ...change });
  const largest = largestScale(design.size);
  return (
    <div className="download-controls">
      <SelectField
        large
        label={strings.format}
        value={choice.format}
        choices={FORMAT_CHOICES}
        onChange={(format) => set({ format })}
      />
      {largest > SCALE.low && (
        <SliderField
          label={strings.size}
          {...SCALE}
          high={largest}
          unit="×"
          value={Math.min(choice.scale, largest)}
          onChange={(scale) => set({ scale })}
        />
      )}
      {choice.format === 'jpg' ? (
        <SliderField
          label={strings.quality}
          {...QUALITY}
          unit="%"
          value={choice.quality}
          onChange={(quality) => set({ quality })}
        />
      ) : (
        <CheckboxField
          label={strings.transparent}
          checked={choice.transparent}
          onChange={(transparent) => set({ transparent })}
        />
      )}
      {design.pageCount > 1 && <PagesField design={design} choice={choice} onChoose={onChoose} />}
    </div>
  );
}
