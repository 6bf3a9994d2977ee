import { ROLES } from './kit/kit-changes.js';
import { brandKit, logos, palettes, typography } from './strings.js';

const many = (count: number, className: string) =>
  Array.from({ length: count }, (_, place) => <span key={place} className={`skeleton ${className}`} />);

/** The page's own room while the kit is fetched. */
export function BrandKitSkeleton() {
  return (
    <div className="brand-skeleton" aria-busy="true">
      <span className="sr-only">{brandKit.loading}</span>
      <div className="brand-part">
        <h2 className="title-2">{logos.heading}</h2>
        <div className="brand-logos">{many(4, 'brand-logo-room')}</div>
      </div>
      <div className="brand-part">
        <h2 className="title-2">{palettes.heading}</h2>
        <div className="brand-palettes">{many(4, 'brand-strip')}</div>
      </div>
      <div className="brand-part">
        <h2 className="title-2">{typography.heading}</h2>
        {ROLES.map((role) => (
          <div key={role} className="brand-font">
            <span className="brand-role">{typography.roles[role]}</span>
            <span className="skeleton skeleton-line" style={{ width: '60%' }} />
          </div>
        ))}
      </div>
    </div>
  );
}
