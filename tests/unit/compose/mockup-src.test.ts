import { describe, expect, it } from 'vitest';
import { withImage, mockupInputs, NO_INPUTS } from '../../../elements/compose/format/mockup-inputs.js';
import { mockupSrc, readMockupSrc } from '../../../elements/compose/format/mockup-src.js';

const inputs = mockupInputs.parse({
  hue_values: [null, [210, 0.5, 0.4, 1]],
  user_images: [{ src: 'upload/ab12', name: 'Übung “π” 🎨.png' }, null],
});

describe('the src of a mockup’s picture', () => {
  it('tells the mockup and all that was put into it', () => {
    expect(readMockupSrc(mockupSrc({ id: 'mug-window', inputs }))).toEqual({ id: 'mug-window', inputs });
    expect(readMockupSrc(mockupSrc({ id: 'mug-window', inputs: NO_INPUTS }))?.inputs).toEqual(NO_INPUTS);
  });

  it('is the same for the same inputs, whatever the order of their fields', () => {
    const [picture] = inputs.user_images;
    const turned = {
      ...inputs,
      user_images: [{ name: picture!.name, cropDetails: picture!.cropDetails, src: picture!.src }, null],
    };
    expect(mockupSrc({ id: 'mug', inputs: mockupInputs.parse(turned) })).toBe(
      mockupSrc({ id: 'mug', inputs }),
    );
  });

  it('names what it shows, so that it is not thought to be unused', () => {
    expect(mockupSrc({ id: 'mug', inputs })).toContain('upload/ab12');
  });

  it.each([
    '',
    'upload/ab12',
    'mockup/mug',
    'mockup/mug?',
    'mockup/mug?{',
    'mockup/../x?{}',
    'mockup/Mug?{}',
    'mockup/mug?{"hue_values":1}',
  ])('is not %j', (src) => {
    expect(readMockupSrc(src)).toBeNull();
  });
});

describe('inputs', () => {
  it('take a picture at any place, and keep the others', () => {
    const more = withImage(inputs, 2, { src: 'upload/new' });
    expect(more.user_images.map((image) => image?.src ?? null)).toEqual(['upload/ab12', null, 'upload/new']);
    expect(more.hue_values).toEqual(inputs.hue_values);
    expect(withImage(more, 0, { src: 'x' }).user_images[0]).toEqual({
      src: 'x',
      cropDetails: { fit: 'cover', x: 0.5, y: 0.5, zoom: 1, rotation: 0 },
    });
  });
});
