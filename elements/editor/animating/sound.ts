import { DESIGN_ID, type DesignRecord } from '../../document/records.js';
import type { SoundTrack } from '../../document/sound.js';
import type { HistoryMode } from '../../store/store.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';

/** What is heard as the design plays; null for silence. Follows the design [E-062]. */
export function soundOf(editor: Editor): SoundTrack | null {
  const record = editor.store.signal(DESIGN_ID).value;
  return (record?.typeName === 'design' ? record.design.sound : null) ?? null;
}

/** Puts a sound under the design, or changes or takes it, as one step. */
export function setSound(editor: Editor, track: SoundTrack | null, history: HistoryMode = 'record'): void {
  editor.run(
    t(track ? 'setSound' : 'removeSound'),
    () =>
      editor.store.update<DesignRecord>(DESIGN_ID, (record) => {
        const { sound: _, ...rest } = record.design;
        return { ...record, design: track ? { ...rest, sound: track } : rest };
      }),
    history,
  );
}
