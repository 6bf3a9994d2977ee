import { expect, it } from 'vitest';
import {
  generationInput,
  NOTHING,
  tagIds,
  type WizardInputs,
} from '../../../../../app/features/generate/inputs/wizard-inputs.js';
import { format } from './wizard-support.js';

const picture = {
  id: 'p',
  name: 'Sea',
  source: 'src:/sea.jpg',
  thumbnail: '/sea-low.jpg',
  width: 40,
  height: 30,
};
const image = { picture, fit: 'contain', removeBackground: true } as const;

const filled = (over: Partial<WizardInputs>): WizardInputs => ({ ...NOTHING, format: 'post', ...over });

it('sends only what is filled in, and only what the format asks for', () => {
  const inputs = filled({
    texts: { title: '  Two  words ', date: ' \n', fax: 'of another format' },
    images: { hero: image, logo: image },
  });
  expect(generationInput(inputs, format())).toEqual({
    texts: [{ label_id: 'title', text: 'Two  words' }],
    images: [
      {
        ...{ label_id: 'hero', src: 'src:/sea.jpg', image_fit: 'contain', remove_bg: true },
        size: { width: 40, height: 30 },
      },
    ],
  });
  const none = filled({ images: { hero: { ...image, picture: null } } });
  expect(generationInput(none, format())).toEqual({ texts: [], images: [] });
});

it('names the format and what is chosen in its own filters', () => {
  const tags = { Industry: 'food', Style: 'gone', Mood: 'calm' };
  expect(tagIds(filled({ tags }), format())).toEqual(['post', 'food']);
});
