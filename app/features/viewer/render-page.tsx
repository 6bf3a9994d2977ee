import { useParams } from 'react-router-dom';
import { RouteLoader } from '../../ui/feedback/route-loader.js';
import { ownChunk } from '../../ui/on-demand.js';
import { viewer as strings } from './strings.js';
import './viewer.css';

const OpenRender = ownChunk(
  async () => (await import('./open-render.js')).OpenRender,
  <RouteLoader label={strings.loading} />,
);

/** `/designmaker/start/new_render/{id}`: the render of a design. */
export function RenderPage() {
  const { id = '' } = useParams();
  return <OpenRender key={id} id={id} />;
}
