import type { ShowcasePicture } from './showcase.js';
import { html, type Html } from './html.js';

/** The largest a page is shown, CSS px: on wide windows, and on narrow or low ones. */
const SIZES = [
  { name: 'large', width: 440, height: 616 },
  { name: 'small', width: 300, height: 420 },
] as const;

/** Without a catalog: blank paper. */
const BLANK: ShowcasePicture = { address: '', width: 1080, height: 1512, selected: null };

/** Rulers reach this far from the page's corner, CSS px. */
const REACH = 2000;
/** Room a figure needs beside its tick, CSS px. */
const FIGURE_ROOM = 30;

type Size = (typeof SIZES)[number];

/** A page of the catalog between rulers, selected as in the editor. Decoration: hidden from screen readers. */
export const showcaseHtml = (picture: ShowcasePicture | null): Html =>
  html`<aside class="desk" aria-hidden="true">
    ${SIZES.map((size) => showcaseAt(size, picture ?? BLANK))}
    <span class="ruler-corner"></span>
  </aside>`;

function showcaseAt(size: Size, picture: ShowcasePicture): Html {
  const scale = Math.min(size.width / picture.width, size.height / picture.height);
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  return html`<div class="desk-size desk-${size.name}">
    ${ruler('top', size, width, scale)} ${ruler('left', size, height, scale)}
    <svg class="desk-page" width="${width}" height="${height}">
      <rect class="paper" width="100%" height="100%" />
      ${picture.address !== '' && html`<image href="${picture.address}" width="100%" height="100%" />`}
      <rect class="edge" width="100%" height="100%" />
      ${picture.selected && selection(picture.selected, width, height)}
    </svg>
  </div>`;
}

/** The frame with its handles, and the guide of the page's middle. */
function selection(box: NonNullable<ShowcasePicture['selected']>, width: number, height: number): Html {
  const [x, y, w, h] = [box.x * width, box.y * height, box.width * width, box.height * height].map(
    Math.round,
  );
  const across = [x!, x! + w! / 2, x! + w!];
  const down = [y!, y! + h! / 2, y! + h!];
  const corners = [0, 2].flatMap((i) => [0, 2].map((j) => handle(across[i]!, down[j]!, 10, 10)));
  const sides = [0, 2].map((i) => handle(across[i]!, down[1]!, 6, 16));
  return html`<path class="guide" d="M${width / 2} 0V${height}" />
    <rect class="halo" x="${x}" y="${y}" width="${w}" height="${h}" />
    <rect class="frame" x="${x}" y="${y}" width="${w}" height="${h}" />
    ${corners} ${sides}`;
}

const handle = (x: number, y: number, width: number, height: number): Html =>
  html`<rect
    class="handle"
    x="${x - width / 2}"
    y="${y - height / 2}"
    width="${width}"
    height="${height}"
    rx="${width === height ? 2 : 3}"
  />`;

/**
 * A ruler whose zero is the corner of the page, which stands in the middle of whatever room there is: the ruler begins in
 * the middle of its own length and goes both ways. Ticks are a pattern of one step, figures are written out.
 */
function ruler(along: 'top' | 'left', size: Size, length: number, scale: number): Html {
  const step = stepOf(scale);
  const gap = step * scale;
  const zero = -length / 2;
  const across = along === 'top';
  const id = `ticks-${along}-${size.name}`;
  const tick = (at: number, from: number) =>
    across ? `M${round(at)} ${from}V20` : `M${from} ${round(at)}H20`;
  const minor = Array.from({ length: 9 }, (_, i) => tick(((i + 1) * gap) / 10 + 0.5, i === 4 ? 12 : 15)).join(
    '',
  );
  const count = Math.ceil(REACH / gap);
  const figures = Array.from({ length: 2 * count }, (_, i) => i - count);
  const whole = across
    ? html`x="${-REACH}" y="0" width="${2 * REACH}" height="20"`
    : html`x="0" y="${-REACH}" width="20" height="${2 * REACH}"`;
  return html`<svg class="ruler desk-ruler-${along}">
    <svg ${across ? html`x="50%"` : html`y="50%"`} overflow="visible">
      <pattern
        id="${id}"
        patternUnits="userSpaceOnUse"
        ${across ? html`x="${zero}" width="${gap}" height="20"` : html`y="${zero}" width="20" height="${gap}"`}
      >
        <path class="ruler-strong" d="${tick(0.5, 0)}" />
        <path d="${minor}" />
      </pattern>
      <rect ${whole} fill="url(#${id})" />
      ${figures.map((i) => figure(across, zero + i * gap, i * step))}
    </svg>
  </svg>`;
}

/** Figures of the left ruler read upwards and end below their tick. */
const figure = (across: boolean, at: number, value: number): Html =>
  across
    ? html`<text x="${round(at + 4)}" y="10">${value}</text>`
    : html`<text transform="translate(10 ${round(at + 4)}) rotate(-90)" text-anchor="end">${value}</text>`;

/** The smallest 1-2-5 step whose figures do not touch. */
function stepOf(scale: number): number {
  const decade = 10 ** Math.floor(Math.log10(FIGURE_ROOM / scale));
  return [1, 2, 5, 10].map((factor) => factor * decade).find((step) => step * scale >= FIGURE_ROOM)!;
}

const round = (value: number): number => Math.round(value * 100) / 100;
