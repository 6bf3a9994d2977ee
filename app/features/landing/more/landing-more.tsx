import { useCallback, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pictureAddress } from '../../../configuration.js';
import { mockupAddress } from '../../../mockup-addresses.js';
import { searchAddress, templateAddress } from '../../../template-addresses.js';
import { useNearViewport } from '../../../ui/hooks/use-near-viewport.js';
import { onDemand } from '../../../ui/on-demand.js';
import { Coming } from '../coming.js';
import { DESIGNS_ADDRESS, MOCKUPS_ADDRESS } from '../strings.js';
import { more as strings } from './strings.js';
import { useShown, type Shown } from './figures.js';
import './landing-more.css';

const LiveCanvas = onDemand(async () => (await import('./live-canvas.js')).LiveCanvas);
const LiveMockup = onDemand(async () => (await import('./live-mockup.js')).LiveMockup);

/** Formats that are shown by name. */
const MOST_FORMATS = 12;

/** Everything below the first screen. */
export function LandingMore({ phone }: { readonly phone: boolean }) {
  const shown = useShown();
  if (shown === 'coming') return <Coming />;
  if (!shown) return null;
  return (
    <div className="landing-more">
      <Figures {...shown} />
      <TryIt {...shown} phone={phone} />
      <Wall {...shown} />
      <Formats {...shown} />
      {shown.mockups.length > 0 && <Mockups {...shown} />}
      <Embed />
    </div>
  );
}

function Figures({ figures }: Shown) {
  const words = Object.entries(strings.figures) as [keyof typeof figures, string][];
  return (
    <dl className="landing-figures" aria-label={strings.figuresTitle}>
      {words.map(([name, label]) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{figures[name].toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** On a phone nothing is edited (DECISIONS 18): there the page stays a picture. */
function TryIt({ live: template, phone }: Shown & { readonly phone: boolean }) {
  const { ref, near } = useNearViewport<HTMLElement>();
  const [ready, setReady] = useState(false);
  const show = useCallback(() => setReady(true), []);
  return (
    <section className="landing-try" ref={ref}>
      <Words title={strings.tryTitle} text={phone ? strings.tryPhone : strings.tryText}>
        <Link className="button primary" to={templateAddress(template.custom_url)}>
          {strings.tryAction}
        </Link>
      </Words>
      <div className="landing-stage" data-ready={ready || undefined}>
        <img
          src={pictureAddress(template.thumbnail)}
          width={template.width}
          height={template.height}
          alt={template.name}
        />
        {near && !phone && <LiveCanvas id={template._id} onReady={show} />}
      </div>
    </section>
  );
}

function Wall({ templates, figures }: Shown) {
  return (
    <section>
      <Words title={strings.wallTitle(figures.templates)} text={strings.wallText}>
        <Link className="button second" to={DESIGNS_ADDRESS}>
          {strings.wallAction}
        </Link>
      </Words>
      <div className="landing-wall-crop">
        <ul className="landing-wall">
          {templates.map(({ _id, name, custom_url, thumbnail, width, height }) => (
            <li key={_id}>
              <Link to={templateAddress(custom_url)} aria-label={name}>
                <img
                  src={pictureAddress(thumbnail)}
                  width={width}
                  height={height}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Formats({ formats, figures }: Shown) {
  return (
    <section>
      <Words title={strings.formatsTitle(figures.formats)} text={strings.formatsText} />
      <ul className="landing-formats">
        {formats.slice(0, MOST_FORMATS).map(({ id, name, dimensions }) => (
          <li key={id}>
            <Link to={searchAddress(name, id)}>
              <b>{name}</b>
              <span>{`${dimensions.width} × ${dimensions.height} ${dimensions.unit}`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mockups(shown: Shown) {
  const { mockups } = shown;
  const { ref, near } = useNearViewport<HTMLElement>();
  const live = mockups.find(({ layers }) => layers.some(({ type }) => type === 'dynamic'));
  return (
    <section ref={ref}>
      <Words title={strings.mockupsTitle} text={strings.mockupsText}>
        <Link className="button second" to={MOCKUPS_ADDRESS}>
          {strings.mockupsAction}
        </Link>
      </Words>
      <div className="landing-mockups">
        {near && live && <LiveMockup mockup={live} picture={pictureAddress(shown.live.thumbnail)} />}
        <ul>
          {mockups
            .filter(({ _id }) => _id !== live?._id)
            .slice(0, 6)
            .map(({ _id, name, placeholders }) => (
              <li key={_id}>
                <Link to={mockupAddress(_id)}>
                  <img
                    src={pictureAddress(placeholders[0] ?? '')}
                    alt={name}
                    loading="lazy"
                    decoding="async"
                  />
                </Link>
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}

const SNIPPET = `<script type="module" src="${location.origin}/embed/mockup-editor.js"></script>

<dm-mockup-editor src="…/mockup.json"></dm-mockup-editor>`;

function Embed() {
  return (
    <section className="landing-embed">
      <Words title={strings.embedTitle} text={strings.embedText}>
        <a className="button second" href="/api/docs">
          {strings.embedAction}
        </a>
      </Words>
      <pre tabIndex={0} aria-label={strings.snippet}>
        <code>{SNIPPET}</code>
      </pre>
    </section>
  );
}

interface WordsProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

const Words = ({ title, text, children }: WordsProps) => (
  <header className="landing-section-words">
    <h2>{title}</h2>
    <p>{text}</p>
    {children}
  </header>
);
