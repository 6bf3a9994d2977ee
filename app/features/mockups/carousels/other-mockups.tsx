import { useMemo, useState } from 'react';
import { NO_INPUTS, type MockupInputs } from '../../../../elements/compose/format/mockup-inputs.js';
import type { Mockup } from '../../../../server/contract/mockup.js';
import { DmMockupPreview } from '../../../bridge/dm-mockup-preview.js';
import { pictureAddress } from '../../../configuration.js';
import { CardSkeletons, type CardShape } from '../../../ui/lists/card.js';
import { Carousel } from '../../../ui/carousel/carousel.js';
import { Failure } from '../../../ui/feedback/failure.js';
import { Icon } from '../../../ui/icon.js';
import { useNearViewport } from '../../../ui/hooks/use-near-viewport.js';
import { BulkDownloadDialog } from '../../bulk-download/index.js';
import { mockupAddress } from '../addresses.js';
import { useRecommendations } from '../queries.js';
import { transferInputs, pictureSlots } from '../inputs/transfer-inputs.js';
import { readDraft, writeDraft } from '../inputs/drafts.js';
import { MockupCard } from '../mockup-card.js';
import type { PictureResolver } from '../pictures/picture-resolver.js';
import { previewItems } from './preview-items.js';
import { persistPictures } from '../inputs/persist-pictures.js';
import { failureText } from '../failure-text.js';
import { editing as strings, mockups as words } from '../strings.js';
import { useDebounced } from '../../../ui/hooks/use-debounced.js';

/** Stages of the sliders, CSS pixels. */
export const SLIDE: CardShape = { width: 184, height: 184 };

/** The others are drawn again once the user has made no change for this long, ms. */
const SETTLED_MS = 700;

/** How many mockups one image is put on in one go. */
const SERIES = 12;

interface OtherMockupsProps {
  readonly mockup: Mockup;
  readonly inputs: MockupInputs;
  readonly pictures: PictureResolver;
}

/** Mockups to go on with, shown with the user's own image; a click carries it over (C-002). */
export function OtherMockups({ mockup, inputs, pictures }: OtherMockupsProps) {
  const { data, isPending, isFetching, refetch } = useRecommendations(mockup._id);
  const hasImage = inputs.user_images.some((image) => image !== null);
  const series = data ? [mockup, ...data].slice(0, SERIES) : [];
  return (
    <Carousel
      title={strings.others}
      busy={isPending}
      action={hasImage && series.length > 1 && <Series {...{ series, inputs, pictures }} />}
    >
      {isPending ? (
        <CardSkeletons shape={SLIDE} count={8} />
      ) : !data ? (
        <Failure message={failureText(words.failed)} onRetry={() => void refetch()} busy={isFetching} />
      ) : data.length === 0 ? (
        <p className="home-empty">{words.none}</p>
      ) : (
        data.map((other) => <Other key={other._id} {...{ other, inputs, pictures, hasImage }} />)
      )}
    </Carousel>
  );
}

interface OtherProps extends Omit<OtherMockupsProps, 'mockup'> {
  readonly other: Mockup;
  readonly hasImage: boolean;
}

function Other({ other, inputs, pictures, hasImage }: OtherProps) {
  const { _id, name, placeholders, categories } = other;
  const slots = pictureSlots(other);
  const shows = hasImage && slots > 0;
  const carryOver = () => {
    if (!shows) return;
    const keep = (from: MockupInputs) =>
      writeDraft(_id, transferInputs(from, slots, readDraft(_id) ?? NO_INPUTS));
    keep(inputs);
    // pictures of this page alone get a name that lasts
    persistPictures(inputs).then(keep, () => undefined);
  };
  return (
    <MockupCard
      to={mockupAddress(_id)}
      name={name}
      sub={categories[0]?.name ?? ''}
      picture={placeholders[0] ?? ''}
      side={SLIDE.width}
      onClick={carryOver}
    >
      {shows && <Filled mockup={other} {...{ slots, inputs, pictures }} />}
    </MockupCard>
  );
}

interface FilledProps extends OtherMockupsProps {
  /** How many pictures it takes. */
  readonly slots: number;
}

/** The mockup with the user's pictures in it, drawn when the reader comes near. */
function Filled({ mockup, slots, inputs, pictures }: FilledProps) {
  // while the user changes one, the others wait
  const settled = useDebounced(inputs, SETTLED_MS);
  const filled = useMemo(() => transferInputs(settled, slots, NO_INPUTS), [settled, slots]);
  const { ref, near } = useNearViewport<HTMLSpanElement>();
  return (
    <span ref={ref} aria-hidden="true">
      {near && (
        <DmMockupPreview src={pictureAddress(mockup.package_src)} inputs={filled} pictures={pictures} />
      )}
    </span>
  );
}

interface SeriesProps {
  readonly series: readonly Mockup[];
  readonly inputs: MockupInputs;
  readonly pictures: PictureResolver;
}

/** One click: the same image on twelve mockups, as a ZIP of watermarked pictures. */
function Series({ series, inputs, pictures }: SeriesProps) {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className="button second small mockup-editor-series"
        onClick={({ currentTarget }) => setOpener(currentTarget)}
      >
        <Icon name="download-simple" size={16} />
        {strings.zip(series.length)}
      </button>
      {opener && (
        <BulkDownloadDialog
          title={strings.zipTitle(series.length)}
          name={strings.zipName}
          items={previewItems(series, inputs, pictures)}
          onClose={() => setOpener(null)}
          opener={() => opener}
        />
      )}
    </>
  );
}
