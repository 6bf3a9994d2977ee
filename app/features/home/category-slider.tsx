import { useQuery } from '@tanstack/react-query';
import type { DesignCategory } from '../../../server/contract/category.js';
import { CardSkeletons } from '../../ui/lists/card.js';
import { Carousel } from '../../ui/carousel/carousel.js';
import { Failure } from '../../ui/feedback/failure.js';
import { useNearViewport } from '../../ui/hooks/use-near-viewport.js';
import { ViewAll } from '../../ui/carousel/view-all.js';
import { searchAddress } from '../search/index.js';
import { TemplateTile, type TemplateClick } from '../templates/index.js';
import { TEMPLATE_CARD } from './slider-skeleton.js';
import { home } from './strings.js';
import { templatesOf } from './templates-of.js';

interface CategorySliderProps {
  readonly category: DesignCategory;
  readonly click: TemplateClick;
  /** The first one: part of it is seen as soon as the page is. */
  readonly eager: boolean;
}

/** Pictures of the first slider that are in sight on most screens. */
const FIRST_SEEN = 6;

/** Skeletons of a slider that nobody is near: they only keep its room. */
const ROOM = 1;

/** The templates of one category, fetched when the reader comes near; View All leads to all of them. */
export function CategorySlider({ category, click, eager }: CategorySliderProps) {
  const { _id, name } = category;
  const { ref, near } = useNearViewport<HTMLDivElement>();
  const { data, isPending, isFetching, refetch } = useQuery({ ...templatesOf(category), enabled: near });
  return (
    <div ref={ref}>
      <Carousel
        title={name}
        busy={isPending}
        id={sectionId(_id)}
        action={data && data.length > 0 && <ViewAll to={searchAddress(name, _id)} of={name} />}
      >
        {isPending ? (
          <CardSkeletons shape={TEMPLATE_CARD} {...(!near && { count: ROOM })} />
        ) : !data ? (
          <Failure message={home.failed} onRetry={() => void refetch()} busy={isFetching} />
        ) : data.length ? (
          data.map((template, index) => (
            <TemplateTile
              key={template._id}
              template={template}
              shape={TEMPLATE_CARD}
              click={click}
              eager={eager && index < FIRST_SEEN}
            />
          ))
        ) : (
          <p className="home-empty">{home.noTemplates}</p>
        )}
      </Carousel>
    </div>
  );
}

/** Where the side navigation jumps to. */
const sectionId = (categoryId: string) => `category-${categoryId}`;
