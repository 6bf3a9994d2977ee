import { SelectField } from '../../../ui/fields/select-field.js';
import { SliderField } from '../../../ui/fields/slider-field.js';
import { CheckboxField } from '../../../ui/fields/checkbox-field.js';
import { DensityField } from './fields/density-field.js';
import { offeredFormats, type DownloadChoice, type DownloadDesign } from './download-choice.js';
import {
  hasDensity,
  hasQuality,
  hasTransparency,
  isRaster,
  largestScale,
  QUALITY,
  SCALE,
  type DownloadFormat,
} from './download-options.js';
import { PagesField } from './fields/pages-field.js';
import { PdfFields } from './fields/pdf-fields.js';
import { VideoFields } from './fields/video-fields.js';
import { isVideo } from './fields/video-options.js';
import { download as strings } from '../strings.js';

const asChoice = (format: DownloadFormat) => ({
  value: format,
  label: strings.formats[format],
  lead: <span className="badge">{format.toUpperCase()}</span>,
});

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
        choices={offeredFormats(design).map(asChoice)}
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
      {isVideo(format) && <VideoFields format={format} design={design} choice={choice} onChoose={onChoose} />}
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
