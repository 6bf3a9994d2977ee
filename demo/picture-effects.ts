/**
 * Filters and adjustments on the photos of the catalog or one's own: `?photo=<id>`, `?theme=dark`. The sliders work
 * through the editor, as its panels will; the contact sheet shows every filter at the chosen intensity.
 */
import '../elements/canvas/dm-canvas.js';
import '../elements/controls/buttons/dm-button.js';
import '../elements/controls/fields/dm-slider.js';
import type { DmSlider } from '../elements/controls/fields/dm-slider.js';
import type { Editor } from '../elements/editor/editor.js';
import {
  canResetAdjustments,
  pictureLook,
  resetAdjustments,
  setAdjustment,
  setFilter,
  setIntensity,
} from '../elements/editor/effects/picture-effects.js';
import { applyEffect } from '../elements/imaging/apply-effect.js';
import { ADJUSTMENTS, pictureEffect } from '../elements/imaging/effect.js';
import { FILTERS } from '../elements/imaging/filters/filter-recipes.js';
import { LiveEdit } from '../elements/editor/live-edit.js';
import { catalog } from './fixtures/catalog.js';
import { openPicture } from './fixtures/sessions.js';
import { assets } from './fixtures/ports.js';

const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme) document.documentElement.dataset['theme'] = theme;

const find = <E extends Element>(selector: string): E => document.querySelector<E>(selector)!;
const controls = find<HTMLFormElement>('#controls');
const sheet = find<HTMLElement>('#filters');
const picker = find<HTMLSelectElement>('#photo');

/** Width of a picture of the contact sheet, pixels. */
const WIDTH = 260;

let editor: Editor;
let thumbnail: ImageData;

async function show(source: string): Promise<void> {
  const bitmap = await createImageBitmap(await (await fetch(await assets.resolve(source))).blob());
  thumbnail = smallPixels(bitmap);
  editor = openPicture(source, bitmap).editor;
  find<HTMLElementTagNameMap['dm-canvas']>('dm-canvas').editor = editor;
  editor.selection.set(['picture']);
  editor.store.listen(() => follow());
  drawSheet();
  follow();
  // for a look at the design from the console
  Object.assign(window, { editor });
}

function smallPixels(bitmap: ImageBitmap): ImageData {
  const height = Math.round((WIDTH / bitmap.width) * bitmap.height);
  const context = new OffscreenCanvas(WIDTH, height).getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, WIDTH, height);
  return context.getImageData(0, 0, WIDTH, height);
}

function drawSheet(): void {
  const intensity = pictureLook(editor)!.intensity;
  sheet.replaceChildren(...FILTERS.map(({ id, name }) => filterButton(id, name, intensity)));
}

function filterButton(id: string, name: string, intensity: number): HTMLElement {
  const canvas = Object.assign(document.createElement('canvas'), {
    width: thumbnail.width,
    height: thumbnail.height,
  });
  const pixels = new ImageData(thumbnail.data.slice(), thumbnail.width);
  const effect = pictureEffect({ filter: { id, intensity } });
  if (effect) applyEffect(pixels, effect);
  canvas.getContext('2d')!.putImageData(pixels, 0, 0);
  const button = document.createElement('button');
  button.dataset['filter'] = id;
  button.append(canvas, name);
  button.addEventListener('click', () => setFilter(editor, id));
  return button;
}

const adjustmentSliders = ADJUSTMENTS.map((name) =>
  slider(name, name === 'vignette' ? 0 : -100, (value, event) =>
    setAdjustment(editor, name, value, live.mode(event, editor)),
  ),
);
const intensitySlider = slider('intensity', 0, (value, event) => {
  setIntensity(editor, value, live.mode(event, editor));
  if (event.type === 'dm-change') drawSheet();
});
const reset = Object.assign(document.createElement('dm-button'), { textContent: 'Reset' });
reset.addEventListener('click', () => resetAdjustments(editor));
const live = new LiveEdit();
controls.append(...adjustmentSliders, intensitySlider, reset);

function slider(name: string, min: number, set: (value: number, event: Event) => void): DmSlider {
  const made = document.createElement('dm-slider');
  Object.assign(made, { min, max: 100, label: name, showLabel: true, withNumber: true });
  for (const type of ['dm-input', 'dm-change'] as const) {
    made.addEventListener(type, (event) =>
      set((event as CustomEvent<{ value: number }>).detail.value, event),
    );
  }
  return made;
}

/** The controls show what is stored. */
function follow(): void {
  const { adjustments, filter, intensity } = pictureLook(editor)!;
  ADJUSTMENTS.forEach((name, i) => (adjustmentSliders[i]!.value = adjustments[name] ?? 0));
  intensitySlider.value = intensity;
  reset.disabled = !canResetAdjustments(editor);
  for (const button of sheet.querySelectorAll('button'))
    button.ariaPressed = String(button.dataset['filter'] === filter);
}

const photos = (await catalog).resources.filter(({ kind }) => kind === 'photo');
picker.append(...photos.map(({ id, name }) => new Option(name, `design_resource:${id}`)));
picker.value = `design_resource:${query.get('photo') ?? photos[0]!.id}`;
picker.addEventListener('change', () => void show(picker.value));
find<HTMLInputElement>('#file').addEventListener('change', ({ target }) => {
  const [file] = (target as HTMLInputElement).files!;
  if (file) void show(`src:${URL.createObjectURL(file)}`);
});
await show(picker.value);
