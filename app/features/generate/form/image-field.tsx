import { DmSegmented } from '../../../bridge/dm-segmented.js';
import type { TagLabel } from '../../../../server/contract/tag.js';
import { CheckboxField } from '../../../ui/fields/checkbox-field.js';
import type { ImageFit, ImageInput } from '../inputs/wizard-inputs.js';
import { wizard as strings } from '../strings.js';
import { PicturePicker } from './picture-picker.js';

interface ImageFieldProps {
  readonly label: TagLabel;
  readonly input: ImageInput;
  readonly onChange: (change: Partial<ImageInput>) => void;
}

const FITS = [
  { value: 'cover', label: strings.cover },
  { value: 'contain', label: strings.contain },
] as const;

/** The picture of an image label, how it fits its place, and whether its background goes. */
export function ImageField({ label: { _id, name }, input, onChange }: ImageFieldProps) {
  const { picture, fit, removeBackground } = input;
  return (
    <div className="wizard-image" role="group" aria-label={name}>
      <div>
        <PicturePicker
          name={name}
          field={_id}
          picture={picture}
          onChoose={(chosen) => onChange({ picture: chosen })}
        />
      </div>
      <div className="wizard-image-how">
        <div className="wizard-fit">
          <span>{strings.imageFit}</span>
          <DmSegmented
            label={`${strings.imageFit}, ${name}`}
            options={FITS}
            value={fit}
            onDmChange={({ detail }) => onChange({ fit: detail.value as ImageFit })}
          />
        </div>
        <CheckboxField
          label={strings.removeBackground}
          checked={removeBackground}
          onChange={(now) => onChange({ removeBackground: now })}
        />
      </div>
    </div>
  );
}
