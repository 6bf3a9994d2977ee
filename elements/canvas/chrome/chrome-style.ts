/** Colors and font of what is drawn over the page, read once from the tokens: they are the same in both themes. */
export interface ChromeStyle {
  readonly selection: string;
  readonly halo: string;
  readonly fill: string;
  readonly handle: string;
  readonly onHandle: string;
  readonly handleEdge: string;
  readonly handleHalo: string;
  readonly guide: string;
  readonly onGuide: string;
  readonly chip: string;
  readonly onChip: string;
  readonly note: string;
  readonly font: string;
  readonly cropShade: string;
  readonly markKeep: string;
  readonly markRemove: string;
  readonly markVeil: string;
}

/** Edge of the round buttons, from the tokens' handle shadow. */
const HANDLE_EDGE = 'rgb(28 27 24 / 0.18)';

/** Around white lines that must be seen on white art too: 3:1 on white, and white is on all that is darker. */
const HANDLE_HALO = 'rgb(28 27 24 / 0.72)';

/** Text on a placeholder, which is as light in the dark theme too. */
const NOTE = '#6c6860';

/** Figures on the magenta of guides, 4.8:1 in either theme. */
const ON_GUIDE = '#ffffff';

/** The tokens as they are at an element. */
export function chromeStyle(element: Element): ChromeStyle {
  const style = getComputedStyle(element);
  const token = (name: string, fallback: string): string =>
    style.getPropertyValue(`--dm-${name}`).trim() || fallback;
  return {
    selection: token('color-selection', '#0c8f69'),
    halo: token('color-selection-halo', 'rgb(255 255 255 / 0.9)'),
    fill: token('color-selection-fill', 'rgb(12 143 105 / 0.1)'),
    handle: token('color-handle', '#ffffff'),
    onHandle: token('color-on-handle', '#1c1b18'),
    handleEdge: HANDLE_EDGE,
    handleHalo: HANDLE_HALO,
    guide: token('color-guide', '#d6246e'),
    onGuide: ON_GUIDE,
    chip: token('color-inverse', '#262521'),
    onChip: token('color-on-inverse', '#f7f5f1'),
    note: NOTE,
    cropShade: token('color-crop-shade', 'rgb(20 19 17 / 0.58)'),
    markKeep: token('color-mark-keep', 'rgb(12 143 105 / 0.55)'),
    markRemove: token('color-mark-remove', 'rgb(201 32 32 / 0.55)'),
    markVeil: token('color-mark-veil', 'rgb(201 32 32 / 0.38)'),
    font: `11px ${token('font-ui', 'sans-serif')}`,
  };
}
