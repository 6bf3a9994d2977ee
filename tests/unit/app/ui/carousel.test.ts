// @vitest-environment jsdom
import { act, createElement, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Card } from '../../../../app/ui/lists/card.js';
import { Carousel } from '../../../../app/ui/carousel/carousel.js';
import { Tile } from '../../../../app/ui/lists/tile.js';
import { clear, click, press, show, standIn } from '../support/render.js';

const opened = vi.fn();
const card = (name: string) =>
  createElement(Card, {
    ...{ key: name, to: `/${name}`, name, picture: '', onClick: opened },
    ...{ dimensions: { width: 1, height: 1, unit: 'px' as const }, shape: { width: 184, height: 208 } },
  });
const tile = (name: string) =>
  createElement(Tile, {
    key: name,
    id: name,
    menuLabel: `Menu of ${name}`,
    onMenu: vi.fn(),
    children: card(name),
  });

const track = () => document.querySelector<HTMLElement>('.carousel-track')!;
const arrow = (name: string) => document.querySelector(`button[aria-label^='${name} in ']`);
const cards = () => [...document.querySelectorAll<HTMLElement>('a.card')];
const stops = () =>
  [...track().querySelectorAll<HTMLElement>('a, button')].filter((each) => each.tabIndex === 0);

/** Frames of a screen, handed on one by one. */
let frames: FrameRequestCallback[] = [];
let now = 0;
const frame = (ms: number) =>
  act(async () => {
    now += ms;
    for (const run of frames.splice(0)) run(now);
    track().dispatchEvent(new Event('scroll'));
  });

/** A track 800 px wide with 2000 px of cards. */
async function open(children: ReactNode = ['a', 'b', 'c', 'd'].map(tile)) {
  const routes = [
    { path: '*', element: createElement(Carousel, { title: 'Social media', id: 'social', children }) },
  ];
  await show(createElement(RouterProvider, { router: createMemoryRouter(routes) }));
  Object.defineProperties(track(), { clientWidth: { value: 800 }, scrollWidth: { value: 2000 } });
  await act(async () => void track().dispatchEvent(new Event('scroll')));
}
const pointer = (name: string, clientX: number) =>
  act(async () => {
    const event = new MouseEvent(name, { bubbles: true, cancelable: true, button: 0, clientX });
    Object.defineProperties(event, { pointerType: { value: 'mouse' }, pointerId: { value: 1 } });
    cards()[1]!.dispatchEvent(event);
  });

describe('a slider', () => {
  beforeAll(standIn);
  beforeEach(() => {
    opened.mockReset();
    frames = [];
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
    vi.stubGlobal('cancelAnimationFrame', () => void (frames = []));
  });
  afterEach(async () => {
    await clear();
    vi.unstubAllGlobals();
    standIn();
  });

  it('[D-023] an arrow moves it by 500 in steps of 10, and stops at the ends', async () => {
    await open();
    const places: number[] = [];
    await click(arrow('Forward'));
    while (frames.length) {
      await frame(8);
      places.push(track().scrollLeft);
    }
    expect(places).toEqual(Array.from({ length: 50 }, (_, i) => (i + 1) * 10));
    await click(arrow('Back'));
    await frame(20);
    await frame(20);
    expect((500 - track().scrollLeft) % 10).toBe(0);
    while (frames.length) await frame(8);
    expect(track().scrollLeft).toBe(0);
    await click(arrow('Forward'));
    await click(arrow('Forward'));
    await click(arrow('Forward'));
    while (frames.length) await frame(16);
    expect(track().scrollLeft).toBe(1200);
  });

  it('with reduced motion it is there at once', async () => {
    const still = { matches: true, addEventListener() {}, removeEventListener() {} };
    vi.stubGlobal('matchMedia', () => still);
    await open();
    await click(arrow('Forward'));
    expect([track().scrollLeft, frames.length]).toEqual([500, 0]);
  });

  it('a wheel or a press during the way takes it in hand', async () => {
    await open();
    await click(arrow('Forward'));
    await frame(8);
    await frame(8);
    await act(async () => void track().dispatchEvent(new Event('wheel')));
    expect(frames).toEqual([]);
    expect(track().scrollLeft).toBe(20);
  });

  it('the mouse pulls it without clicking, and a click that moves a little still clicks', async () => {
    await open();
    await pointer('pointerdown', 300);
    await pointer('pointermove', 297);
    await pointer('pointerup', 297);
    await click(cards()[1]);
    expect(opened).toHaveBeenCalledOnce();
    await pointer('pointerdown', 300);
    await pointer('pointermove', 180);
    expect(track().scrollLeft).toBe(120);
    await pointer('pointerup', 180);
    await act(async () => cards()[1]!.click());
    expect(opened).toHaveBeenCalledOnce();
  });

  it('is one stop of the Tab key with the menu of that card; the arrow keys lead from card to card', async () => {
    await open();
    expect(stops()).toEqual([cards()[0], document.querySelector('[aria-label="Menu of a"]')]);
    cards()[0]!.focus();
    await press(cards()[0]!, 'ArrowRight');
    expect(document.activeElement).toBe(cards()[1]);
    expect(stops()).toEqual([cards()[1], document.querySelector('[aria-label="Menu of b"]')]);
    await press(cards()[1]!, 'End');
    expect(document.activeElement).toBe(cards()[3]);
    await press(cards()[3]!, 'ArrowRight');
    expect(document.activeElement).toBe(cards()[3]);
    await press(cards()[3]!, 'Home');
    expect(document.activeElement).toBe(cards()[0]);
  });

  it('cards without a menu are stops too, and the track has a name that stays', async () => {
    await open(['a', 'b'].map(card));
    expect(stops()).toEqual([cards()[0]]);
    expect(track().dataset['place']).toBe('social');
  });
});

describe('a slider of many cards', () => {
  const many = Array.from({ length: 40 }, (_, i) => card(`card ${i}`));
  let idle: (() => void)[] = [];
  beforeEach(() => {
    idle = [];
    vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
    vi.stubGlobal('cancelIdleCallback', vi.fn());
  });
  afterEach(async () => {
    await clear();
    vi.unstubAllGlobals();
  });

  it('has those in sight at first, and some more in each quiet moment until all are there', async () => {
    await open(many);
    const first = cards().length;
    expect(first).toBeLessThan(many.length);
    expect(first * 120).toBeGreaterThanOrEqual(innerWidth);
    let before = first;
    while (before < many.length) {
      await act(async () => idle.splice(0).forEach((work) => work()));
      expect(cards().length).toBeGreaterThan(before);
      before = cards().length;
    }
    expect(cards().map(({ textContent }) => textContent)).toHaveLength(many.length);
    expect(idle).toEqual([]);
  });

  it('has all of them once the keyboard or the pointer is in it', async () => {
    await open(many);
    await act(async () => cards()[0]!.focus());
    expect(cards()).toHaveLength(many.length);
  });
});
