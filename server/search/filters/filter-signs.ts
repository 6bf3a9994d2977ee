import { inArray } from 'drizzle-orm';
import type { TemplateFilters } from '../../contract/template-filters.js';
import type { Executor } from '../../db/database.js';
import { designResource } from '../../db/schema.js';
import type { TemplateFacts } from './template-facts.js';

/** What a template is filtered by. */
export interface Filtered extends TemplateFacts {
  readonly styles: readonly string[];
  /** BCP 47 */
  readonly language: string;
}

interface Item {
  readonly kind: string;
  readonly id: string;
  readonly filtered?: Filtered;
}

/**
 * What a template is filtered by, as signs that stand among its words: 'color:red', 'style:bold', 'language:de',
 * 'price:free', 'photo:yes'. Both search engines hold and ask for the same ones.
 */
export async function filterSigns(
  db: Executor,
  items: readonly Item[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const templates = items.filter(({ kind }) => kind === 'template');
  const pictures = await picturesOf(db, [
    ...new Set(templates.flatMap(({ filtered }) => filtered?.resources ?? [])),
  ]);
  return new Map(
    templates.map(({ id, filtered }) => {
      const { colors = [], styles = [], language = 'en', resources = [] } = filtered ?? {};
      const used = resources.flatMap((one) => pictures.get(one) ?? []);
      return [
        id,
        [
          ...colors.map((color) => `color:${color}`),
          ...styles.map((style) => `style:${style}`),
          languageSign(language),
          used.every(({ free }) => free) ? 'price:free' : 'price:sold',
          used.some(({ kind }) => kind === 'photo') ? 'photo:yes' : 'photo:no',
        ],
      ] as const;
    }),
  );
}

/** What is in English stands first where no language is asked for. */
export const ENGLISH = 'en';

/** What tells that something is in a language. */
export const languageSign = (language: string): string => `language:${language}`;

/** The signs of which something must have one of each list. */
export function wantedSigns({ color, style, language, free, photo }: TemplateFilters): string[][] {
  return [
    ...(color === undefined ? [] : [[`color:${color}`]]),
    ...(style === undefined ? [] : [[`style:${style}`]]),
    ...(language === undefined ? [] : [[languageSign(language)]]),
    ...(free === undefined ? [] : [[free ? 'price:free' : 'price:sold']]),
    ...(photo === undefined ? [] : [[photo ? 'photo:yes' : 'photo:no']]),
  ];
}

async function picturesOf(db: Executor, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { kind: string; free: boolean }>();
  const { id, sub_type, free } = designResource;
  const rows = await db
    .select({ id, kind: sub_type, free })
    .from(designResource)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
