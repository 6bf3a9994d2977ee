import { CheckboxField } from '../../../../ui/fields/checkbox-field.js';
import { SelectField } from '../../../../ui/fields/select-field.js';
import { bleedText, pdfOptionsOf, type DownloadChoice, type DownloadDesign } from '../download-choice.js';
import { PICTURE_QUALITIES, type PdfOptions } from '../download-options.js';
import { download as strings } from '../../strings.js';

const QUALITIES = PICTURE_QUALITIES.map((value) => ({ value, label: strings.pictures[value] }));
const TEXTS = (['live', 'outlines'] as const).map((value) => ({ value, label: strings.letters[value] }));

interface PdfFieldsProps {
  readonly design: DownloadDesign;
  readonly choice: DownloadChoice;
  readonly onChoose: (choice: DownloadChoice) => void;
}

/** What only a PDF knows: how many pixels pictures keep, letters or outlines, and what a printer needs [E-021, E-055]. */
export function PdfFields({ design, choice, onChoose }: PdfFieldsProps) {
  const pdf = pdfOptionsOf(choice, design);
  const set = (change: Partial<PdfOptions>) => onChoose({ ...choice, pdf: { ...choice.pdf, ...change } });
  return (
    <>
      <div className="download-pair">
        <SelectField
          label={strings.pictureQuality}
          value={pdf.quality}
          choices={QUALITIES}
          onChange={(quality) => set({ quality })}
        />
        <SelectField
          label={strings.text}
          value={pdf.text}
          choices={TEXTS}
          onChange={(text) => set({ text })}
        />
      </div>
      <div className="download-pair">
        {design.bleed ? (
          <CheckboxField
            label={strings.withBleed(bleedText(design))}
            checked={pdf.bleed}
            onChange={(bleed) => set({ bleed })}
          />
        ) : (
          <p className="download-hint">{strings.noBleed}</p>
        )}
        <CheckboxField label={strings.cropMarks} checked={pdf.marks} onChange={(marks) => set({ marks })} />
      </div>
    </>
  );
}
