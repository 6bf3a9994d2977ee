import { Icon } from '../../../ui/icon.js';
import { brandKit, typography as strings } from '../strings.js';
import { useFontFace } from './use-font-face.js';

interface FontSampleProps {
  readonly src: string;
  /** px */
  readonly size: number;
  readonly text: string;
  /** False while it is out of sight. */
  readonly wanted?: boolean;
}

/** Larger letters would push everything else off the page; the words beside it tell the true size. */
const LARGEST = 96;

/** A text in a font. Until the font is there it stands in ours, paler; where it cannot be loaded, that is said. */
export function FontSample({ src, size, text, wanted = true }: FontSampleProps) {
  const { fontFamily, failed, retry } = useFontFace(src, wanted);
  const fontSize = Math.min(size, LARGEST);
  return (
    <div className="brand-sample">
      <p
        dir="auto"
        data-state={fontFamily ? 'ready' : failed ? 'failed' : 'loading'}
        style={{ fontSize, ...(fontFamily && { fontFamily: `${fontFamily}, var(--dm-font-ui)` }) }}
      >
        {text}
      </p>
      {failed && (
        <p className="brand-sample-failed" role="status">
          <Icon name="warning-circle" size={16} />
          {strings.faceFailed}
          <button type="button" className="button second small" onClick={retry}>
            {brandKit.retry}
          </button>
        </p>
      )}
    </div>
  );
}
