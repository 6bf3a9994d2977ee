/** The colors of a palette side by side. They are also told in words, for those who do not see them. */
export function PaletteStrip({ colors }: { readonly colors: readonly string[] }) {
  return (
    <span className="brand-strip" role="img" aria-label={colors.join(', ')}>
      {colors.map((color, place) => (
        <span key={place} style={{ background: color }} />
      ))}
    </span>
  );
}
