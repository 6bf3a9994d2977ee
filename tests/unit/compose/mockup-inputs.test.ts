import { describe, expect, it } from 'vitest';
import { mockupInputs, NO_INPUTS, withImage } from '../../../elements/compose/format/mockup-inputs.js';

describe('mockup inputs', () => {
  it('are complete when nothing was put in', () => {
    expect(mockupInputs.parse({})).toEqual(NO_INPUTS);
  });

  it('fill the print area upright and unzoomed unless told', () => {
    const { user_images } = mockupInputs.parse({ user_images: [null, { src: '/static/upload/a' }] });
    const cropDetails = { fit: 'cover', x: 0.5, y: 0.5, zoom: 1, rotation: 0 };
    expect(user_images).toEqual([null, { src: '/static/upload/a', cropDetails }]);
  });

  it.each([
    { hue_values: [[361, 0, 0, 1]] },
    { hue_values: [[0, 0, 0]] },
    { user_images: [{ src: '' }] },
    { user_images: [{ src: 'a', cropDetails: { zoom: 0.5 } }] },
    { user_images: [{ src: 'a', cropDetails: { zoom: 101 } }] },
    { user_images: [{ src: 'a', cropDetails: { rotation: 45 } }] },
    { user_images: [{ src: 'a', cropDetails: { x: NaN } }] },
    { user_images: Array.from({ length: 33 }, () => null) },
  ])('are refused out of range: %j', (inputs) => {
    expect(mockupInputs.safeParse(inputs).success).toBe(false);
  });

  it('take another picture at its place, without the crop of the one before', () => {
    const cropped = mockupInputs.parse({ user_images: [{ src: 'a', cropDetails: { zoom: 40 } }] });
    expect(withImage(cropped, 0, { src: 'b' }).user_images[0]!.cropDetails.zoom).toBe(1);
    expect(withImage(cropped, 2, { src: 'b' }).user_images.map((image) => image?.src)).toEqual([
      'a',
      undefined,
      'b',
    ]);
  });
});
