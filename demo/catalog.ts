/** The catalog at a glance, for whoever makes it: every template, picture, icon, palette, filter and size on one page. */
import type { CatalogIndex, CatalogResource } from '../catalog/format.js';
import { applyEffect } from '../elements/imaging/apply-effect.js';
import { pictureEffect } from '../elements/imaging/effect.js';
import { FILTERS } from '../elements/imaging/filters/filter-recipes.js';
import { gridLayouts } from '../elements/objects/grid/layouts.js';
import { fetchCatalogFile } from './fixtures/catalog.js';

const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset['theme'] = theme;

const DIST = '/catalog/dist';
/** Width of a filter's picture, px. */
const WIDTH = 240;

const index = await fetchCatalogFile<CatalogIndex>('index.json');
const main = document.querySelector('main')!;
const nav = document.querySelector('nav')!;

const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  over: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: Node[]
): HTMLElementTagNameMap[K] => {
  const made = Object.assign(document.createElement(name), over);
  made.append(...children);
  return made;
};

/** A part of the page with its link at the top; gives where its walls go. */
function part(title: string, count: number): HTMLElement {
  const id = title.toLowerCase().replaceAll(' ', '-');
  const section = element('section', { id }, element('h2', { textContent: `${title} (${count})` }));
  main.append(section);
  nav.append(element('a', { href: `#${id}`, textContent: `${title} ${count}` }));
  return section;
}

const figure = (shown: Node, caption: string, className = ''): HTMLElement =>
  element('figure', { className }, shown, element('figcaption', { textContent: caption, title: caption }));

const picture = (path: string, alt: string): HTMLImageElement =>
  element('img', { src: `${DIST}/${path}`, alt, loading: 'lazy', decoding: 'async' });

function wall(section: HTMLElement, figures: Node[], { cell = 200, tall = 200, title = '' } = {}): void {
  if (title) section.append(element('h3', { textContent: `${title} (${figures.length})` }));
  const grid = element('div', { className: 'wall' }, ...figures);
  grid.style.setProperty('--cell', `${cell}px`);
  grid.style.setProperty('--tall', `${tall}px`);
  section.append(grid);
}

const named = ({ thumbnail, name, free }: CatalogResource): HTMLElement =>
  figure(picture(thumbnail, name), free ? name : `${name} · premium`, 'paper');

function templates(): void {
  const section = part('Templates', index.templates.length);
  for (const { name, children } of index.categories) {
    const ids = new Set(children.map(({ id }) => id));
    const own = index.templates.filter(({ categories }) => ids.has(categories[0]!));
    const shown = own.map(({ thumbnail, name }) => figure(picture(thumbnail, name), name));
    wall(section, shown, { title: name });
  }
}

function resources(title: string, kind: CatalogResource['kind'], cell: number): void {
  const own = index.resources.filter((resource) => resource.kind === kind);
  if (own.length) wall(part(title, own.length), own.map(named), { cell, tall: cell });
}

function icons(): void {
  const all = index.resources.filter(({ kind }) => kind === 'icon');
  const section = part('Icons', all.length);
  for (const { id, name } of index.iconGroups)
    wall(section, all.filter(({ group }) => group === id).map(named), { cell: 84, tall: 64, title: name });
}

function colors(list: readonly string[]): HTMLElement {
  const row = element('div', { className: 'colors' });
  for (const color of list) {
    const swatch = document.createElement('i');
    swatch.style.background = color;
    row.append(swatch);
  }
  return row;
}

function palettes(): void {
  const section = part('Palettes', index.paletteCategories.flatMap(({ palettes }) => palettes).length);
  for (const { name, palettes } of index.paletteCategories) {
    const shown = palettes.map((palette) => figure(colors(palette.colors), palette.name));
    wall(section, shown, { cell: 140, title: name });
  }
}

function fonts(): void {
  const shown = index.fonts.map(({ name, preview = '' }) => {
    const face = element('div', { className: 'face', role: 'img', ariaLabel: name });
    face.style.setProperty('--face', `url('${preview.replace('/static', DIST)}')`);
    return figure(face, name);
  });
  wall(part('Fonts', index.fonts.length), shown, { cell: 260 });
}

function grids(): void {
  const shown = gridLayouts.map(({ id, boxes, ratio }) => {
    const holder = document.createElement('template');
    const rects = boxes.map(
      ({ x, y, width, height }) =>
        `<rect x="${x * ratio * 100}" y="${y * 100}" width="${width * ratio * 100}" height="${height * 100}"/>`,
    );
    holder.innerHTML = `<svg viewBox="-1 -1 ${ratio * 100 + 2} 102" role="img" aria-label="${id}">${rects.join('')}</svg>`;
    return figure(holder.content, id);
  });
  wall(part('Grids', gridLayouts.length), shown, { cell: 110 });
}

async function filters(): Promise<void> {
  const section = part('Filters', FILTERS.length);
  for (const photo of index.resources.filter(({ kind, free }) => kind === 'photo' && free).slice(0, 3)) {
    const pixels = await smallPixels(`${DIST}/${photo.file}`);
    const shown = FILTERS.map(({ id, name }) => {
      const effect = pictureEffect({ filter: { id, intensity: 50 } });
      const { width, height } = pixels;
      const canvas = element('canvas', { width, height });
      const copy = new ImageData(new Uint8ClampedArray(pixels.data), width, height);
      if (effect) applyEffect(copy, effect);
      canvas.getContext('2d')!.putImageData(copy, 0, 0);
      return figure(canvas, name);
    });
    wall(section, shown, { cell: 180, tall: 140, title: photo.name });
  }
}

async function smallPixels(source: string): Promise<ImageData> {
  const bitmap = await createImageBitmap(await (await fetch(source)).blob());
  const height = Math.round((WIDTH / bitmap.width) * bitmap.height);
  const context = new OffscreenCanvas(WIDTH, height).getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, WIDTH, height);
  return context.getImageData(0, 0, WIDTH, height);
}

function presets(): void {
  const table = element('table');
  for (const { name, group, width, height, unit } of index.presets) {
    const row = table.insertRow();
    for (const text of [group, name, `${width} × ${height} ${unit}`]) row.insertCell().textContent = text;
  }
  part('Sizes', index.presets.length).append(table);
}

templates();
const texts = index.textTemplates.map(({ thumbnail, name }) =>
  figure(picture(thumbnail, name), name, 'paper'),
);
wall(part('Text templates', texts.length), texts);
resources('Photos', 'photo', 220);
resources('Backgrounds', 'background', 220);
resources('Frames', 'frame', 84);
grids();
icons();
palettes();
fonts();
await filters();
presets();
