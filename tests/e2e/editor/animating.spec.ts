import { readFile } from 'node:fs/promises';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import type { Page } from 'playwright/test';
import { tone, wav } from '../../support/media/wav.js';
import { choose, openTemplate, press } from '../support/downloads.js';
import { expect, test } from '../support/test.js';

test('a page is animated, played, and moves again when the design is opened again', async ({ page }) => {
  const editor = await openTemplate(page);
  await page.getByRole('button', { name: 'Animate' }).first().click();
  const panel = page.locator('dm-animations-panel');
  await panel.getByRole('button', { name: 'Cascade' }).click();
  await page.getByRole('textbox', { name: 'Design name' }).focus();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.reload();
  await editor.opened();
  expect(JSON.parse(await editor.file()).pages[0].animation).toBe('cascade');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const player = page.getByRole('dialog', { name: 'Animation player' });
  // journeys ask for less motion
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  const time = player.getByRole('slider', { name: 'Time' });
  await expect.poll(async () => Number(await time.inputValue())).toBeGreaterThan(0.5);
  await page.keyboard.press('Escape');
  await expect(player).toBeHidden();
});

/** What a film says of itself, read by a reader in Node. */
async function trackOf(film: Buffer) {
  const input = new Input({ source: new BufferSource(new Uint8Array(film)), formats: ALL_FORMATS });
  const track = (await input.getPrimaryVideoTrack())!;
  const sink = new EncodedPacketSink(track);
  let frames = 0;
  for (let packet = await sink.getFirstPacket(); packet; packet = await sink.getNextPacket(packet))
    frames += 1;
  const codec = await track.getCodecParameterString();
  const sound = (await input.getPrimaryAudioTrack())?.codec;
  return { sound, codec, width: track.codedWidth, height: track.codedHeight, frames };
}

/** From now on films are made as where the browser has no encoder at all. */
async function withoutEncoders(page: Page): Promise<void> {
  await page.route(/\/video-worker-[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `delete self.VideoEncoder;${await response.text()}` });
  });
}

/** A design that moves for a second, with a second of sound, open in the editor. */
async function openMoving(page: Page): Promise<void> {
  const editor = await openTemplate(page, ({ pages: [first], ...file }) => ({
    ...file,
    pages: [{ ...first, animation: 'editorial', animation_duration: 1 }],
  }));
  const song = { name: 'song.wav', mimeType: 'audio/wav', buffer: Buffer.from(wav(tone(1), 48_000)) };
  await page.getByRole('button', { name: 'Animate' }).first().click();
  await page.locator('dm-sound-field input[type=file]').setInputFiles(song);
  await expect(page.getByRole('button', { name: 'Remove sound' })).toBeVisible();
  await expect(page.locator('dm-sound-field .failed')).toHaveCount(0);
  expect(JSON.parse(await editor.file()).sound.name).toBe('song.wav');
}

async function film(page: Page, format: 'MP4' | 'GIF', side: string, rate: string): Promise<Buffer> {
  const dialog = await choose(page, format);
  for (const [field, value] of [
    ['Size', side],
    ['Frame rate', rate],
  ] as const) {
    await dialog.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: value }).click();
  }
  await expect(dialog.getByRole('status')).toHaveText(/ · 1\u00a0s$/);
  const [file] = await Promise.all([page.waitForEvent('download', { timeout: 300_000 }), press(page)]);
  expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${format.toLowerCase()}$`));
  return readFile(await file.path());
}

const FILM = { sound: 'aac', width: 720, height: 720, frames: 24 };

test('a page that moves is downloaded as a film that plays, with its sound, and as a GIF; one at rest is not [D-033]', async ({
  page,
}) => {
  await openMoving(page);
  const mp4 = await film(page, 'MP4', '720p', '24 fps');
  // the index before the frames: it plays while it loads
  expect(mp4.subarray(4, 8).toString('latin1')).toBe('ftyp');
  expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'));
  expect(await trackOf(mp4)).toEqual({ codec: expect.stringMatching(/^avc1\.64/), ...FILM });
  const gif = await film(page, 'GIF', '360p', '10 fps');
  expect(gif.subarray(0, 6).toString('latin1')).toBe('GIF89a');

  await page.locator('dm-animations-panel').getByRole('button', { name: 'None', exact: true }).click();
  await page.getByRole('button', { name: 'Remove sound' }).click();
  await page.getByRole('button', { name: 'Download' }).first().click();
  await page.getByRole('combobox', { name: 'Format' }).click();
  const offered = await page.getByRole('option').allInnerTexts();
  expect(offered.filter((name) => /^(MP4|GIF)/.test(name))).toEqual([]);
  expect(offered.length).toBeGreaterThan(2);
});

test('a film is made, with its sound, also where no browser encodes it', async ({ page }) => {
  await withoutEncoders(page);
  await openMoving(page);
  const mp4 = await film(page, 'MP4', '720p', '24 fps');
  expect(await trackOf(mp4)).toEqual({ codec: expect.stringMatching(/^avc1\.42/), ...FILM });
});
