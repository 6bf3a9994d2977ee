import { expect, it } from 'vitest';
import { noteText } from '../../../../app/ui/feedback/wider-window-note.js';

it('a window too narrow to edit in says what to do about it: for a design of ones own, and on a screen with room', () => {
  expect(noteText('template', false)).toBe(
    'Here you can browse and view. Open a template on a tablet or computer to change it.',
  );
  expect(noteText('design', false)).toBe(
    'Here you can view it. Open this design on a tablet or computer to change it.',
  );
  expect(noteText('design', true)).toBe(
    'Here you can view it. Make the window wider, or zoom out, to change this design.',
  );
});
