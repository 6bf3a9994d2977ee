import type { Format } from '../../catalog.js';
import { matchAspectRatios, type PictureSlot } from '../../ui/ornaments/match-aspect-ratios.js';
import { PagePicture } from '../../ui/lists/page-picture.js';
import { Ruler } from '../../ui/ornaments/ruler.js';
import { SelectionFrame } from '../../ui/ornaments/selection-frame.js';
import { SearchBox } from '../search/index.js';
import { CustomDimensionsPopover } from './custom-dimensions/custom-dimensions-popover.js';
import { home } from './strings.js';

/** Three columns of pages; the last one holds two. CSS pixels. */
const SLOTS: readonly PictureSlot[] = [
  { width: 150, height: 211 },
  { width: 190, height: 190 },
  { width: 210, height: 120 },
  { width: 210, height: 120 },
];

/** CSS pixels for a pixel of a page: figures every 100, 64 apart, as drawn by the designer. */
const RULER_SCALE = 0.64;
const RULER_LENGTH = 4000;

interface HomeHeroProps {
  readonly formats: readonly Format[];
  /** Whether a blank page is offered; not in templates mode. */
  readonly starts: boolean;
}

/**
 * The top of the dashboard: the heading, the search, the way to a blank page, and pages of the catalog as decoration
 * (A-023).
 */
export function HomeHero({ formats, starts }: HomeHeroProps) {
  const [tall, square, wide, another] = matchAspectRatios(SLOTS, formats);
  return (
    <section className="home-hero">
      <Ruler along="top" zero={40} scale={RULER_SCALE} length={RULER_LENGTH} className="bare" />
      <div className="home-hero-words">
        <h1>{home.heading}</h1>
        <div className="home-hero-search">
          <SearchBox size="hero" />
          {starts && <CustomDimensionsPopover size="hero" />}
        </div>
      </div>
      <div className="home-hero-pages" aria-hidden="true">
        <HeroPage slot={SLOTS[0]} format={tall} />
        <HeroPage slot={SLOTS[1]} format={square} selected />
        <div>
          <HeroPage slot={SLOTS[2]} format={wide} />
          <HeroPage slot={SLOTS[3]} format={another} />
        </div>
      </div>
    </section>
  );
}

interface HeroPageProps {
  readonly slot: PictureSlot | undefined;
  readonly format: Format | undefined;
  readonly selected?: boolean;
}

function HeroPage({ slot, format, selected = false }: HeroPageProps) {
  if (!slot || !format) return null;
  return (
    <PagePicture src={format.picture} width={format.width} height={format.height} maxWidth={slot.width} eager>
      {selected && <SelectionFrame />}
    </PagePicture>
  );
}
