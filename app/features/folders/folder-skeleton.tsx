import type { CSSProperties } from 'react';
import { folders as strings } from './strings.js';

/** Widths of a row of pictures, in parts of its height. */
const RATIOS = [1.5, 0.8, 1.3, 1, 1.6, 0.7, 1.4, 1.2, 0.9, 1.5, 1.1, 1.3, 0.8, 1.6, 1, 1.4, 0.7, 1.5, 1.2, 1];

/** The room of what comes. */
export function FolderSkeleton() {
  return (
    <div className="folder-photos" role="status" aria-label={strings.loading}>
      <div className="photo-bar">
        <span className="skeleton skeleton-line" style={{ width: 96 }} />
      </div>
      <div className="photo-grid" aria-hidden="true">
        {RATIOS.map((ratio, place) => (
          <span key={place} className="skeleton" style={{ '--ratio': ratio } as CSSProperties} />
        ))}
      </div>
    </div>
  );
}
