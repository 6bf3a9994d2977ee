import { ApiError } from '../../../server/contract/envelope.js';
import { Failure } from '../../ui/feedback/failure.js';
import { RouteLoader } from '../../ui/feedback/route-loader.js';
import { useTitle } from '../../ui/hooks/use-title.js';
import { NotFound } from '../pages/index.js';
import { viewer as strings } from './strings.js';
import { useRender } from './use-render.js';
import { useViewedDesign } from './use-viewed-design.js';

/** The pages as pictures, one below the other, and nothing else. */
export function OpenRender({ id }: { readonly id: string }) {
  const design = useViewedDesign(id);
  const render = useRender(id, design.data);
  useTitle(design.data?.name ?? strings.title);
  if (isUnknown(design.error)) return <NotFound />;
  const failed = design.isError ? design : render.isError ? render : null;
  if (failed)
    return (
      <main className="render-failed">
        <Failure message={strings.failed} onRetry={() => void failed.refetch()} busy={failed.isFetching} />
      </main>
    );
  const pages = render.data;
  if (!pages) return <RouteLoader label={strings.loading} />;
  return (
    <main className="render">
      {pages.map(({ src, width, height }, at) => (
        <img key={src} src={src} width={width} height={height} alt={strings.page(at + 1, pages.length)} />
      ))}
    </main>
  );
}

/** One that is not there, and one that this user may not see, are the same. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && ['not_found', 'not_allowed', 'bad_request'].includes(error.code);
