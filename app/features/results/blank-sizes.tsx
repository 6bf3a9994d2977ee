import { Icon } from '../../ui/icon.js';
import { dimensionsText } from '../../ui/dimensions.js';
import { useCreateDesign } from '../new-design/index.js';
import { useBlankSizes } from '../search/index.js';
import { results as strings } from './strings.js';

/** As many as stand in a row of a phone turned sideways. */
const MOST = 4;
/** The longer side of a little page, CSS pixels. */
const LONGEST = 36;

/** Blank pages of sizes that the text names or measures, above what was found for it [E-031]. */
export function BlankSizes({ text }: { readonly text: string }) {
  const sizes = useBlankSizes(text).slice(0, MOST);
  const { create, creating } = useCreateDesign();
  if (!text || sizes.length === 0) return null;
  return (
    <section className="results-blank" aria-label={strings.blankHeading}>
      {sizes.map(({ id, name, dimensions }) => (
        <button
          key={id}
          type="button"
          className="blank-size"
          disabled={creating}
          onClick={() => create(dimensions)}
        >
          <span className="blank-size-stage">
            <span className="blank-size-page" style={pageOf(dimensions)}>
              <Icon name="plus" size={12} />
            </span>
          </span>
          <span className="blank-size-words">
            <span className="blank-size-name" dir="auto">
              {strings.blank(name)}
            </span>{' '}
            {name !== dimensionsText(dimensions) && (
              <span className="card-sub">{dimensionsText(dimensions)}</span>
            )}
          </span>
        </button>
      ))}
    </section>
  );
}

/** The page in small, in its own proportions. */
function pageOf({ width, height }: { readonly width: number; readonly height: number }) {
  const scale = LONGEST / Math.max(width, height);
  return { width: Math.max(width * scale, 14), height: Math.max(height * scale, 14) };
}
