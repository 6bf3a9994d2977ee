import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { RouteLoader } from '../../ui/feedback/route-loader.js';
import { viewer as strings } from './strings.js';
import './viewer.css';

/** What paints pages is by far the largest part: it comes as a chunk of its own. */
const OpenViewer = lazy(() =>
  import('./open-viewer.js').then(({ OpenViewer: component }) => ({ default: component })),
);

/** `/designmaker/start/designs/{id}/view`: read-only pages, on phones too (B-001, DECISIONS 18). */
export function ViewerPage() {
  const { id = '' } = useParams();
  return (
    <Suspense fallback={<RouteLoader label={strings.loading} />}>
      <OpenViewer key={id} id={id} />
    </Suspense>
  );
}
