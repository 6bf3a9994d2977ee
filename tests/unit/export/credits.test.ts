import { describe, expect, it } from 'vitest';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { DesignFileError } from '../../../elements/document/design-file-error.js';
import { parseDesignFile, type DesignFile } from '../../../elements/document/design-file.js';
import { creditsOf } from '../../../elements/export/credits.js';

const ANN = {
  ...{ provider: 'Unsplash', author: 'Ann Example', author_link: 'https://unsplash.com/@ann' },
  ...{ licence: 'Unsplash License', licence_link: 'https://unsplash.com/license' },
  source_link: 'https://unsplash.com/photos/1',
};
const BO = { provider: 'Pexels', author: 'Bo Sample' };

const base = (id: string) => ({
  ...{ id, layer_index: 0, position: { x: 0, y: 0 }, width: 60, height: 40, rotation: 0, opacity: 1 },
  locked: false,
});
const photo = (id: string, attribution: unknown, more = {}) => ({
  ...{ ...base(id), type: 'image', ...more },
  image_details: { src: `upload/${id}`, picture_name: `A ${id}`, attribution },
});

function design(...pages: readonly (readonly object[])[]): DesignFile {
  const blank = blankDesign();
  const made = pages.map((objects) => ({ ...blankDesign().pages[0]!, objects }));
  return parseDesignFile(JSON.parse(JSON.stringify({ ...blank, pages: made })));
}

const LAKE =
  '“A lake” by Ann Example (https://unsplash.com/@ann) on Unsplash (https://unsplash.com/photos/1), Unsplash License (https://unsplash.com/license)';

describe('credits', () => {
  it('name each picture once, in the order of the pages, wherever it shows', () => {
    const box = { x: 0, y: 0, width: 1, height: 1, image: { src: 'upload/sea', attribution: BO } };
    const grid = { ...base('grid'), type: 'grid', grid_details: { boxes: [box] } };
    const file = design([photo('lake', ANN), photo('lake', ANN, { id: 'again' })], [grid]);
    expect(creditsOf(file)).toEqual([LAKE, 'Photo by Bo Sample on Pexels']);
    expect(creditsOf(file, [2])).toEqual(['Photo by Bo Sample on Pexels']);
  });

  it('leave out what is hidden, and what nobody has to be named for', () => {
    const own = { ...base('own'), type: 'image', image_details: { src: 'upload/own' } };
    expect(creditsOf(design([photo('lake', ANN, { hidden: true }), own, photo('sea', null)]))).toEqual([]);
  });

  it('are kept in a design as bounded words and addresses of the web', () => {
    expect(() => design([photo('lake', { ...ANN, author_link: 'javascript:alert(1)' })])).toThrow(
      DesignFileError,
    );
    expect(() => design([photo('lake', { ...ANN, author: 'x'.repeat(201) })])).toThrow(/attribution/);
    expect(() => design([photo('lake', { author: 'Ann' })])).toThrow(/provider/);
  });
});
