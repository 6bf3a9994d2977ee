/** While the first page's code is on its way; shown after a moment only, so that fast loads stay still. */
export function RouteLoader() {
  return (
    <div className="route-loader" role="status" aria-label="Loading">
      <span className="spinner" />
    </div>
  );
}
