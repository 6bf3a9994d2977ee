import { useEffect, useState } from 'react';
import type { Format } from '../../formats.js';
import { matchAspectRatios, type PictureSlot } from '../../ui/ornaments/match-aspect-ratios.js';
import { dimensionsText } from '../../ui/dimensions.js';
import { PagePicture } from '../../ui/lists/page-picture.js';
import { Ruler } from '../../ui/ornaments/ruler.js';
import { SelectionFrame } from '../../ui/ornaments/selection-frame.js';

interface ArtboardLayout {
  /** The selected page, the one beside it, and the two below; CSS pixels at full size. */
  readonly slots: readonly [PictureSlot, PictureSlot, PictureSlot, PictureSlot];
  /** Where the selected page begins: the rulers' zero, measured from the corner of the whole. */
  readonly left: number;
  readonly top: number;
}

const WIDE_LAYOUT: ArtboardLayout = {
  slots: [
    { width: 332, height: 468 },
    { width: 276, height: 468 },
    { width: 332, height: 174 },
    { width: 276, height: 276 },
  ],
  left: 68,
  top: 72,
};

const PHONE_LAYOUT: ArtboardLayout = {
  slots: [
    { width: 176, height: 248 },
    { width: 150, height: 150 },
    { width: 176, height: 120 },
    { width: 150, height: 150 },
  ],
  left: 40,
  top: 56,
};

/** Longer than any window: what does not fit is clipped. */
const RULER_LENGTH = 2400;

/** Pages of the catalog between rulers, one of them selected and measured. */
export function LandingArtboards({ phone }: { readonly phone: boolean }) {
  const formats = useFormats();
  const { slots, left, top } = phone ? PHONE_LAYOUT : WIDE_LAYOUT;
  const chosen = matchAspectRatios(slots, formats);
  const scale = slots[0].width / (chosen[0]?.width ?? 800);
  const page = (index: 0 | 1 | 2 | 3) => <Artboard slot={slots[index]} format={chosen[index]} />;
  return (
    <div className="landing-desk" aria-hidden="true">
      <span className="ruler-corner" />
      <Ruler along="top" zero={left} scale={scale} length={RULER_LENGTH} />
      <Ruler along="left" zero={top - 20} scale={scale} length={RULER_LENGTH} />
      <div className="landing-pages" style={{ left, top }}>
        <div>
          <Artboard slot={slots[0]} format={chosen[0]} selected={!phone} framed />
          {page(2)}
        </div>
        <div>
          {page(1)}
          {page(3)}
        </div>
      </div>
    </div>
  );
}

/** Formats are loaded after the page: they are decoration, and a failure is not shown. */
function useFormats(): readonly Format[] {
  const [formats, setFormats] = useState<readonly Format[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    import('../../formats.js')
      .then(async ({ fetchCategories, formatsOf }) => formatsOf(await fetchCategories(stop.signal)))
      .then((came) => !stop.signal.aborted && setFormats(came))
      .catch(() => undefined);
    return () => stop.abort();
  }, []);
  return formats;
}

interface ArtboardProps {
  readonly slot: PictureSlot;
  readonly format: Format | undefined;
  readonly framed?: boolean;
  /** Side handles and dimensions as well. */
  readonly selected?: boolean;
}

/** A slot without a design yet keeps its room as blank paper, so that nothing jumps. */
function Artboard({ slot, format, framed = false, selected = false }: ArtboardProps) {
  const { width, height } = format ?? slot;
  return (
    <PagePicture src={format?.picture ?? ''} width={width} height={height} maxWidth={slot.width} eager>
      {framed && (
        <SelectionFrame
          sides={selected}
          {...(selected && format && { readout: dimensionsText(format.dimensions) })}
        />
      )}
    </PagePicture>
  );
}
