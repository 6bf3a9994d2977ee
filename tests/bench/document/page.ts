import '../../../elements/canvas/dm-canvas.js';
import { parseDesignFile } from '../../../elements/document/design-file.js';
import { serializeDesign } from '../../../elements/document/stored/serialize.js';
import { Editor } from '../../../elements/editor/editor.js';
import { ResourceHub } from '../../../elements/editor/resources/resource-hub.js';
import { textInput } from '../../../elements/objects/text/layout-input.js';
import type { TextObject } from '../../../elements/objects/text/model.js';
import { layoutText } from '../../../elements/text/layout.js';
import { fakeAssets, fakeFonts, FakeNotifier } from '../../support/fakes/fake-ports.js';
import { scene, SCENE } from '../canvas/scene.js';
import { storedObject, storedText } from '../canvas/stored.js';
import { frameCost, type FrameCost } from '../stats.js';

/** Runs in the browser: `openBench(pages, objects)` and `keystrokeBench(words, times)`. */

export interface OpenBench {
  readonly kB: number;
  /** Text to checked document. */
  readonly parse: number;
  /** Document to an editor. */
  readonly load: number;
  /** Editor to the first page's picture, fonts and pictures being here. */
  readonly firstPicture: number;
  /** Editor to the text that is saved. */
  readonly save: number;
}

const flush = (canvas: HTMLCanvasElement): void => void canvas.getContext('2d')!.getImageData(0, 0, 1, 1);

/** The stored text of a design, its ids unique on all pages. */
function design(pages: number, objects: number): string {
  const stored = scene(objects).map(storedObject);
  const page = (number: number) => ({
    id: `p${number}`,
    background_color: '#ffffff',
    background_image: null,
    groups: [],
    objects: stored.map((object) => ({ ...object, id: `${number}-${object.id}` })),
  });
  return JSON.stringify({
    version: 1,
    id: 'd',
    ...SCENE,
    pages: Array.from({ length: pages }, (_, i) => page(i)),
  });
}

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function timed<T>(work: () => T): [T, number] {
  const from = performance.now();
  const result = work();
  return [result, Math.round((performance.now() - from) * 10) / 10];
}

async function openBench(pages: number, objects: number): Promise<OpenBench> {
  const text = design(pages, objects);
  const resources = new ResourceHub(fakeAssets({ 'src:picture': pixel }), fakeFonts);
  const [file, parse] = timed(() => parseDesignFile(text));
  await resources.ensure(file.pages[0]!.objects as Parameters<ResourceHub['ensure']>[0]);
  const [editor, load] = timed(() => new Editor(file, { resources, notifier: new FakeNotifier() }));
  const canvas = document.createElement('dm-canvas');
  canvas.style.cssText = `position: absolute; inset: 0; width: ${SCENE.width}px; height: ${SCENE.height}px`;
  const from = performance.now();
  canvas.editor = editor;
  document.body.append(canvas);
  await canvas.updateComplete;
  canvas.paintNow({ all: true });
  canvas.shadowRoot!.querySelectorAll('canvas').forEach(flush);
  const firstPicture = Math.round(performance.now() - from);
  const [, save] = timed(() => serializeDesign(editor.toFile()));
  kept = editor;
  return { kB: Math.round(text.length / 1024), parse, load, firstPicture, save };
}

const SENTENCE = 'Morning light on the harbour wall and nobody is in a hurry yet ';

/** Layout of a paragraph of so many words after each letter typed into its middle. */
async function keystrokeBench(words: number, times: number): Promise<FrameCost> {
  const all = SENTENCE.repeat(Math.ceil(words / 12))
    .split(' ')
    .slice(0, words)
    .join(' ');
  const base = storedText({ text: all, fontSize: 24 }) as unknown as TextObject;
  const resources = new ResourceHub(fakeAssets({}), fakeFonts);
  await resources.ensure([base]);
  const middle = all.length >> 1;
  const costs = Array.from({ length: times }, (_, i) => {
    const text = all.slice(0, middle) + 'typing'.repeat(times).slice(0, i + 1) + all.slice(middle);
    const object = { ...base, text_details: { ...base.text_details, text } };
    return timed(() => layoutText(textInput(object), resources.fonts))[1];
  });
  return frameCost([costs]);
}

let kept: Editor | undefined;

Object.assign(window, { openBench, keystrokeBench, keptEditor: () => kept !== undefined });
