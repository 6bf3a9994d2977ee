import { act } from 'react';
import { settle } from '../../support/render.js';

/** The test shop's frame, played by the test. */

const frames = () => [...document.querySelectorAll<HTMLIFrameElement>('.payment-frame iframe')];

/** The frame whose address holds a word, as soon as it is there. */
export async function frame(word: string): Promise<HTMLIFrameElement> {
  const found = () => frames().find(({ src }) => src.includes(word));
  await settle(() => found() !== undefined);
  return found()!;
}

/** The frame's page says something. */
export const says = (from: HTMLIFrameElement, data: object, origin = location.origin) =>
  act(async () => {
    dispatchEvent(new MessageEvent('message', { data, origin, source: from.contentWindow }));
  });

/** A card is typed and handed over. */
export async function giveCard(method = 'pm_1'): Promise<void> {
  await says(await frame('/card'), { type: 'dm-payment-method', payment_method: method });
}

/** The bank's page is done. */
export async function authenticate(): Promise<void> {
  await says(await frame('/authenticate'), { type: 'dm-payment-authenticated', ok: true });
}

export const CHARGED = {
  requires_action: false,
  payment_intent_client_secret: null,
  payment_intent_id: 'pi_1',
};

export const ASKS = {
  requires_action: true,
  payment_intent_client_secret: 'pi_1_secret_x',
  payment_intent_id: 'pi_1',
};
