import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertText } from '../../../../elements/editor/inserting/insert.js';
import { TEXT_PRESETS } from '../../../../elements/editor/inserting/new-objects.js';
import { setTextStyle } from '../../../../elements/editor/styling/text-style.js';
import { editText, textEditingOf } from '../../../../elements/editor/text-editing/session.js';
import { textLayout } from '../../../../elements/objects/text/layout.js';
import type { TextObject } from '../../../../elements/objects/text/model.js';
import { runs } from '../../../support/soak.js';
import { testEditor } from '../../../support/fakes/test-editor.js';

const letters = fc.string({
  unit: fc.constantFrom('a', 'W', ' ', '\n', '-', 'é', '👩‍🚀', 'ש', 'م', '字'),
  minLength: 1,
  maxLength: 12,
});
const act = fc.oneof(
  fc.record({ type: fc.constant('type' as const), at: fc.nat(60), words: letters }),
  fc.record({ type: fc.constant('delete' as const), at: fc.nat(60), count: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ type: fc.constant('size' as const), fontSize: fc.integer({ min: 4, max: 120 }) }),
  fc.record({ type: fc.constant('align' as const), textAlign: fc.constantFrom('left', 'center', 'right') }),
);

describe('a heading that is typed into', () => {
  it('always holds its longest line unwrapped, and undo gives every byte back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
        const { editor, text } = testEditor();
        await insertText(editor, TEXT_PRESETS[1], 'Add a heading');
        const [id] = editor.selection.ids;
        const added = text();
        editText(editor, id!);
        const session = textEditingOf(editor).peek()!;
        for (const step of acts) {
          const at = Math.min('at' in step ? step.at : 0, session.text.length);
          if (step.type === 'size') setTextStyle(editor, { fontSize: step.fontSize }, 'Size');
          else if (step.type === 'align')
            setTextStyle(editor, { textAlign: step.textAlign as 'left' }, 'Align');
          else {
            session.select(at, { index: step.type === 'delete' ? at + step.count : at, affinity: 'up' });
            session.insert(step.type === 'delete' ? '' : step.words, 'type');
          }
          const object = editor.object(id!) as TextObject;
          const { lines } = textLayout(object, editor.resources.env);
          expect(lines).toHaveLength(object.text_details.text.split('\n').length);
          for (const line of lines) {
            expect(line.x).toBeGreaterThanOrEqual(-0.01);
            expect(line.x + line.width).toBeLessThanOrEqual(object.width + 0.01);
          }
        }
        while (text() !== added) expect(editor.history.undo()).toBe(true);
      }),
      { numRuns: runs(25) },
    );
  });
});
