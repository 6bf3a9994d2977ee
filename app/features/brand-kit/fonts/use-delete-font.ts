import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TeamFont } from '../../../../server/contract/brand-kit.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { withRetryToast } from '../kit/with-retry-toast.js';
import { useBrandKit } from '../kit/brand-kit-context.js';
import { changeFonts, refreshTeam } from '../calls.js';
import { removeFont, ROLES, setFonts, type Fonts } from '../kit/kit-changes.js';
import { KitConflict } from '../kit/kit-writer.js';
import { brandKit as strings } from '../strings.js';
import { uploadAgain } from '../upload/upload-again.js';

/** Deletion of the team's fonts: a font is gone at once, and comes back where that fails or is taken back. */
export function useDeleteFont() {
  const client = useQueryClient();
  const { kit, change } = useBrandKit();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const bringBack = async (font: TeamFont, before: Fonts, without: Fonts | undefined): Promise<void> => {
    const back = await uploadAgain('font', font);
    await refreshTeam(client);
    const used = ROLES.filter((role) => before[role].src === font.src);
    if (!without || used.length === 0) return;
    const roles = used.map((role) => [role, { ...before[role], name: back.name, src: back.src }]);
    const again: Fonts = { ...without, ...(Object.fromEntries(roles) as Partial<Fonts>) };
    await change(setFonts(without, again)).catch((error: unknown) => {
      // other fonts were chosen meanwhile: they stay
      if (!(error instanceof KitConflict)) throw error;
    });
  };
  const remove = (font: TeamFont): void => {
    const before = kit.fonts;
    const away = (hide: boolean) =>
      setGone((ids) => new Set(hide ? [...ids, font._id] : [...ids].filter((id) => id !== font._id)));
    withRetryToast(async () => {
      away(true);
      try {
        const { brand_kits } = await changeFonts(client, removeFont(font._id));
        const undo = () => withRetryToast(() => bringBack(font, before, brand_kits[0]?.fonts));
        notifier.success(strings.removed(font.name), undo);
      } finally {
        away(false);
      }
    });
  };
  return { gone, remove };
}
