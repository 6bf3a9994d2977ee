import { Link, useParams, useSearchParams } from 'react-router-dom';
import { START_ADDRESS } from '../../saved-designs.js';
import { Failure } from '../../ui/feedback/failure.js';
import { Icon } from '../../ui/icon.js';
import { Logo } from '../../ui/logo.js';
import { PHONE, useMedia } from '../../ui/hooks/use-media.js';
import { useHistoryBack } from '../../ui/hooks/use-history-back.js';
import { useTitle } from '../../ui/hooks/use-title.js';
import { AccountMenu } from '../account/index.js';
import { NotFound } from '../pages/index.js';
import { SearchBox } from '../search/index.js';
import type { Template } from '../../../server/contract/design.js';
import { isUnknown, useTemplate } from './calls.js';
import { ColorwayDots } from './colorway-dots.js';
import { CopyOf } from './copy-page.js';
import { RelatedTemplates } from './related-templates.js';
import { template as strings } from './strings.js';
import { TemplateFacts } from './template-facts.js';
import { TemplatePreview } from './template-preview.js';
import { useColorway } from './use-colorway.js';
import './template.css';

/** `/designmaker/start/template/{custom_url}`; with `?resource_type=` the address names an id to copy. */
export function TemplatePage() {
  const { customUrl = '' } = useParams();
  const [parameters] = useSearchParams();
  const resourceType = parameters.get('resource_type');
  if (resourceType !== null) return <CopyOf id={customUrl} resourceType={resourceType} />;
  return <Detail customUrl={customUrl} />;
}

/** One template, large, with what it is made of and what is like it. */
function Detail({ customUrl }: { readonly customUrl: string }) {
  const { data, error, isPending, isFetching, refetch } = useTemplate(customUrl);
  useTitle(data?.name ?? strings.title);
  if (isUnknown(error)) return <NotFound why={strings.unknown} />;
  return (
    <div className="template">
      <TemplateBar />
      <main>
        {data ? (
          <>
            <Columns template={data} />
            <RelatedTemplates key={data._id} template={data} />
          </>
        ) : isPending ? (
          <TemplateSkeleton />
        ) : (
          <>
            <h1 className="sr-only">{strings.title}</h1>
            <Failure message={strings.failed} onRetry={() => void refetch()} busy={isFetching} />
          </>
        )}
      </main>
    </div>
  );
}

/** The picture and what is said beside it, in the colorway that is chosen. */
function Columns({ template }: { readonly template: Template }) {
  const { ways, chosen, choose } = useColorway(template);
  return (
    <div className="template-columns">
      <div>
        <TemplatePreview template={template} colorway={chosen} />
        {ways.length > 1 && <ColorwayDots ways={ways} chosen={chosen} onChoose={choose} />}
      </div>
      <TemplateFacts template={template} colorway={chosen} />
    </div>
  );
}

/** Knows who is there. A phone's has room for the way back, the search and the user. */
function TemplateBar() {
  const phone = useMedia(PHONE);
  const stepBack = useHistoryBack();
  return (
    <header className="top-bar template-top">
      {phone ? (
        <Link to={START_ADDRESS} className="icon-button medium" aria-label={strings.back} onClick={stepBack}>
          <Icon name="arrow-left" />
        </Link>
      ) : (
        <>
          <Link to="/" className="home-link" aria-label="Design Maker, landing page">
            <Logo height={24} />
          </Link>
          <nav className="products" aria-label="Products">
            <Link to={START_ADDRESS} aria-current="true">
              Designs
            </Link>
          </nav>
        </>
      )}
      <div className="bar-end">
        <SearchBox size="bar" />
        <AccountMenu />
      </div>
    </header>
  );
}

function TemplateSkeleton() {
  return (
    <div className="template-columns" aria-busy="true" aria-label="Loading">
      <span className="skeleton template-stage" />
      <div className="template-facts">
        <span className="skeleton skeleton-line thin" style={{ width: '20%' }} />
        <span className="skeleton skeleton-line" style={{ width: '60%', height: 28 }} />
        <span className="skeleton skeleton-line" style={{ width: '40%' }} />
        <span className="skeleton" style={{ height: 44, marginTop: 24 }} />
      </div>
    </div>
  );
}
