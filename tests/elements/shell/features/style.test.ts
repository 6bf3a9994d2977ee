import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import '../../../../elements/shell/dm-editor-shell.js';
import '../../../../elements/panels/style/dm-style-panel.js';
import type { DmCanvas } from '../../../../elements/canvas/dm-canvas.js';
import type { DmEditorShell } from '../../../../elements/shell/dm-editor-shell.js';
import { transformPoint } from '../../../../elements/math/matrix.js';
import type { Point } from '../../../../elements/math/geometry.js';
import type { Gradient } from '../../../../elements/objects/gradient.js';
import { line, photo, shape, words } from '../../canvas/support.js';
import { drag, inside, press } from '../../controls/support.js';
import { openSession, type Opened } from '../support.js';
import { waitUntil } from '../../../support/wait-until.js';

type Details = Record<string, unknown> & { readonly gradient?: Gradient };

interface Shown {
  readonly host: DmEditorShell;
  readonly session: Opened;
}

async function show(): Promise<Shown> {
  const objects = [
    shape('shape', 40, 40, 160, 120),
    photo('photo', 260, 40, 120, 80),
    line('line', 40, 240),
    words('text', 'Words', 40, 300),
  ];
  const session = openSession([objects]);
  const host = await fixture<DmEditorShell>(
    html`<dm-editor-shell style="height: 700px" .session=${session}></dm-editor-shell>`,
  );
  const { editor } = session;
  await editor.resources.ensure(objects.map(({ id }) => editor.object(id)!));
  // fields that follow from pictures and fonts are set as they are painted, which is no step
  inside<DmCanvas>(host, 'dm-canvas').paintNow();
  return { host, session };
}

/** What the design keeps of an object, at one of its fields. */
const stored = ({ session: { editor } }: Shown, id: string, field: string): Details =>
  (
    editor.toFile().pages[0]!.objects.find((object) => object.id === id) as unknown as Record<string, Details>
  )[field]!;

/** Selects an object and opens the panel by the button of its toolbar. */
async function openStyle({ host, session }: Shown, id: string, kind: string): Promise<HTMLElement> {
  session.editor.selection.set([id]);
  await host.updateComplete;
  await nextFrame();
  const toolbar = inside(inside(host, 'dm-toolbar'), `dm-${kind}-toolbar`);
  if (kind === 'text') await press(inside(toolbar, 'dm-icon-button[label="More"]'));
  const named = toolbar.shadowRoot!.querySelectorAll<HTMLElement>('dm-icon-button, dm-button');
  await press([...named].find((one) => (one.getAttribute('label') ?? one.textContent!.trim()) === 'Style')!);
  const bar = inside(host, 'dm-side-bar');
  await waitUntil(() => bar.shadowRoot!.querySelector('dm-style-panel')?.shadowRoot?.firstElementChild);
  await nextFrame();
  return inside(bar, 'dm-style-panel');
}

/** Types a number into the field of a slider, as users do. */
async function type(panel: HTMLElement, label: string, value: number): Promise<void> {
  const slider = inside(panel, `dm-slider[label="${label}"]`);
  slider.scrollIntoView({ block: 'center' });
  await press(inside(inside(slider, 'dm-number-field'), 'input'));
  await sendKeys({ press: 'Control+a' });
  await sendKeys({ type: String(value) });
  await sendKeys({ press: 'Enter' });
}

async function choose(panel: HTMLElement, label: string, option: string): Promise<void> {
  const select = inside(panel, `dm-select[label="${label}"]`);
  await press(inside(select, 'button'));
  await waitUntil(() => select.shadowRoot!.querySelector(':popover-open'));
  const options = [...select.shadowRoot!.querySelectorAll<HTMLElement>('[role=option]')];
  await press(options.find((one) => one.textContent!.trim() === option)!);
}

async function fill(panel: HTMLElement, kind: string): Promise<void> {
  const fills = inside(panel, 'dm-segmented[label="Fill"]');
  fills.scrollIntoView({ block: 'center' });
  const radios = fills.shadowRoot!.querySelectorAll<HTMLElement>('[role=radio]');
  await press([...radios].find((one) => one.textContent!.trim() === kind)!);
  await nextFrame();
}

/** Pulls on the page, in page pixels. */
async function pull({ host, session: { editor } }: Shown, from: Point, to: Point): Promise<void> {
  const { left, top } = inside(host, 'dm-canvas').getBoundingClientRect();
  const at = (point: Point): [number, number] => {
    const { x, y } = transformPoint(editor.viewport.matrix.peek(), point);
    return [Math.round(left + x), Math.round(top + y)];
  };
  await drag(at(from), at(to));
}

describe('the style panel in the editor', () => {
  before(() => setViewport({ width: 1280, height: 800 }));

  it('[E-018] sets arrowheads, corners, strokes and gradients of what has them, each a step to be undone', async () => {
    const shown = await show();
    const { editor } = shown.session;
    const before = JSON.stringify(editor.toFile());

    const ends = await openStyle(shown, 'line', 'line');
    await choose(ends, 'Start', 'Open arrow');
    await choose(ends, 'End', 'Diamond');
    expect(stored(shown, 'line', 'line_details')).to.include({ start: 'chevron', end: 'diamond' });

    for (const [id, kind, field] of [
      ['photo', 'image', 'border_details'],
      ['shape', 'shape', 'shape_details'],
    ] as const) {
      const panel = await openStyle(shown, id, kind);
      await type(panel, 'Width', 6);
      await type(panel, 'Corners', 20);
      const side = id === 'photo' ? 80 : 120;
      expect(stored(shown, id, field), id).to.include({ stroke: '#000000', stroke_width: 6 });
      expect(stored(shown, id, field)['radius'], id).to.be.closeTo(20 / side, 1e-9);
    }

    const panel = inside(inside(shown.host, 'dm-side-bar'), 'dm-style-panel');
    await fill(panel, 'Linear');
    // the line runs within the outline: from 43 to 197, through the middle
    await pull(shown, { x: 197, y: 100 }, { x: 120, y: 157 });
    const { gradient } = stored(shown, 'shape', 'shape_details');
    expect(gradient!.to!.x).to.be.closeTo(0.5, 0.02);
    expect(gradient!.to!.y).to.be.closeTo(1, 0.02);
    await nextFrame();
    const angle = inside<HTMLElement & { value: number }>(panel, 'dm-slider[label="Angle"]');
    expect(angle.value, 'the panel keeps step').to.equal(Math.round(gradient!.angle));

    await fill(await openStyle(shown, 'text', 'text'), 'Radial');
    expect(stored(shown, 'text', 'text_details').gradient!.type).to.equal('radial');

    const after = JSON.stringify(editor.toFile());
    expect(editor.history.depth).to.equal(9);
    inside(shown.host, 'dm-canvas').focus();
    for (let step = 0; step < 9; step++) await sendKeys({ press: 'Control+z' });
    expect(JSON.stringify(editor.toFile())).to.equal(before);
    for (let step = 0; step < 9; step++) await sendKeys({ press: 'Control+Shift+z' });
    expect(JSON.stringify(editor.toFile())).to.equal(after);
  });
});
