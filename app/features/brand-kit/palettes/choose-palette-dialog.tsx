import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { MOST_PALETTES, type Palette } from '../../../../server/contract/brand-kit.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { Failure } from '../../../ui/feedback/failure.js';
import { Icon } from '../../../ui/icon.js';
import { Modal } from '../../../ui/dialogs/modal.js';
import { useBrandKit } from '../kit/brand-kit-context.js';
import { paletteCategories, palettesOf } from '../calls.js';
import { ListEnd } from '../shared/list-end.js';
import { addPalette, hasPalette, removePalette } from '../kit/kit-changes.js';
import { PaletteStrip } from './palette-strip.js';
import { brandKit, palettes as strings } from '../strings.js';

interface ChoosePaletteDialogProps {
  readonly onClose: () => void;
  readonly opener: () => Element | null | undefined;
}

interface Category {
  readonly _id: string;
  readonly name: string;
}

/** Ready palettes by category. A click adds one to the kit; the dialog stays, so that several can be chosen. */
export function ChoosePaletteDialog({ onClose, opener }: ChoosePaletteDialogProps) {
  const [category, setCategory] = useState<Category | null>(null);
  /** Category one came from: its 'See All' gets the focus back. */
  const [last, setLast] = useState<string | null>(null);
  const back = () => {
    setLast(category?._id ?? null);
    setCategory(null);
  };
  return (
    <Modal open onOpenChange={onClose} title={strings.choose} opener={opener} className="brand-choose">
      {category ? (
        <OneCategory key={category._id} category={category} onBack={back} />
      ) : (
        <Categories last={last} onOpen={setCategory} />
      )}
    </Modal>
  );
}

interface CategoriesProps {
  readonly last: string | null;
  readonly onOpen: (category: Category) => void;
}

function Categories({ last, onOpen }: CategoriesProps) {
  const { data, isPending, isFetching, refetch } = useQuery(paletteCategories);
  const focused = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    focused.current?.focus();
    focused.current?.scrollIntoView({ block: 'center' });
  }, []);
  if (isPending) return <PalettesSkeleton />;
  if (!data) return <Failure message={brandKit.failed} onRetry={() => void refetch()} busy={isFetching} />;
  if (data.length === 0) return <p className="brand-note">{strings.none}</p>;
  return data.map(({ _id, name, palettes }) => (
    <PaletteSection
      key={_id}
      name={name}
      palettes={palettes}
      action={
        <button
          type="button"
          className="button quiet small"
          aria-label={strings.seeAllOf(name)}
          ref={_id === last ? focused : null}
          onClick={() => onOpen({ _id, name })}
        >
          {strings.seeAll}
        </button>
      }
    />
  ));
}

interface OneCategoryProps {
  readonly category: Category;
  readonly onBack: () => void;
}

/** All palettes of a category, page after page as one scrolls. */
function OneCategory({ category, onBack }: OneCategoryProps) {
  const query = useInfiniteQuery(palettesOf(category._id));
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  const palettes = query.data?.pages.flat();
  return (
    <>
      <button type="button" className="button quiet small brand-back" ref={back} onClick={onBack}>
        <Icon name="arrow-left" size={16} />
        {strings.categories}
      </button>
      {query.isPending && <PalettesSkeleton />}
      {palettes && <PaletteSection name={category.name} palettes={palettes} />}
      {query.isError && (
        <Failure
          message={brandKit.failed}
          onRetry={() => void (palettes ? query.fetchNextPage() : query.refetch())}
          busy={query.isFetching}
        />
      )}
      {palettes && !query.isError && (
        <ListEnd
          more={query.hasNextPage}
          shown={palettes.length}
          busy={query.isFetching}
          onNear={() => void query.fetchNextPage()}
          end={palettes.length === 0 ? strings.none : strings.end}
        />
      )}
    </>
  );
}

interface PaletteSectionProps {
  readonly name: string;
  readonly palettes: readonly Palette[];
  readonly action?: ReactNode;
}

function PaletteSection({ name, palettes, action }: PaletteSectionProps) {
  const heading = useId();
  const { kit, changeNow } = useBrandKit();
  const add = ({ name: called, colors }: Palette) => {
    const palette = { name: called, colors };
    if (kit.color_palette.length >= MOST_PALETTES) return notifier.warning(strings.full(MOST_PALETTES));
    changeNow(addPalette(palette), () =>
      notifier.success(strings.added(called), () => changeNow(removePalette(palette))),
    );
  };
  return (
    <section className="brand-category" aria-labelledby={heading}>
      <header>
        <h3 id={heading}>{name}</h3>
        {action}
      </header>
      <ul className="brand-choices">
        {palettes.map((palette) => {
          const inKit = hasPalette(kit, palette);
          return (
            <li key={`${palette.name} ${palette.colors.join()}`}>
              <button
                type="button"
                className="brand-choice"
                aria-pressed={inKit}
                onClick={() => !inKit && add(palette)}
              >
                <PaletteStrip colors={palette.colors} />
                <span className="brand-choice-name">
                  <span className="brand-name" dir="auto">
                    {palette.name}
                  </span>
                  {inKit && (
                    <span className="brand-in-kit" title={strings.inKit}>
                      <Icon name="check" size={16} />
                    </span>
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function PalettesSkeleton() {
  return (
    <div aria-busy="true">
      <span className="sr-only">{brandKit.loading}</span>
      <div className="brand-choices">
        {Array.from({ length: 20 }, (_, place) => (
          <span key={place} className="skeleton brand-strip" />
        ))}
      </div>
    </div>
  );
}
