import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { browserLaunchOptions } from '../../scripts/machine/find-browser.mjs';
import { registered } from '../e2e/support/accounts.js';
const base = 'http://127.0.0.1:4761';
const out = '/tmp/look/motion/shots';
const browser = await chromium.launch(await browserLaunchOptions());
const context = await browser.newContext({ baseURL: base, viewport: { width: 1440, height: 900 } });
const page = await context.newPage();
page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
page.on('pageerror', (e) => console.log('pageerror', e.message));
await registered(page);
const api = async (path: string, data: object): Promise<any> =>
  ((await (await page.request.post(`/api/${path}`, { data, headers: { 'x-design-maker': '1' } })).json()) as any).data ?? {};
const shot = (name: string) => page.screenshot({ path: `${out}/${name}.png` });
const only = process.argv.slice(2);
for (const id of only) {
  await page.setViewportSize({ width: 1440, height: 900 });
  const file = JSON.parse(readFileSync(`/work/wt/motion/catalog/dist/templates/${id}.json`, 'utf8'));
  const { _id } = await api('saved_design/create_blank_design', {});
  const { rev } = await api('saved_design/get_one', { id: _id });
  const saved = await api('saved_design/save_backend', { id: _id, rev, design_file: file });
  if (!saved.rev) console.log('not saved', JSON.stringify(saved).slice(0, 300));
  await page.goto(`/designmaker/start/designs/${_id}/edit`);
  await page.locator('dm-canvas').waitFor();
  await page.waitForTimeout(2500);
  for (const [w, h] of [[1440, 900], [1024, 768], [390, 844]] as const) {
    await page.setViewportSize({ width: w, height: h });
    await page.waitForTimeout(600);
    for (const scheme of ['dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      
      if (!(await page.locator('dm-animations-panel').isVisible().catch(() => false))) try {
        const animate = page.getByRole('button', { name: 'Animate' }).first();
        if (await animate.isVisible()) { await animate.click(); await page.waitForTimeout(1500); }
        else { const tab = page.getByRole('tab', { name: 'Animate' }).first(); if (await tab.isVisible()) await tab.click(); await page.waitForTimeout(1500); }
      } catch (e) { console.log('animate', w, String(e).slice(0, 120)); }
      await shot(`${id}-${w}-${scheme}-panel`);
      if (id === only[0]) {
        await page.evaluate(() => {
          const shell: any = document.querySelector('dm-editor-shell');
          const { editor } = shell.session;
          const ids = editor.index.objects(editor.page.peek());
          editor.selection.set([ids[ids.length - 1]]);
        });
        await page.waitForTimeout(1500);
        await shot(`${id}-${w}-${scheme}-element`);
        await page.evaluate(() => (document.querySelector('dm-editor-shell') as any).session.editor.selection.clear());
      }
      const play = page.getByRole('button', { name: 'Play', exact: true }).first();
      if (await play.isVisible()) {
        await play.click();
        await page.waitForTimeout(500);
        await page.keyboard.press('Space');
        const slider = page.getByRole('slider', { name: 'Time' });
        for (const t of [0.7, 3]) {
          await slider.evaluate((el: HTMLInputElement, v) => { el.value = String(v); el.dispatchEvent(new Event('input')); }, t);
          await page.waitForTimeout(500);
          await shot(`${id}-${w}-${scheme}-player-${t}`);
        }
        await page.keyboard.press('Escape');
        await page.waitForTimeout(300);
      } else console.log(id, w, scheme, 'no Play');
    }
  }
  console.log(id);
}
await browser.close();
