import { useParams } from 'react-router-dom';
import { RouteLoader } from '../../ui/feedback/route-loader.js';
import { ownChunk } from '../../ui/on-demand.js';
import { viewer as strings } from './strings.js';
import './viewer.css';

/** What paints pages is by far the largest part: it comes as a chunk of its own. */
const OpenViewer = ownChunk(
  async () => (await import('./open-viewer.js')).OpenViewer,
  <RouteLoader label={strings.loading} />,
);

/** `/designmaker/start/designs/{id}/view`: read-only pages, on phones too (B-001, DECISIONS 18). */
export function ViewerPage() {
  const { id = '' } = useParams();
  return <OpenViewer key={id} id={id} />;
}
