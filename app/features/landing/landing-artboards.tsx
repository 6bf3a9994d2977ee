import { useEffect, useState } from 'react';
import type { Format } from '../../formats.js';
import { fillPlaces, type Place } from '../../ui/ornaments/match-aspect-ratios.js';
import { measuresText } from '../../ui/measures.js';
import { PagePicture } from '../../ui/lists/page-picture.js';
import { Ruler } from '../../ui/ornaments/ruler.js';
import { SelectionFrame } from '../../ui/ornaments/selection-frame.js';

interface DeskLayout {
  /** The selected page, the one beside it, and the two below; CSS pixels at full size. */
  readonly places: readonly [Place, Place, Place, Place];
  /** Where the selected page begins: the rulers' zero, measured from the desk's corner. */
  readonly left: number;
  readonly top: number;
}

const WIDE: DeskLayout = {
  places: [
    { width: 332, height: 468 },
    { width: 276, height: 468 },
    { width: 332, height: 174 },
    { width: 276, height: 276 },
  ],
  left: 68,
  top: 72,
};

const PHONE_DESK: DeskLayout = {
  places: [
    { width: 176, height: 248 },
    { width: 150, height: 150 },
    { width: 176, height: 120 },
    { width: 150, height: 150 },
  ],
  left: 40,
  top: 56,
};

/** Longer than any window: the desk cuts what it does not show. */
const RULER_LENGTH = 2400;

/** Pages of the catalogue on the bench, one of them selected and measured. */
export function LandingDesk({ phone }: { readonly phone: boolean }) {
  const formats = useFormats();
  const { places, left, top } = phone ? PHONE_DESK : WIDE;
  const chosen = fillPlaces(places, formats);
  const scale = places[0].width / (chosen[0]?.width ?? 800);
  const page = (index: 0 | 1 | 2 | 3) => <DeskPage place={places[index]} format={chosen[index]} />;
  return (
    <div className="landing-desk" aria-hidden="true">
      <span className="ruler-corner" />
      <Ruler along="top" zero={left} scale={scale} length={RULER_LENGTH} />
      <Ruler along="left" zero={top - 20} scale={scale} length={RULER_LENGTH} />
      <div className="landing-pages" style={{ left, top }}>
        <div>
          <DeskPage place={places[0]} format={chosen[0]} selected={!phone} framed />
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

/** What lies on the desk comes after the page: it is an ornament, and asks for nothing when it fails. */
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

interface DeskPageProps {
  readonly place: Place;
  readonly format: Format | undefined;
  readonly framed?: boolean;
  /** Side handles and measures as well. */
  readonly selected?: boolean;
}

/** A place without a design yet keeps its room as blank paper, so that nothing jumps. */
function DeskPage({ place, format, framed = false, selected = false }: DeskPageProps) {
  const { width, height } = format ?? place;
  return (
    <PagePicture src={format?.picture ?? ''} width={width} height={height} maxWidth={place.width} eager>
      {framed && (
        <SelectionFrame
          sides={selected}
          {...(selected && format && { readout: measuresText(format.measures) })}
        />
      )}
    </PagePicture>
  );
}
