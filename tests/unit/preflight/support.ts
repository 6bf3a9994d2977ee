import { createCanvas } from '@napi-rs/canvas';
import type { CheckedPage, BackdropEnv, PreflightEnv } from '../../../elements/preflight/env.js';
import { checkPage } from '../../../elements/preflight/check-page.js';
import type { Finding } from '../../../elements/preflight/finding.js';
import type { DesignObject } from '../../../elements/objects/kinds.js';
import type { PlainPictures } from '../../../elements/paint/effects.js';
import type { Picture } from '../../../elements/paint/env.js';
import { createBackdropEnv } from '../../../elements/preflight/contrast/backdrop-env.js';
import { nodePaintEnv, pixelsOf } from '../../../elements/render/node.js';
import type { FontStore } from '../../../elements/text/fonts/font-store.js';

/** A picture of one color. */
export function plainPicture(width: number, height: number, color: string): Picture {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  return canvas as unknown as Picture;
}

/** Backdrops painted in Node. */
export const nodeBackdrops = (plain: PlainPictures): BackdropEnv =>
  createBackdropEnv(nodePaintEnv(plain), plain, pixelsOf);

interface Given extends Partial<Pick<PreflightEnv, 'size' | 'unit' | 'ready'>> {
  readonly fonts: FontStore;
  readonly pictures?: Readonly<Record<string, Picture>>;
  /** Pictures that are drawings, and what was left out of each. */
  readonly drawings?: Readonly<Record<string, readonly string[]>>;
  readonly sold?: readonly string[];
  readonly lost?: readonly string[];
}

/** A small one: what is drawn is sharp at any size. */
const DRAWN = { width: 24, height: 24 };

/** Checks in Node: pictures by source key, the default page of 800 by 800. */
export function preflightEnv({
  fonts,
  pictures = {},
  drawings = {},
  sold = [],
  lost = [],
  ...rest
}: Given): PreflightEnv {
  const known = new Map(Object.entries(pictures));
  const drawn = new Map(
    Object.entries(drawings).map(([source, notes]) => [source, { ...DRAWN, drawing: { ops: [], notes } }]),
  );
  const image = (source: string) => drawn.get(source) ?? known.get(source);
  return {
    objects: { fonts, resources: { image, icon: () => undefined } },
    size: { width: 800, height: 800 },
    unit: 'px',
    backdrop: nodeBackdrops((source) => known.get(source)),
    placeholders: ['Add a heading', 'Add a subheading'],
    ready: () => true,
    fault: (source) => (lost.includes(source) ? 'missing' : undefined),
    premium: (source) => sold.includes(source),
    ...rest,
  };
}

export const pageOf = (objects: readonly DesignObject[], rest: Partial<CheckedPage> = {}): CheckedPage => ({
  id: 'p1',
  background_color: '#ffffff',
  background: null,
  objects,
  groups: [],
  ...rest,
});

/** All findings of a page, and how many steps they took. */
export function run(page: CheckedPage, env: PreflightEnv): { findings: readonly Finding[]; steps: number } {
  const work = checkPage(page, env);
  for (let steps = 0; ; steps++) {
    const next = work.next();
    if (next.done) return { findings: next.value, steps };
  }
}

export const told = (page: CheckedPage, env: PreflightEnv): string[] =>
  run(page, env).findings.map(({ id }) => id);
