import type { DesignFile } from '../../document/design-file.js';
import type { TextObject } from '../../objects/text/model.js';
import { wearable } from '../../generate/suggest/fonts/pairings.js';
import { suggesting } from '../../generate/suggest/suggest.js';
import { isText } from '../../generate/suggest/fonts/text-slots.js';
import type { FontCategory, SuggestRequest, Style, Variation } from '../../generate/suggest/types.js';
import { fontKey } from '../../text/fonts/font-key.js';
import { dressedDesign, storedPage, suggestEnv } from '../dressed-file.js';
import { fontSamples } from '../font-samples.js';
import { objectsOfFile } from '../page-objects.js';
import type { Task, TaskEnv } from '../task.js';

export interface SuggestInput extends Omit<SuggestRequest, 'categoryOf' | 'page'> {
  readonly file: DesignFile;
  /** Index of the page that is shown. */
  readonly page: number;
  /** Kinds of the families that the design may use, by name. */
  readonly categories: Readonly<Record<string, FontCategory>>;
  /** Longer side of the pictures, device pixels. */
  readonly side: number;
}

export interface SuggestedPage {
  readonly id: string;
  readonly style: Style;
  readonly picture: ImageBitmap;
}

export interface SuggestOutput {
  /** Best first. */
  readonly variations: readonly SuggestedPage[];
  /** Whether fonts could not be loaded that would have been tried. */
  readonly isPartial: boolean;
}

/** Variations of a design [B-019], each with a picture of the page that is shown. */
export const suggest: Task<SuggestInput, SuggestOutput> = {
  async run(input, env) {
    const { file, locks, pairings } = input;
    const objects = objectsOfFile(file);
    const missing = await env.load(objects);
    if (!locks.fonts) await loadFonts(objects.filter(isText), input, env);
    const lost = !locks.fonts && pairings.some((pairing) => !isHere(pairing, env));
    const variations: SuggestedPage[] = [];
    for await (const variation of variationsOf(input, env)) variations.push(pictured(variation, input, env));
    return { variations, isPartial: lost || missing.length > 0 };
  },
  transferred: ({ variations }) => variations.map(({ picture }) => picture),
};

/** The faces of the pairings, and then those of what is made of them. */
async function loadFonts(texts: readonly TextObject[], input: SuggestInput, env: TaskEnv): Promise<void> {
  await env.load(fontSamples(texts, input.pairings));
  await env.load(fontSamples(texts, wearable(input.pairings, env.objects.fonts, input.locks)));
}

const isHere = ({ fonts }: SuggestInput['pairings'][number], { objects }: TaskEnv): boolean =>
  Object.values(fonts).every(({ name, src }) => objects.fonts.has(fontKey(name, src)));

async function* variationsOf(input: SuggestInput, env: TaskEnv): AsyncGenerator<Variation> {
  const { file, page, categories } = input;
  const design = dressedDesign(file);
  const request = {
    ...input,
    page: design.pages[page]?.id ?? '',
    categoryOf: (family: string) => categories[family],
  };
  for (const step of suggesting(design, request, suggestEnv(env))) {
    if (step) yield step;
    await env.pause();
  }
}

function pictured({ id, style, page }: Variation, input: SuggestInput, env: TaskEnv): SuggestedPage {
  const { file, side } = input;
  const stored = file.pages.find((each) => each.id === page.id)!;
  return { id, style, picture: env.picture({ page: storedPage(stored, page), size: file, side }) };
}
