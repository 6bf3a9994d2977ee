// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LandingMore } from '../../../../../app/features/landing/more/landing-more.js';
import { category, format, template } from '../../support/catalog.js';
import { answers, asked, begin, fails } from '../../support/fake-server.js';
import { clear, settle, show, standIn } from '../../support/render.js';

vi.mock('../../../../../app/api.js', async () => ({
  api: (await import('../../support/fake-server.js')).api,
}));

const TEMPLATES = ['Jazz', 'Market', 'Regatta'].map((name) => template(name));

const open = () =>
  show(
    createElement(RouterProvider, {
      router: createMemoryRouter([{ path: '/', element: createElement(LandingMore, { phone: false }) }]),
    }),
  );
const figures = () =>
  [...document.querySelectorAll('.landing-figures > div')].map((each) => [
    each.querySelector('dt')?.textContent,
    each.querySelector('dd')?.textContent,
  ]);

describe('below the first screen of the landing page', () => {
  beforeAll(standIn);
  beforeEach(() => {
    begin();
    answers.set('design/get', () => ({ docs: TEMPLATES, total: 1275, more: true }));
    answers.set('category/get_design_categories', () => [
      category('Business', 5, [format('Business Card', 6), format('Invoice', 5)]),
    ]);
    answers.set('mockup/get_mockups', () => ({ docs: [], total: 20, more: false }));
    answers.set('design_resource/get', ({ sub_type }) => ({
      docs: [],
      total: sub_type === 'photo' ? 33 : 2658,
      more: true,
    }));
  });
  afterEach(clear);

  it('stands what the catalog holds, counted, and its templates and formats lead to them', async () => {
    await open();
    await settle(() => figures().length > 0);
    expect(figures()).toEqual([
      ['Templates', '1,275'],
      ['Formats', '2'],
      ['Photos', '33'],
      ['Elements', '2,658'],
      ['Mockups', '20'],
    ]);
    const links = [...document.querySelectorAll('.landing-wall a')].map((a) => a.getAttribute('href'));
    expect(links).toEqual(TEMPLATES.map(({ custom_url }) => `/designmaker/start/template/${custom_url}`));
    expect(document.querySelector('.landing-formats a')?.getAttribute('href')).toBe(
      '/designmaker/start/search?query=Business+Card&category=business-card',
    );
  });

  it('stands nothing where the catalog cannot be had', async () => {
    answers.set('design/get', fails());
    await open();
    await settle(() => asked('design/get').length > 0);
    await act(async () => undefined);
    expect(document.querySelector('.landing-more')).toBeNull();
  });
});
