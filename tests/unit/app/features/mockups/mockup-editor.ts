import { act } from 'react';
import { mockupInputs } from '../../../../../elements/compose/format/mockup-inputs.js';
import type { DmMockupEditor } from '../../../../../elements/mockup/dm-mockup-editor.js';
import { settle } from '../../support/render.js';
import { open, START } from './mockup-pages.js';

/** The page of a mockup, with the kit's element played by the test: jsdom draws nothing. */

const ART = mockupInputs.parse({ user_images: [{ src: 'upload/logo', name: 'logo.png' }] });

export const element = () => document.querySelector<DmMockupEditor>('dm-mockup-editor')!;

export const openMockup = (id = 'mug') => openAt(`mockups/${id}`);
export const openSaved = (id: string) => openAt(`saved_mockups/${id}`);

async function openAt(path: string) {
  const router = await open(`${START}/${path}`);
  await settle(() => element() !== null);
  element().exportPreview = () => Promise.resolve(new Blob(['picture'], { type: 'image/png' }));
  return router;
}

const tell = (name: string, detail: object = {}) =>
  act(async () => {
    element().dispatchEvent(new CustomEvent(name, { detail, cancelable: true }));
  });

/** A picture is put in and drawn. */
export async function alter(): Promise<void> {
  await tell('dm-mockup-change', { inputs: ART, altered: true });
  await tell('dm-mockup-rendered');
}

/** The user asks for a picture for the first layer; the dialog stands then. */
export async function pick(): Promise<void> {
  await tell('dm-mockup-pick', { index: 0, layer: {} });
  await settle(() => document.querySelector('[role=dialog] [role=tab]') !== null);
}

export const openTab = (name: string) =>
  act(async () => {
    [...document.querySelectorAll<HTMLElement>('[role=tab]')]
      .find((tab) => tab.textContent === name)!
      .focus();
  });
