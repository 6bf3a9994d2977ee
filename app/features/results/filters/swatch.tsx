/** A color beside its name. */
export const Swatch = ({ color }: { readonly color: string }) => (
  <i className="filter-swatch" style={{ background: color }} aria-hidden="true" />
);
