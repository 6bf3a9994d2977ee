import { beforeAll, describe, expect, it } from 'vitest';
import { unionOf } from '../../../../../elements/generate/resize/regions/rects.js';
import { openCatalog, relaid, type Catalog } from '../support/catalog.js';
import { seen } from '../support/pages.js';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await openCatalog();
});

/** Room above the words, and between them and the drawing at the foot, px. */
async function roomsOf(id: string, to: { readonly width: number; readonly height: number }) {
  const { was, of } = await relaid(catalog, id, to);
  const words = was.filter(({ type }) => type === 'text');
  const foot = Math.max(...words.map((word) => seen(word).y));
  const drawing = was.filter((object) => object.type !== 'text' && seen(object).y > foot);
  const [text, art] = [words, drawing].map((all) => unionOf(all.map(of)));
  return { above: text!.y, between: art!.y - text!.y - text!.height };
}

describe('words over a drawing on a page that got taller', () => {
  it.each(['grandparents-day-post', 'eid-mubarak-instagram-post', 'shana-tova-post'])(
    'share the new room with it: %s',
    async (id) => {
      const { above, between } = await roomsOf(id, { width: 1080, height: 1350 });
      expect(between).toBeGreaterThan(0);
      expect(above).toBeGreaterThan(0.6 * between);
    },
  );

  it('stay near what is drawn above them', async () => {
    const { was, of } = await relaid(catalog, 'handyman-logo', { width: 1080, height: 1920 });
    const [title] = was.filter(({ type }) => type === 'text');
    const ring = was.findLast(({ type }) => type !== 'text')!;
    const drawn = of(ring);
    expect(of(title!).y - drawn.y - drawn.height).toBeLessThan(0.1 * 1920);
  });
});

describe('a drawing that stood beside the words', () => {
  it('is seen whole above the floor below it', async () => {
    const { was, of } = await relaid(catalog, 'optician-business-card', { width: 1080, height: 1920 });
    const panel = of(was.find(({ id }) => id === 'rectangle-55')!);
    const chart = of(was.find(({ id }) => id === 'rectangle-5')!);
    expect(chart.y).toBeGreaterThan(panel.y + panel.height + 10);
  });

  it('has its floor from side to side where it left the side of the page', async () => {
    const to = { width: 1080, height: 1920 };
    const { was, of } = await relaid(catalog, 'de-geburtstag', to);
    const floor = was
      .filter(({ type }) => type !== 'text')
      .map(of)
      .find(({ x, y, width, height }) => y + height > to.height - 2 && x < 1 && x + width > to.width - 1);
    expect(floor).toBeDefined();
  });

  it('does not dwindle in its corner', async () => {
    const { was, of } = await relaid(catalog, 'de-geburtstag', { width: 1080, height: 1080 });
    const drawing = unionOf(was.filter(({ type }) => type !== 'text').map(of));
    expect(drawing.height).toBeGreaterThan(0.5 * 1080);
  });
});
