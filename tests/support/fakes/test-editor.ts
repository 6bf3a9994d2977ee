import { blankDesign } from '../../../elements/document/blank-design.js';
import { parseDesignFile, type DesignFile } from '../../../elements/document/design-file.js';
import { serializeDesign } from '../../../elements/document/stored/serialize.js';
import { Editor } from '../../../elements/editor/editor.js';
import { ResourceHub } from '../../../elements/editor/resources/resource-hub.js';
import type { AssetSource, Resource } from '../../../elements/ports/assets.js';
import type { FontFamily, FontSource } from '../../../elements/ports/fonts.js';
import type { Notifier } from '../../../elements/ports/host.js';
import { TEST_FACES, testFaceBytes } from '../text/fonts.js';

const families: readonly FontFamily[] = [...new Set(TEST_FACES.map((face) => face.family))].map((name) => ({
  name,
  category: 'sans',
  faces: TEST_FACES.filter((face) => face.family === name).map((face) => ({ ...face, src: face.file })),
}));

/** Real font files from the installed packages. */
export const nodeFonts: FontSource = {
  families: async () =>
    families.filter(({ name }) => !TEST_FACES.some((f) => f.fallback && f.family === name)),
  load: async (face) => (await testFaceBytes({ file: face.src })).slice().buffer as ArrayBuffer,
  fallbacks: async () =>
    families.filter(({ name }) => TEST_FACES.some((f) => f.fallback && f.family === name)),
};

const nothing = async () => ({ items: [], more: false });

/** Node decodes no pictures: every source fails to load, as it would offline. */
export const noAssets: AssetSource = {
  resolve: (source) => Promise.reject(new Error(`no assets here: ${source}`)),
  templateCategories: async () => [],
  templates: nothing,
  template: () => Promise.reject(new Error('no templates here')),
  textTemplates: nothing,
  photos: nothing,
  backgrounds: nothing,
  iconGroups: async () => [],
  icons: nothing,
  keepsUploads: () => false,
  uploads: async () => [],
  upload: () => Promise.reject(new Error('no uploads here')),
  removeUpload: async () => undefined,
  restoreUpload: async () => undefined,
};

export const silent: Notifier = {
  success: () => undefined,
  warning: () => undefined,
  error: () => undefined,
};

export interface TestEditor {
  readonly editor: Editor;
  /** The stored form as text, for comparing bytes. */
  text(): string;
}

/** An editor in plain Node, over a blank page unless a file is given. */
export function testEditor(file: DesignFile = blankDesign({ id: 'd' }), fonts = nodeFonts): TestEditor {
  const resources = new ResourceHub(noAssets, fonts);
  const editor = new Editor(parseDesignFile(file), { resources, notifier: silent });
  return { editor, text: () => serializeDesign(editor.toFile()) };
}

export const picture = (change: Partial<Resource> = {}): Resource => ({
  id: 'photo-1',
  name: 'A field',
  kind: 'photo',
  source: 'design_resource:photo-1',
  thumbnail: '/t.webp',
  width: 1000,
  height: 500,
  colors: [],
  free: true,
  ...change,
});
