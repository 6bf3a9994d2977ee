// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { clear, settle, standIn, visit } from './support/render.js';

/** Nobody is signed in; nothing else ever answers. */
const api = ({ path }: { path: string }) =>
  path === 'user/check_session' ? Promise.resolve({ tag: null }) : new Promise(() => undefined);
vi.mock('../../../app/api.js', () => ({ api }));

const text = () => document.body.textContent ?? '';
const link = (name: string) =>
  [...document.querySelectorAll('a')]
    .filter((a) => a.textContent === name)
    .map((a) => a.getAttribute('href'));

describe('routes', () => {
  beforeAll(standIn);
  afterEach(clear);

  it('[A-004] the landing page has its headline, its two ways in and the footer links', async () => {
    const { routes } = await import('../../../app/routes.js');
    await visit(routes, '/');
    expect(document.querySelector('h1')?.textContent).toMatch(/one million content items/i);
    expect(link('Explore Mockups')).toEqual(['/mockupmaker/start/', '/mockupmaker/start/']);
    expect(link('Explore Designs')).toEqual(['/designmaker/start/', '/designmaker/start/']);
    const footer = [...document.querySelectorAll('footer a')].map((a) => a.textContent);
    expect(footer).toEqual(['About', 'Legal', 'Blog', 'FAQ', 'License', 'Cookie', 'Policy', 'Referal']);
  });

  it('every footer link leads to a page of its own name', async () => {
    const { routes } = await import('../../../app/routes.js');
    for (const name of ['About', 'Legal', 'Blog', 'FAQ', 'License', 'Cookie', 'Policy', 'Referal']) {
      await visit(routes, `/${name.toLowerCase()}`);
      expect(document.querySelector('h1')?.textContent).toBe(name);
    }
  });

  it('an address to share that names no kind of thing is called what it shows', async () => {
    const { routes } = await import('../../../app/routes.js');
    await visit(routes, '/designmaker/start/share/x/y');
    await settle(() => text().includes('Not Found'));
    expect(document.title).toBe('Not Found - Design Maker');
  });

  it("[A-005] any path outside the table, and any route that is not built, shows 'Not Found'", async () => {
    const { routes } = await import('../../../app/routes.js');
    const unbuilt = [
      '/nowhere',
      '/designmaker',
      '/designmaker/start/nowhere',
      ...['orders/nothing', 'design-orders/o1'],
      ...['designs/d1', 'designs/d1/owner', 'admin_designs/d1', 'admin_text_templates'],
      ...['share/unknown/d1', 'template', 'template/a/photo'],
    ].map((path) => (path.startsWith('/') ? path : `/designmaker/start/${path}`));
    const mockups = ['categories', 'mockups', 'saved_mockups', 'category'].map(
      (path) => `/mockupmaker/start/${path}`,
    );
    for (const path of [...unbuilt, ...mockups, '/orders/o1']) {
      await visit(routes, path);
      expect(document.querySelector('h1')?.textContent, path).toBe('Not Found');
    }
  });

  it('the dashboard opens with and without the closing slash', async () => {
    const { routes } = await import('../../../app/routes.js');
    for (const path of ['/designmaker/start', '/designmaker/start/', '/designmaker/start/templates']) {
      await visit(routes, path);
      expect(text()).toContain('WHAT WOULD YOU LIKE TO DESIGN?');
      expect(document.querySelectorAll('[aria-busy=true] .card')).toHaveLength(40);
    }
  });
});
