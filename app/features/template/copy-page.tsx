import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { Failure } from '../../ui/feedback/failure.js';
import { PHONE, useMedia } from '../../ui/hooks/use-media.js';
import { useTitle } from '../../ui/hooks/use-title.js';
import { NotFound } from '../pages/index.js';
import { isUnknown, useFailureToast } from './calls.js';
import { template as strings } from './strings.js';
import { COLORWAY } from './use-colorway.js';
import { useTemplateCopy } from './use-template-copy.js';
import './template.css';

/** What the address may name. */
const TEMPLATE = 'design_template';

/** `/designmaker/start/template/{id}/design_template`: a copy at once, open in the editor. */
export function CopyPage() {
  const { id = '', resourceType } = useParams();
  return <CopyOf id={id} resourceType={resourceType} />;
}

interface CopyOfProps {
  readonly id: string;
  readonly resourceType: string | undefined;
}

export function CopyOf({ id, resourceType }: CopyOfProps) {
  return resourceType === TEMPLATE ? <Copying id={id} /> : <NotFound />;
}

/** Nothing is edited on a phone: there the template is shown (DECISIONS 18). */
function Copying({ id }: { readonly id: string }) {
  const phone = useMedia(PHONE);
  const [parameters] = useSearchParams();
  const colorway = parameters.get(COLORWAY) ?? undefined;
  const { data, error, isFetching, refetch } = useTemplateCopy(id, phone, colorway);
  useTitle(strings.title);
  useFailureToast(error);
  if (data === null || isUnknown(error)) return <NotFound why={strings.unknown} />;
  if (data) return <Navigate to={data} replace />;
  return (
    <main className="template-copying">
      <h1 className="sr-only">{strings.title}</h1>
      {error && !isFetching ? (
        <Failure message={strings.failed} onRetry={() => void refetch()} />
      ) : (
        <p role="status">
          <span className="spinner" />
          {strings.copying}
        </p>
      )}
    </main>
  );
}
