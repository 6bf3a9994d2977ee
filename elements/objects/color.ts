/** A stored color ('#rrggbb') with an opacity of 0 to 1, as display ops take it. */
export function withOpacity(color: string, opacity = 1): string {
  if (opacity >= 1) return color;
  const channel = (at: number): number => Number.parseInt(color.slice(at, at + 2), 16);
  return `rgba(${channel(1)}, ${channel(3)}, ${channel(5)}, ${opacity})`;
}
