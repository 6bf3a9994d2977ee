import { Link, useParams } from 'react-router-dom';
import { Failure } from '../../ui/failure.js';
import { Logo } from '../../ui/logo.js';
import { useTitle } from '../../ui/use-title.js';
import { AccountMenu } from '../account/index.js';
import { useTemplate } from './calls.js';
import { template as strings } from './strings.js';
import { TemplateFacts } from './template-facts.js';
import { TemplateStage } from './template-stage.js';
import './template.css';

/** `/designmaker/start/template/{custom_url}`: one template, large, with what it is made of. */
export function TemplatePage() {
  const { customUrl = '' } = useParams();
  const { data, isPending, isFetching, refetch } = useTemplate(customUrl);
  useTitle(data?.name ?? strings.title);
  return (
    <div className="template">
      <header className="top-bar template-top">
        <Link to="/" className="home-link" aria-label="Design Maker, landing page">
          <Logo height={24} />
        </Link>
        <nav className="products" aria-label="Products">
          <Link to="/designmaker/start" aria-current="true">
            Designs
          </Link>
        </nav>
        <div className="bar-end">
          <AccountMenu />
        </div>
      </header>
      <main>
        {data ? (
          <div className="template-columns">
            <TemplateStage template={data} />
            <TemplateFacts template={data} />
          </div>
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
