import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TeamFont } from '../../../server/contract/brand-kit.js';
import { notifier } from '../../ports/notifier.js';
import { changeFonts } from './calls.js';
import { failureWords } from './failure-words.js';
import { putBackFont, removeFont, type FontsChange } from './kit-changes.js';
import { brandKit as strings } from './strings.js';

/** Deletion of the team's fonts: a font is gone at once, and comes back where that fails or is taken back. */
export function useFontsChange() {
  const client = useQueryClient();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const mark = (id: string, away: boolean) =>
    setGone((before) => new Set(away ? [...before, id] : [...before].filter((other) => other !== id)));
  const change = (one: FontsChange, done?: () => void): Promise<void> =>
    changeFonts(client, one).then(
      () => done?.(),
      (error: unknown) => notifier.error(failureWords(error), () => void change(one, done)),
    );
  const remove = (font: TeamFont): void => {
    const again = () => void change(putBackFont(font));
    mark(font._id, true);
    void change(removeFont(font._id), () => notifier.success(strings.removed(font.name), again)).then(() =>
      mark(font._id, false),
    );
  };
  return { gone, remove };
}
