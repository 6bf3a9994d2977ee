import { formatsOf, type useCategories } from '../../catalog.js';
import { START_ADDRESS } from '../../saved-designs.js';
import { Card, type CardShape } from '../../ui/lists/card.js';
import { Carousel } from '../../ui/carousel/carousel.js';
import { Failure } from '../../ui/feedback/failure.js';
import { ViewAll } from '../../ui/carousel/view-all.js';
import { searchAddress } from '../search/index.js';
import { SliderSkeleton } from './slider-skeleton.js';
import { home } from './strings.js';

const FORMAT_CARD: CardShape = { width: 136, height: 112 };

/** Pictures in sight on most screens. */
const FIRST_SEEN = 9;

/** Every format with its measures; a card shows its templates. */
export function PopularFormats({ categories }: { readonly categories: ReturnType<typeof useCategories> }) {
  const { data, isPending, isFetching, refetch } = categories;
  if (isPending) return <SliderSkeleton title={home.popular} shape={FORMAT_CARD} gap={12} />;
  if (!data) return <Failure message={home.failed} onRetry={() => void refetch()} busy={isFetching} />;
  const formats = formatsOf(data);
  if (!formats.length) return <p className="home-empty">{home.noCategories}</p>;
  return (
    <Carousel
      title={home.popular}
      gap={12}
      action={<ViewAll to={`${START_ADDRESS}/categories`} of={home.formats} />}
    >
      {formats.map(({ id, name, dimensions, picture }, index) => (
        <Card
          key={id}
          to={searchAddress(name, id)}
          name={name}
          dimensions={dimensions}
          picture={picture}
          shape={FORMAT_CARD}
          eager={index < FIRST_SEEN}
        />
      ))}
    </Carousel>
  );
}
