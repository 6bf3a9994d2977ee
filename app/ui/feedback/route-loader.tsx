/** A page on its way, or going; shown after a moment only, so that quick ones stay still. */
export function RouteLoader({ label = 'Loading' }: { readonly label?: string }) {
  return (
    <div className="route-loader" role="status" aria-label={label}>
      <span className="spinner" />
    </div>
  );
}
