import { mockups as strings } from '../strings.js';

/** The room of a mockup on its way. */
export const EditorSkeleton = () => (
  <div className="mockup-editor-skeleton" role="status" aria-label={strings.loading}>
    <span className="skeleton" />
    <div>
      <span className="skeleton skeleton-line thin" style={{ width: '30%' }} />
      <span className="skeleton skeleton-line" style={{ width: '60%' }} />
      <span className="skeleton" style={{ height: 88, marginTop: 32 }} />
    </div>
  </div>
);
