import { setTimeout as wait } from 'node:timers/promises';
import { readFileSync } from 'node:fs';
import { render } from '../../../server/contract/render.js';
import type { Person } from './person.js';

/** One of the catalog, with text, drawings and a photo. */
const TEMPLATE = 'catalog/dist/templates/bulb-talk.json';
/** Of a film, seconds. */
export const FILM = 3;

type Type = 'png' | 'pdf' | 'mp4';

/** Renders a minute of one type, when so many are asked for at once. Throws when one could not be made. */
export async function rendersAMinute(person: Person, type: Type, count: number): Promise<number> {
  const design = JSON.parse(readFileSync(TEMPLATE, 'utf8')) as { pages: object[] };
  const pages = design.pages
    .slice(0, 1)
    .map((page) => ({ ...page, animation: 'rise', animation_duration: FILM }));
  const html_data = type === 'mp4' ? { ...design, pages } : design;
  const from = performance.now();
  const asked = await person.api(render.initiateBulk, {
    render_data: Array.from({ length: count }, () => ({ type, html_data: html_data as never })),
  });
  for (const { src } of asked) await made(person, src);
  return (count / (performance.now() - from)) * 60_000;
}

async function made(person: Person, src: string): Promise<void> {
  for (;;) {
    const { status, body } = await person.fetch(src);
    await body?.cancel();
    if (status === 200) return;
    if (status !== 202) throw new Error(`${src} answered ${status}`);
    await wait(100);
  }
}
