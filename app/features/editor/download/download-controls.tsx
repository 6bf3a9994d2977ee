import { SelectField } from '../../../ui/fields/select-field.js';
import { SliderField } from '../../../ui/fields/slider-field.js';
import { CheckboxField } from '../../../ui/fields/checkbox-field.js';
import { DensityField } from './density-field.js';
import type { DownloadChoice, DownloadDesign } from './download-choice.js';
import {
  FORMATS,
  hasDensity,
  hasQuality,
  hasTransparency,
  isRaster,
  largestScale,
  QUALITY,
  SCALE,
} from './download-options.js';
import { PagesField } from './pages-field.js';
import { PdfFields } from './pdf-fields.js';
import { download as strings } from '../strings.js';

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
  const { format } = choice;
  const set = (change: Partial<DownloadChoice>) => onChoose({ ...choice, ...change });
  // a design in real units has as many pixels as its resolution asks for
  const inPixels = design.unit === 'px';
  return (
    <div className="download-controls">
      <SelectField
        large
        label={strings.format}
        value={format}
        choices={FORMAT_CHOICES}
        onChange={(chosen) => set({ format: chosen })}
      />
      {isRaster(format) && inPixels && <ScaleField design={design} choice={choice} onChoose={onChoose} />}
      {isRaster(format) && (!inPixels || hasDensity(format)) && (
        <DensityField choice={choice} onChoose={onChoose} />
      )}
      {hasQuality(format) && (
        <SliderField
          label={strings.quality}
          {...QUALITY}
          unit="%"
          value={choice.quality}
          onChange={(quality) => set({ quality })}
        />
      )}
      {format === 'pdf' && <PdfFields design={design} choice={choice} onChoose={onChoose} />}
      {hasTransparency(format) && (
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

/** Says why it ends where it does when a browser could not draw the rest. */
function ScaleField({ design, choice, onChoose }: DownloadControlsProps) {
  const largest = largestScale(design.size);
  return (
    <div>
      <SliderField
        label={strings.size}
        {...SCALE}
        high={largest}
        unit="×"
        value={Math.min(choice.scale, largest)}
        onChange={(scale) => onChoose({ ...choice, scale })}
      />
      {largest < SCALE.high && <p className="download-hint">{strings.largestScale(largest)}</p>}
    </div>
  );
}
