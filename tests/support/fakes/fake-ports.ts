import decompress from 'woff2-encoder/decompress';
import type { AssetSource, Listing } from '../../../elements/ports/assets.js';
import type { FontFaceInfo, FontFamily, FontSource } from '../../../elements/ports/fonts.js';
import type { Notifier } from '../../../elements/ports/host.js';

/** Hosts for elements in a browser: fonts are the catalog's own files, pictures are drawn, nothing is sent. */

function face(family: string, weight: number, italic = false): FontFaceInfo {
  const id = `${family.replaceAll(' ', '')}-${weight}${italic ? '-italic' : ''}`;
  const folder = family.toLowerCase().replaceAll(' ', '-');
  return { id, weight, italic, src: `/catalog/source/fonts/${folder}/${id}.woff2` };
}

const FAMILIES: readonly FontFamily[] = [
  {
    name: 'Montserrat',
    category: 'sans',
    faces: [face('Montserrat', 400), face('Montserrat', 700), face('Montserrat', 400, true)],
  },
  {
    name: 'Fraunces',
    category: 'serif',
    faces: [face('Fraunces', 400), face('Fraunces', 600)],
  },
];

const FALLBACKS: readonly FontFamily[] = [
  {
    name: 'Noto Sans Arabic',
    category: 'sans',
    scripts: ['Arab'],
    faces: [face('Noto Sans Arabic', 400)],
  },
  {
    name: 'Noto Sans Hebrew',
    category: 'sans',
    scripts: ['Hebr'],
    faces: [face('Noto Sans Hebrew', 400)],
  },
];

async function bytes(src: string): Promise<ArrayBuffer> {
  const response = await fetch(src);
  if (!response.ok) throw new Error(`${src} answered ${response.status}`);
  const font = await decompress(await response.arrayBuffer());
  return font.slice().buffer;
}

/** Montserrat and Fraunces, with Arabic and Hebrew to fall back on, and the patterns of hyphens. */
export const fakeFonts: FontSource = {
  families: async () => FAMILIES,
  load: ({ src }) => bytes(src),
  fallbacks: async () => FALLBACKS,
  hyphens: async (language) => (await fetch(`/catalog/source/hyphens/${language}.txt`)).arrayBuffer(),
};

/** With Bungee too, which comes in one weight alone. */
export const fontsWithOneWeight: FontSource = {
  ...fakeFonts,
  families: async () => [...FAMILIES, { name: 'Bungee', category: 'display', faces: [face('Bungee', 400)] }],
};

/** A picture of the given size and color as an address. */
export function drawnPicture(width = 60, height = 40, color = '#3060c0'): string {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d')!;
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#ffffff';
  context.fillRect(width / 4, height / 4, width / 2, height / 2);
  return canvas.toDataURL();
}

const nothing = async <T>(): Promise<Listing<T>> => ({ items: [], more: false });

/** Answers the given source keys with their addresses; any other source fails, as a lost picture would. */
export const fakeAssets = (pictures: Readonly<Record<string, string>> = {}): AssetSource => ({
  resolve: async (source) => {
    const address = pictures[source];
    if (address === undefined) throw new Error(`no picture ${source}`);
    return address;
  },
  templateCategories: async () => [],
  templates: nothing,
  template: () => Promise.reject(new Error('no templates here')),
  textTemplates: nothing,
  photos: nothing,
  backgrounds: nothing,
  iconGroups: async () => [],
  icons: nothing,
  keepsUploads: () => true,
  uploads: async () => [],
  upload: () => Promise.reject(new Error('no uploads here')),
  removeUpload: async () => undefined,
  restoreUpload: async () => undefined,
});

/** Keeps what it is told. */
export class FakeNotifier implements Notifier {
  readonly messages: { readonly kind: 'success' | 'warning' | 'error'; readonly text: string }[] = [];
  /** What the last success offered to take back. */
  undo: (() => void) | undefined;
  /** What the last error offered as Try again. */
  retry: (() => void) | undefined;
  /** The same for each error, in order. */
  readonly retries: ((() => void) | undefined)[] = [];

  success(text: string, undo?: () => void): void {
    this.undo = undo;
    this.messages.push({ kind: 'success', text });
  }

  warning(text: string): void {
    this.messages.push({ kind: 'warning', text });
  }

  error(text: string, retry?: () => void): void {
    this.retry = retry;
    this.retries.push(retry);
    this.messages.push({ kind: 'error', text });
  }
}
