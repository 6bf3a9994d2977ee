import { useQuery } from '@tanstack/react-query';
import type { DesignCategory } from '../../../server/contract/category.js';
import { design, type TemplateListItem } from '../../../server/contract/design.js';
import { api } from '../../api.js';
import { templateAddress } from '../../catalogue.js';
import { pictureAddress } from '../../configuration.js';
import { Card } from '../../ui/card.js';
import { Carousel } from '../../ui/carousel.js';
import { Failure } from '../../ui/failure.js';
import { useNear } from '../../ui/use-near.js';
import { CardSkeletons, TEMPLATE_CARD } from './slider-skeleton.js';
import { home } from './strings.js';

/** The templates of one category, fetched when the reader comes near. */
export function CategorySlider({ category }: { readonly category: DesignCategory }) {
  const { ref, near } = useNear<HTMLDivElement>();
  const { data, isPending, isFetching, refetch } = useTemplates(category, near);
  return (
    <div ref={ref}>
      <Carousel title={category.name} busy={isPending} id={sectionId(category._id)}>
        {isPending ? (
          <CardSkeletons shape={TEMPLATE_CARD} />
        ) : !data ? (
          <Failure message={home.failed} onRetry={() => void refetch()} busy={isFetching} />
        ) : data.length ? (
          data.map((template) => <TemplateCard key={template._id} template={template} />)
        ) : (
          <p className="home-empty">{home.noTemplates}</p>
        )}
      </Carousel>
    </div>
  );
}

/** Where the side navigation jumps to. */
export const sectionId = (categoryId: string) => `category-${categoryId}`;

/** The first page of a parent category: the templates of all its formats, each once. */
function useTemplates({ _id }: DesignCategory, enabled: boolean) {
  return useQuery({
    queryKey: ['templates', _id],
    enabled,
    queryFn: async ({ signal }) => {
      const { docs } = await api(design.get, { category_id: _id, active: true }, { signal });
      return docs;
    },
  });
}

function TemplateCard({ template }: { readonly template: TemplateListItem }) {
  const { name, custom_url: customUrl, thumbnail, width, height, categories } = template;
  return (
    <Card
      to={templateAddress(customUrl)}
      name={name}
      measures={categories[0]?.dimensions ?? { width, height, unit: 'px' }}
      picture={pictureAddress(thumbnail)}
      shape={TEMPLATE_CARD}
    />
  );
}
