import type { Template } from '../../../server/contract/design.js';
import { CardSkeletons, type CardShape } from '../../ui/lists/card.js';
import { Carousel } from '../../ui/carousel/carousel.js';
import { Failure } from '../../ui/feedback/failure.js';
import { TemplateActions, TemplateTile } from '../templates/index.js';
import { useRelated } from './calls.js';
import { template as strings } from './strings.js';

/** Art up to 160 x 185. */
const SHAPE: CardShape = { width: 172, height: 213 };

/** 'Explore related designs': a click previews the next one. Nothing stands here when nothing is like it. */
export function RelatedTemplates({ template }: { readonly template: Template }) {
  const { data, isPending, isFetching, refetch } = useRelated(template);
  if (!template.categories.length || data?.length === 0) return null;
  return (
    <TemplateActions click="preview">
      <div className="template-related">
        <Carousel title={strings.related} busy={isPending}>
          {data ? (
            data.map((like) => <TemplateTile key={like._id} template={like} shape={SHAPE} click="preview" />)
          ) : isPending ? (
            <CardSkeletons shape={SHAPE} />
          ) : (
            <Failure message={strings.failed} onRetry={() => void refetch()} busy={isFetching} />
          )}
        </Carousel>
      </div>
    </TemplateActions>
  );
}
