/**
 * Designs of the catalog in every size of Magic Resize, in the first suggestions of Auto Suggest and with words of the wizard,
 * each with its score: `?templates=harbour-walk,ferry-day` for these alone. What is faulty is outlined, and its caption says
 * why.
 */
import type { DesignFile } from '../elements/document/design-file.js';
import { comparePages, type PageScore } from '../elements/generate/measure/compare.js';
import { measurePage } from '../elements/generate/measure/page-facts.js';
import { presetSize, RESIZE_PRESETS, type ResizePreset } from '../elements/generate/resize/presets.js';
import type { DesignObject } from '../elements/objects/kinds.js';
import type { EditorSession } from '../elements/shell/create-editor.js';
import { generatorOf } from '../elements/shell/generating/create-generator.js';
import { suggestSources } from '../elements/shell/suggesting/suggest-sources.js';
import { openDemo } from './fixtures/sessions.js';

const parameters = new URLSearchParams(location.search);
const theme = parameters.get('theme');
if (theme) document.documentElement.dataset['theme'] = theme;

/** One of each way to lay a page out: photo, numbers, badge, steps, card, poster. */
const TEMPLATES = [
  'harbour-walk',
  'bike-repair',
  'village-fete',
  'canyon-story',
  'ferry-day',
  'late-screening',
];
/** Suggestions that are shown. */
const SUGGESTED = 6;
/** Role labels of headings, and what is written there. */
const HEADINGS = ['heading', 'title'];
const COPY = {
  short: 'Now open',
  long: 'Everything we learned in a year of walking home along the harbor at night',
};
const PALETTES = [
  ['#0b3d3a', '#f6efe2', '#e2725b', '#f2b441', '#27313f'],
  ['#2b1a4d', '#fdf3ff', '#c44cd0', '#7ee0c6', '#151022'],
];
/** Longer side of a picture, px. */
const SIDE = 400;

const main = document.querySelector('main')!;
const nav = document.querySelector('nav')!;

/** A part of the page with its link at the top; gives the wall of its pictures. */
function part(title: string): HTMLElement {
  const section = document.createElement('section');
  section.id = title;
  section.innerHTML = '<h2></h2><div class="wall"></div>';
  section.querySelector('h2')!.textContent = title;
  main.append(section);
  const link = document.createElement('a');
  link.href = `#${title}`;
  link.textContent = title;
  nav.append(link);
  return section.querySelector<HTMLElement>('.wall')!;
}

function show(wall: HTMLElement, picture: ImageBitmap, caption: string, score?: PageScore): void {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.width, picture.height];
  canvas.getContext('bitmaprenderer')!.transferFromImageBitmap(picture);
  const words = document.createElement('figcaption');
  const faults = [...new Set(score?.faults.map(({ what }) => what))];
  words.textContent = [caption, score && `${Math.round(score.total * 100)} %`, ...faults]
    .filter(Boolean)
    .join(' · ');
  words.title = score ? JSON.stringify(score.terms, null, 1) : caption;
  const figure = document.createElement('figure');
  figure.className = faults.length > 0 ? 'made faulty' : 'made';
  figure.append(canvas, words);
  wall.append(figure);
}

/** How good a design is beside the one that it was made of. */
function scored({ editor }: EditorSession, before: DesignFile, after: DesignFile): PageScore {
  const facts = (design: DesignFile) => measurePage(design.pages[0]!, design, editor.resources.env);
  return comparePages(facts(before), facts(after));
}

async function resized(session: EditorSession, file: DesignFile, preset: ResizePreset) {
  const to = { ...presetSize(preset), unit: preset.unit };
  const made = await generatorOf(session).run('resize', { file, to, side: SIDE });
  return { ...made, score: scored(session, file, made.file) };
}

/** The first suggestions, each put on as a press in Auto Suggest does. */
async function suggested(session: EditorSession, file: DesignFile, wall: HTMLElement): Promise<void> {
  const generator = generatorOf(session);
  const seedColors = await generator.run('seed_colors', { file, page: 0 });
  const input = { file, page: 0, seedColors, seed: 0, side: SIDE, locks: { fonts: false, colors: false } };
  const { variations } = await generator.run('suggest', {
    ...input,
    ...(await suggestSources(session.host)),
  });
  for (const [i, { picture, style }] of variations.slice(0, SUGGESTED).entries()) {
    const { file: dressed } = await generator.run('dress', { file, style });
    show(wall, picture, `suggestion ${i + 1}`, scored(session, file, dressed));
  }
}

/** What the wizard makes of it for a short and a long headline, in its own colors and in others. */
async function filled(session: EditorSession, file: DesignFile, wall: HTMLElement): Promise<void> {
  for (const [name, words] of Object.entries(COPY)) {
    const texts = Object.fromEntries(HEADINGS.map((role) => [role, words]));
    const inputs = { by: 'role-label' as const, texts };
    for (const palette of [undefined, ...PALETTES]) {
      const input = { file, inputs, side: SIDE, ...(palette && { palette }) };
      const made = await generatorOf(session).run('fill', input);
      const caption = `wizard, ${name}${made.fits ? '' : ', another layout would do better'}`;
      show(wall, made.picture, caption, scored(session, file, made.file));
    }
  }
}

async function sheet(template: string): Promise<void> {
  const wall = part(template);
  const session = await openDemo([template]);
  const file = session.editor.toFile();
  // letters are measured where they stand
  await session.editor.resources.ensure(file.pages[0]!.objects as readonly DesignObject[]);
  const { picture } = await generatorOf(session).run('preview', { file, side: SIDE });
  show(wall, picture, `as it is, ${file.width} × ${file.height} px`);
  const all = RESIZE_PRESETS.map((preset) => resized(session, file, preset));
  for (const [i, making] of all.entries()) {
    const made = await making;
    show(wall, made.picture!, RESIZE_PRESETS[i]!.name, made.score);
  }
  await suggested(session, file, wall);
  await filled(session, file, wall);
  generatorOf(session).close();
}

for (const template of parameters.get('templates')?.split(',') ?? TEMPLATES) await sheet(template);
document.body.dataset['ready'] = '';
