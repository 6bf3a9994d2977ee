import type { WizardFormat } from '../../../../server/contract/tag.js';
import { pictureAddress } from '../../../configuration.js';
import { Carousel } from '../../../ui/carousel/carousel.js';
import { CardSkeletons } from '../../../ui/lists/card.js';
import { PagePicture } from '../../../ui/lists/page-picture.js';
import { Icon } from '../../../ui/icon.js';
import { wizard as strings } from '../strings.js';

/** CSS pixels of a format's stage, and of the page on it at most. */
const STAGE = { width: 132, height: 104 };
const ART = { width: 100, height: 80 };

/** Pictures in sight on most screens. */
const FIRST_SEEN = 7;

interface FormatSliderProps {
  readonly formats: readonly WizardFormat[];
  /** Id of the chosen one. */
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** 'Pick a format': one of them, by its picture. */
export const FormatSlider = ({ formats, chosen, onChoose }: FormatSliderProps) => (
  <Carousel title={strings.pick} gap={12}>
    {formats.map((format, index) => (
      <FormatCard
        key={format._id}
        format={format}
        chosen={format._id === chosen}
        eager={index < FIRST_SEEN}
        onChoose={() => onChoose(format._id)}
      />
    ))}
  </Carousel>
);

interface FormatCardProps {
  readonly format: WizardFormat;
  readonly chosen: boolean;
  readonly eager: boolean;
  readonly onChoose: () => void;
}

function FormatCard({ format, chosen, eager, onChoose }: FormatCardProps) {
  const { name, display_image, dimensions } = format;
  return (
    <button
      type="button"
      className="card wizard-format"
      style={{ width: STAGE.width }}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      <span className="stage" style={{ height: STAGE.height }}>
        <PagePicture
          src={pictureAddress(display_image)}
          width={dimensions.width}
          height={dimensions.height}
          maxWidth={ART.width}
          maxHeight={ART.height}
          eager={eager}
        />
        {chosen && (
          <span className="wizard-check">
            <Icon name="check" size={12} />
          </span>
        )}
      </span>
      <span className="card-name">{name}</span>
    </button>
  );
}

/** The slider's room while the formats are on their way. */
export const FormatSliderSkeleton = () => (
  <Carousel title={strings.pick} gap={12} busy>
    <CardSkeletons shape={STAGE} />
  </Carousel>
);
