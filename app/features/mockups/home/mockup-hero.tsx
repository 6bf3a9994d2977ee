import { pictureAddress } from '../../../configuration.js';
import { useMockupList } from '../queries.js';
import { MockupSearchBox } from '../layout/mockup-search-box.js';
import { mockups as strings } from '../strings.js';

/** What the mockup maker does, its search, and a look at the first mockup of all. */
export function MockupHero({ query }: { readonly query: string }) {
  const [first] = useMockupList({ q: '' }).list;
  const picture = first?.placeholders[0];
  return (
    <section className="mockup-hero">
      <div className="mockup-hero-words">
        <h1>{strings.headline}</h1>
        <p>{strings.intro}</p>
        <MockupSearchBox key={query} size="hero" query={query} />
      </div>
      <div className="mockup-hero-picture" aria-hidden="true">
        {picture && <img src={pictureAddress(picture)} alt="" decoding="async" draggable={false} />}
      </div>
    </section>
  );
}
