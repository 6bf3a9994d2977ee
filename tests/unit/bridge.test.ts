// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { committed } from '../../scripts/checks/check-manifest.mjs';
import { filesBelow, root } from '../../scripts/support/files.mjs';
import { elementsOf, formattedWrapper, wrapperFile } from '../../scripts/generate/wrappers.mjs';

const elements = elementsOf(JSON.parse(committed()));

describe('the React wrappers', () => {
  it('[C-030] wrap every element through @lit/react, one file each, with all its events typed', async () => {
    const files = elements.map(({ tag }) => wrapperFile(tag)).sort();
    expect(filesBelow('app/bridge', (path) => /\/dm-.*\.tsx?$/.test(path))).toEqual(files);
    // The type checker proves the detail of each event; here the text is the one that names them all.
    for (const element of elements) {
      const written = readFileSync(join(root, wrapperFile(element.tag)), 'utf8');
      expect(written, `${element.tag}: run \`npm run manifest\``).toBe(await formattedWrapper(element));
    }
  });
});

describe('a wrapper', () => {
  beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

  it('sets properties, not attributes, and hands events to its handler', async () => {
    const { DmSwitch } = await import('../../app/bridge/dm-switch.js');
    const onDmChange = vi.fn();
    const container = document.body.appendChild(document.createElement('div'));
    await act(async () =>
      createRoot(container).render(createElement(DmSwitch, { label: 'Grid', checked: true, onDmChange })),
    );
    const element = container.querySelector('dm-switch')!;
    await element.updateComplete;
    expect(element.checked).toBe(true);
    element.shadowRoot!.querySelector('button')!.click();
    expect(onDmChange).toHaveBeenCalledOnce();
    expect((onDmChange.mock.calls[0]![0] as CustomEvent).detail).toEqual({ checked: false });
  });
});
