import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { RouteLoader } from '../../ui/feedback/route-loader.js';
import { viewer as strings } from './strings.js';
import './viewer.css';

const OpenRender = lazy(() =>
  import('./open-render.js').then(({ OpenRender: component }) => ({ default: component })),
);

/** `/designmaker/start/new_render/{id}`: the render of a design. */
export function RenderPage() {
  const { id = '' } = useParams();
  return (
    <Suspense fallback={<RouteLoader label={strings.loading} />}>
      <OpenRender key={id} id={id} />
    </Suspense>
  );
}
