import { expect, fixture, html } from '@open-wc/testing';
import {
  activeMarkToolOf,
  pendingMarksOn,
} from '../../../../elements/editor/background-removal/mark-tools.js';
import { isDetecting, removalOf } from '../../../../elements/editor/background-removal/removal.js';
import { panelOf } from '../../../../elements/editor/view-state/open-panel.js';
import { selectBox } from '../../../../elements/editor/pictures/selected-box.js';
import { undoStep } from '../../../../elements/editor/undo.js';
import type { Point } from '../../../../elements/math/geometry.js';
import { transformPoint } from '../../../../elements/math/matrix.js';
import '../../../../elements/shell/dm-editor-shell.js';
import type { DmEditorShell } from '../../../../elements/shell/dm-editor-shell.js';
import { serializeDesign } from '../../../../elements/document/stored/serialize.js';
import { photo, type Stored } from '../../canvas/support.js';
import { inside } from '../../controls/support.js';
import { buttonOf, slide, sliderOf } from '../../panels/effect-panel-support.js';
import { openSession } from '../support.js';
import { waitUntil } from '../../../support/wait-until.js';

const YELLOW = '#ffcc00';
const BLUE = '#3060c0';
const WHITE = '#ffffff';

/** A photo, a white box on a blue ground, on a yellow page, seen at 100 % in the whole editor. */
async function show(objects: readonly Stored[] = [photo('photo', 100, 100, 240, 160)], selected = 'photo') {
  const session = openSession([objects]);
  const { editor } = session;
  editor.run('Color', () => editor.store.update('p1', withColor as never));
  await editor.resources.ensure(objects.map(({ id }) => editor.object(id)!));
  const host = await fixture<DmEditorShell>(
    html`<dm-editor-shell style="width: 1200px; height: 700px" .session=${session}></dm-editor-shell>`,
  );
  editor.selection.set([selected]);
  editor.viewport.choose(1);
  await host.updateComplete;
  const canvas = inside(host, 'dm-canvas') as HTMLElement & { paintNow(options: { all: boolean }): void };
  const toolbar = () => inside(inside(host, 'dm-toolbar'), 'dm-image-toolbar, dm-grid-toolbar');
  const button = () => inside(toolbar(), '[label="Remove Background"]');
  const pressed = () => button().shadowRoot?.querySelector('button')?.getAttribute('aria-pressed');
  const panel = () => inside(inside(host, 'dm-side-bar'), 'dm-remove-background-panel');
  /** Color of the page's art at a page point. */
  const color = (x: number, y: number): string => {
    canvas.paintNow({ all: true });
    const art = canvas.shadowRoot!.querySelector('canvas')!;
    const at = transformPoint(editor.viewport.matrix.peek(), { x, y });
    const ratio = art.width / art.clientWidth;
    const [r, g, b] = art
      .getContext('2d')!
      .getImageData(Math.round(at.x * ratio), Math.round(at.y * ratio), 1, 1).data;
    return `#${[r!, g!, b!].map((tone) => tone.toString(16).padStart(2, '0')).join('')}`;
  };
  const send = (type: string, page: Point): void => {
    const stage = canvas.shadowRoot!.querySelector('.stage')!;
    const { left, top } = stage.getBoundingClientRect();
    const at = transformPoint(editor.viewport.matrix.peek(), page);
    const init = {
      bubbles: true,
      composed: true,
      cancelable: true,
      pointerId: 1,
      isPrimary: true,
      button: 0,
    };
    stage.dispatchEvent(new PointerEvent(type, { ...init, clientX: left + at.x, clientY: top + at.y }));
  };
  const stroke = (...points: readonly Point[]): void => {
    send('pointerdown', points[0]!);
    for (const point of points.slice(1)) send('pointermove', point);
    send('pointerup', points.at(-1)!);
  };
  const text = (): string => serializeDesign(editor.toFile());
  return { ...session, host, button, pressed, panel, color, stroke, text };
}

const withColor = (record: { page: object }) => ({
  ...record,
  page: { ...record.page, background_color: YELLOW },
});

type Shown = Awaited<ReturnType<typeof show>>;

const shows = (shown: Shown, at: Point, color: string, what: string) =>
  waitUntil(() => shown.color(at.x, at.y) === color, what);

/** On the blue ground beside the box, and in the box. */
const GROUND = { x: 120, y: 120 };
const BOX = { x: 220, y: 180 };

describe('removing the background of a picture in the editor', () => {
  it('toggles from the toolbar with crf 0 and matting 0; the subject is cut out, strokes and sliders of -100 to 100 refine it [B-033]', async () => {
    const shown = await show();
    const { editor, text } = shown;
    const before = text();
    const steps = editor.history.depth;
    await shows(shown, GROUND, BLUE, 'the photo');
    expect(shown.pressed()).to.equal('false');
    shown.button().click();
    expect(panelOf(editor).peek()).to.equal('remove_background');
    await shows(shown, GROUND, YELLOW, 'the ground is gone');
    expect(shown.color(BOX.x, BOX.y)).to.equal(WHITE);
    expect(removalOf(editor)).to.include({ enabled: true, crf: 0, matting: 0 });
    await waitUntil(() => shown.pressed() === 'true');
    expect(editor.history.depth).to.equal(steps + 1);
    const cut = text();

    buttonOf(shown.panel(), 'Remove')!.click();
    shown.stroke(BOX, { x: 240, y: 180 });
    await shows(shown, BOX, YELLOW, 'what was painted over is gone');
    expect(removalOf(editor)!.strokes).to.have.lengthOf(1);
    buttonOf(shown.panel(), 'Keep')!.click();
    await shown.host.updateComplete;
    shown.stroke(GROUND, { x: 130, y: 120 });
    await shows(shown, GROUND, BLUE, 'what was painted over is back');
    expect(removalOf(editor)!.strokes).to.have.lengthOf(2);
    expect(editor.history.depth).to.equal(steps + 3);

    slide(sliderOf(shown.panel(), 'Edge detail'), [20, 100]);
    slide(sliderOf(shown.panel(), 'Edge softness'), [-100]);
    expect(removalOf(editor)).to.include({ crf: 100, matting: -100 });
    for (let i = 0; i < 4; i++) undoStep(editor);
    expect(text()).to.equal(cut);
    await shows(shown, BOX, WHITE, 'the subject is back');

    shown.button().click();
    await shows(shown, GROUND, BLUE, 'the picture is as it was');
    await waitUntil(() => shown.pressed() === 'false');
    undoStep(editor);
    undoStep(editor);
    expect(text()).to.equal(before);
  });

  it('goes with the selection, and the tool with it', async () => {
    const shown = await show([photo('photo', 100, 100, 240, 160), photo('other', 400, 20, 60, 40)]);
    const { editor } = shown;
    shown.button().click();
    await waitUntil(() => removalOf(editor) !== null, 'cut out');
    buttonOf(shown.panel(), 'Keep')!.click();
    expect(activeMarkToolOf(editor).value?.tool).to.equal('keep');
    editor.selection.set(['other']);
    expect(activeMarkToolOf(editor).value).to.equal(null);
    expect(panelOf(editor).peek()).to.equal('templates');
    expect(pendingMarksOn(editor, { id: 'photo', box: null })).to.eql([]);
  });

  it('reaches the picture in a box of a grid', async () => {
    const boxes = [
      { x: 0, y: 0, width: 0.5, height: 1, image: { src: 'photo', image_needs_autoset: true } },
      { x: 0.5, y: 0, width: 0.5, height: 1, color: BLUE },
    ];
    const grid = { ...photo('grid', 100, 100, 240, 80), type: 'grid', grid_details: { boxes } };
    delete (grid as { image_details?: unknown }).image_details;
    const shown = await show([grid], 'grid');
    selectBox(shown.editor, 'grid', 0);
    await shown.host.updateComplete;
    await waitUntil(() => shown.pressed() === 'false');
    shown.button().click();
    await shows(shown, { x: 104, y: 104 }, YELLOW, 'the ground is gone');
    expect(shown.color(160, 140)).to.equal(WHITE);
    expect(isDetecting(shown.editor).peek()).to.equal(false);
  });
});
