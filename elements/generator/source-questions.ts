import type { LoadedFonts } from '../render/font-loader.js';
import type { GeneratorSources } from './sources.js';

/** What a worker asks its page: a method of the sources, by name, and what it is asked with. */
export interface Question {
  readonly of: 'file' | 'drawing' | FontMethod;
  readonly with: readonly unknown[];
}

type FontMethod = keyof LoadedFonts;
type Ask = <T>(question: Question) => Promise<T>;

/** The answer of the page. Rejects with what its sources reject with. */
export async function answerQuestion(sources: GeneratorSources, question: Question): Promise<unknown> {
  const { of, with: args } = question;
  if (of === 'file') return sources.file(String(args[0]));
  if (of === 'drawing') return sources.drawing?.(String(args[0]));
  const asked = sources.fonts[of] as ((...args: readonly unknown[]) => unknown) | undefined;
  return (await asked?.apply(sources.fonts, [...args])) ?? null;
}

/** The sources as a worker has them: every question is asked of the page, lists of fonts once. */
export function askedSources(ask: Ask): GeneratorSources {
  const once = <T>(of: FontMethod): (() => Promise<T>) => {
    let asked: Promise<T> | undefined;
    return () =>
      (asked ??= ask<T>({ of, with: [] }).catch((error: unknown) => {
        asked = undefined;
        throw error;
      }));
  };
  const brand = once<Awaited<ReturnType<NonNullable<LoadedFonts['brand']>>> | null>('brand');
  return {
    file: (source) => ask({ of: 'file', with: [source] }),
    async drawing(source) {
      const drawn = await ask<Awaited<ReturnType<NonNullable<GeneratorSources['drawing']>>> | undefined>({
        of: 'drawing',
        with: [source],
      });
      if (!drawn) throw new Error('drawings cannot be read here');
      return drawn;
    },
    fonts: {
      families: once('families'),
      fallbacks: once('fallbacks'),
      brand: async () => (await brand()) ?? [],
      words: (script) => ask({ of: 'words', with: [script] }),
      hyphens: (list) => ask({ of: 'hyphens', with: [list] }),
      placed: (name, src) => ask({ of: 'placed', with: [name, src] }),
      load: (face) => ask({ of: 'load', with: [face] }),
    },
  };
}
