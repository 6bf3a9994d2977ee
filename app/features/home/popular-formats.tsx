import { formatsOf, templateAddress, type useCategories } from '../../catalogue.js';
import { Card, type CardShape } from '../../ui/card.js';
import { Carousel } from '../../ui/carousel.js';
import { Failure } from '../../ui/failure.js';
import { SliderSkeleton } from './slider-skeleton.js';
import { home } from './strings.js';

const FORMAT_CARD: CardShape = { width: 136, height: 112 };

/** Every format with its measures; a card opens the template that shows it. */
export function PopularFormats({ categories }: { readonly categories: ReturnType<typeof useCategories> }) {
  const { data, isPending, isFetching, refetch } = categories;
  if (isPending) return <SliderSkeleton title={home.popular} shape={FORMAT_CARD} gap={12} />;
  if (!data) return <Failure message={home.failed} onRetry={() => void refetch()} busy={isFetching} />;
  const formats = formatsOf(data);
  if (!formats.length) return <p className="home-empty">{home.noCategories}</p>;
  return (
    <Carousel title={home.popular} gap={12}>
      {formats.map(({ id, name, measures, picture, customUrl }) => (
        <Card
          key={id}
          to={templateAddress(customUrl)}
          name={name}
          measures={measures}
          picture={picture}
          shape={FORMAT_CARD}
        />
      ))}
    </Carousel>
  );
}
