import { createCanvas } from '@napi-rs/canvas';
import type { CheckedPage, GroundEnv, PreflightEnv } from '../../../elements/preflight/env.js';
import { checkPage } from '../../../elements/preflight/check-page.js';
import type { Finding } from '../../../elements/preflight/finding.js';
import type { DesignObject } from '../../../elements/objects/kinds.js';
import type { PlainPictures } from '../../../elements/paint/effects.js';
import type { Picture } from '../../../elements/paint/env.js';
import { smallGrounds } from '../../../elements/preflight/contrast/backdrop-env.js';
import { nodePaintEnv, pixelsOf } from '../../../elements/render/node.js';
import type { FontStore } from '../../../elements/text/fonts/font-store.js';

/** A picture of one colour. */
export function plainPicture(width: number, height: number, color: string): Picture {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  return canvas as unknown as Picture;
}

/** Grounds painted in Node. */
export const nodeGrounds = (plain: PlainPictures): GroundEnv =>
  smallGrounds(nodePaintEnv(plain), plain, pixelsOf);

interface Given extends Partial<Pick<PreflightEnv, 'size' | 'unit' | 'ready'>> {
  readonly fonts: FontStore;
  readonly pictures?: Readonly<Record<string, Picture>>;
  readonly sold?: readonly string[];
}

/** Checks in Node: pictures by source key, the default page of 800 by 800. */
export function preflightEnv({ fonts, pictures = {}, sold = [], ...rest }: Given): PreflightEnv {
  const known = new Map(Object.entries(pictures));
  return {
    objects: { fonts, resources: { image: (source) => known.get(source), icon: () => undefined } },
    size: { width: 800, height: 800 },
    unit: 'px',
    ground: nodeGrounds((source) => known.get(source)),
    placeholders: ['Add a heading', 'Add a subheading'],
    ready: () => true,
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
