import { describe, expect, it } from 'vitest';
import { mockupInputs, NO_INPUTS } from '../../../../../elements/compose/format/mockup-inputs.js';
import { inputsDiffer, isEmptyInputs } from '../../../../../app/features/mockups/inputs/compare-inputs.js';
import { transferInputs, pictureSlots } from '../../../../../app/features/mockups/inputs/transfer-inputs.js';
import {
  designsOf,
  readDesignPageSrc,
  designPageSrc,
} from '../../../../../app/features/mockups/pictures/design-page-src.js';
import { isEntitledToRender } from '../../../../../app/features/mockups/rendering/render-entitlement.js';
import {
  downloadDisabledReason,
  saveDisabledReason,
} from '../../../../../app/features/mockups/editor/disabled-reasons.js';
import { screenshotName, webAddress } from '../../../../../app/features/mockups/choosing/web-address.js';
import type { UserDetails } from '../../../../../server/contract/user.js';

const inputs = (given: object) => mockupInputs.parse(given);
const LOGO = { src: 'upload/logo', name: 'logo.png' };

describe('what stands before Download and Save', () => {
  it('is an account first, then something to make a picture of', () => {
    const visitor = { signedIn: false, output: true, altered: true };
    const fresh = { signedIn: true, output: false, altered: false };
    const filled = { signedIn: true, output: true, altered: true };
    expect([downloadDisabledReason(visitor), saveDisabledReason(visitor)]).toEqual(['login', 'login']);
    expect([downloadDisabledReason(fresh), saveDisabledReason(fresh)]).toEqual(['alter', 'alter']);
    expect([downloadDisabledReason(filled), saveDisabledReason(filled)]).toEqual([null, null]);
  });

  it('a saved mockup can be downloaded at once, and saved again once it is changed', () => {
    const reopened = { signedIn: true, output: true, altered: false };
    expect([downloadDisabledReason(reopened), saveDisabledReason(reopened)]).toEqual([null, 'alter']);
  });
});

describe('altered', () => {
  it('is what differs; empty slots at the end are none', () => {
    const given = inputs({ user_images: [LOGO] });
    expect(inputsDiffer(inputs({ user_images: [LOGO, null], hue_values: [null] }), given)).toBe(false);
    expect(inputsDiffer(inputs({ user_images: [null, LOGO] }), given)).toBe(true);
    const turned = inputs({ user_images: [{ ...LOGO, cropDetails: { rotation: 90 } }] });
    expect(inputsDiffer(turned, given)).toBe(true);
    expect(isEmptyInputs(inputs({ user_images: [null], hue_values: [null, null] }))).toBe(true);
    expect(isEmptyInputs(inputs({ hue_values: [[1, 1, 1, 1]] }))).toBe(false);
  });
});

describe('pictures on another mockup', () => {
  const from = inputs({
    hue_values: [[10, 1, 0.5, 1]],
    user_images: [null, { ...LOGO, cropDetails: { rotation: 90, zoom: 40, x: 0.2 } }, { src: 'upload/back' }],
  });

  it('fill its slots one by one, turned as they were and otherwise laid anew', () => {
    const { user_images, hue_values } = transferInputs(from, 1, NO_INPUTS);
    expect(user_images).toEqual([
      { ...LOGO, cropDetails: { fit: 'cover', x: 0.5, y: 0.5, zoom: 1, rotation: 90 } },
    ]);
    expect(hue_values).toEqual([]);
    expect(transferInputs(from, 3, NO_INPUTS).user_images.map((image) => image?.src)).toEqual([
      'upload/logo',
      'upload/back',
    ]);
  });

  it('leave its colors, and a mockup that takes none as it is', () => {
    const to = inputs({ hue_values: [[200, 1, 0.5, 1]], user_images: [{ src: 'upload/old' }] });
    expect(transferInputs(from, 1, to).hue_values).toEqual(to.hue_values);
    expect(transferInputs(from, 0, to).user_images).toEqual([]);
    const layer = { _id: 'a', name: 'A', features: {} };
    expect(
      pictureSlots({
        layers: [
          { ...layer, type: 'dynamic' },
          { ...layer, type: 'static' },
        ],
      }),
    ).toBe(1);
  });
});

describe('pages of designs', () => {
  it('are named by their design and page, and nothing else is taken for one', () => {
    const page = { design: 'k3-d_9', page: 'p1' };
    expect(readDesignPageSrc(designPageSrc(page))).toEqual(page);
    for (const src of ['dm-page:a', 'dm-page:a/b/c', 'dm-page:../b', 'upload/a', 'https://x/dm-page:a/b'])
      expect(readDesignPageSrc(src), src).toBeNull();
    expect(designsOf(['dm-page:a/1', 'dm-page:a/2', undefined, 'upload/x', 'dm-page:b/1'])).toEqual([
      'a',
      'b',
    ]);
  });
});

describe('the address of a web page', () => {
  it('may be typed without its scheme', () => {
    expect(webAddress(' example.com/a?b ')).toBe('https://example.com/a?b');
    expect(webAddress('http://example.com')).toBe('http://example.com/');
    expect(screenshotName('https://shop.example.com/a')).toBe('shop.example.com.png');
  });

  it('is nothing else', () => {
    for (const typed of [
      '',
      'hello',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'ftp://a.example',
      'http://',
    ])
      expect(webAddress(typed), typed).toBeNull();
  });
});

describe('the subscription', () => {
  it('covers renders while it is active and names the mockup maker', () => {
    const user = (sub_status: 'free' | 'active', scope: string[]) =>
      ({ subscription: { sub_status, scope } }) as UserDetails;
    expect(isEntitledToRender(user('active', ['designmaker', 'mockupmaker']))).toBe(true);
    expect(isEntitledToRender(user('active', ['designmaker']))).toBe(false);
    expect(isEntitledToRender(user('free', ['mockupmaker']))).toBe(false);
  });
});
