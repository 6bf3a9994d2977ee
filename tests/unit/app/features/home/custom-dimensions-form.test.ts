// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CustomDimensionsPopover } from '../../../../../app/features/home/custom-dimensions/custom-dimensions-popover.js';
import { clear, click, press, settle, show, standIn, type } from '../../support/render.js';

const call = vi.fn(async (_call: unknown, _input: unknown) => ({ _id: 'new-design' }));
vi.mock('../../../../../app/api.js', () => ({ api: (...args: Parameters<typeof call>) => call(...args) }));

const fields = () => [...document.querySelectorAll<HTMLInputElement>('form input')];
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((b) => b.textContent?.includes(name));
const redLine = () => document.querySelector<HTMLElement>('[role=alert]:not([hidden])')?.textContent ?? null;
const leave = (field: HTMLInputElement) => act(async () => field.blur());

async function pickUnit(unit: string): Promise<void> {
  const trigger = document.querySelector('button[role=combobox]');
  if (!trigger) throw new Error('no unit select');
  await press(trigger, 'ArrowDown');
  await settle(() => document.querySelector('[role=option]') !== null);
  const option = [...document.querySelectorAll('[role=option]')].find((o) => o.textContent === unit);
  await act(async () => (option as HTMLElement).focus());
  await press(option as Element, 'Enter');
  await settle(() => document.querySelector('[role=option]') === null);
}

async function openPopover() {
  const routes = [
    { path: '/', element: createElement(CustomDimensionsPopover, { size: 'hero' }) },
    { path: '*', element: createElement('p', null, 'elsewhere') },
  ];
  const router = createMemoryRouter(routes);
  await show(createElement(RouterProvider, { router }));
  await click(button('Custom Dimensions'));
  await settle(() => document.querySelector('form') !== null);
  return router;
}

describe('the Custom Dimensions popover', () => {
  beforeAll(standIn);
  beforeEach(() => call.mockClear());
  afterEach(clear);

  it("[A-019] has width, height, the four units, a red line and 'Create New Design'", async () => {
    const router = await openPopover();
    const labels = [...document.querySelectorAll('form label')].map((label) => label.textContent);
    expect(labels).toEqual(['Width', 'Height']);
    await press(document.querySelector('button[role=combobox]') as Element, 'ArrowDown');
    const units = [...document.querySelectorAll('[role=option]')].map((option) => option.textContent);
    expect(units).toEqual(['px', 'in', 'mm', 'cm']);
    await press(document.activeElement as Element, 'Escape');

    const [width, height] = fields() as [HTMLInputElement, HTMLInputElement];
    await type(width, '12000');
    await leave(width);
    expect(redLine()).toBe('Dimensions must be greater than 40px and smaller than 8000px');
    expect(width.getAttribute('aria-invalid')).toBe('true');
    expect(button('Create New Design')?.disabled).toBe(true);

    await type(width, '1080');
    await leave(width);
    await type(height, '1350');
    await leave(height);
    expect(redLine()).toBeNull();
    await click(button('Create New Design'));
    await settle(() => router.state.location.pathname !== '/');
    expect(call.mock.calls[0]?.[1]).toEqual({ width: 1080, height: 1350, dimension_units: 'px' });
    expect(router.state.location.pathname).toBe('/designmaker/start/designs/new-design/edit');
  });

  it('[A-022] converts and checks again when the unit changes, and checks a field when it is left', async () => {
    await openPopover();
    const [width, height] = fields() as [HTMLInputElement, HTMLInputElement];
    await type(width, '1080');
    await type(height, '378');
    await pickUnit('mm');
    expect([width.value, height.value]).toEqual(['285.714', '100']);
    await pickUnit('cm');
    expect([width.value, height.value]).toEqual(['28.571', '10']);
    await pickUnit('in');
    expect([width.value, height.value]).toEqual(['11.25', '3.938']);
    await pickUnit('px');
    expect([width.value, height.value]).toEqual(['1080', '378']);

    await type(width, '12000');
    expect(redLine(), 'nothing is said while typing').toBeNull();
    await leave(width);
    expect(redLine()).toBe('Dimensions must be greater than 40px and smaller than 8000px');
    await pickUnit('in');
    expect(redLine()).toBe('Dimensions must be greater than 0.417in and smaller than 83.328in');
    await type(width, '');
    await leave(width);
    expect(redLine()).toBe('Invalid width');
  });

  it('Enter in a field creates too, but nothing out of bounds', async () => {
    await openPopover();
    const [width] = fields() as [HTMLInputElement];
    await type(width, '39');
    await act(async () => width.form?.requestSubmit());
    expect(call).not.toHaveBeenCalled();
    expect(redLine()).toContain('greater than 40px');
  });
});
