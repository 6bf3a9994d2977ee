import { useEffect, useState } from 'react';
import type { MockupInputs } from '../../../../elements/compose/format/mockup-inputs.js';
import { savedDesign } from '../../../../server/contract/saved-design.js';
import { api } from '../../../api.js';
import { saveEvents } from '../../../ports/saving/save-events.js';
import { createPictureResolver, type PictureResolver } from './picture-resolver.js';
import { designsOf } from './design-page-src.js';

/** Where pictures come from; another whenever a design whose page was put in has been saved, here or elsewhere. */
export function useLivePictures({ user_images }: MockupInputs): PictureResolver {
  const [pictures, setPictures] = useState(createPictureResolver);
  const designs = designsOf(user_images.map((image) => image?.src)).join(' ');
  useEffect(() => {
    if (!designs) return;
    // a new one is what makes the kit look again
    const changed = () => setPictures(createPictureResolver());
    const ends = designs.split(' ').map((design) => watch(design, changed));
    return () => ends.forEach((end) => end());
  }, [designs]);
  return pictures;
}

/** Other tabs of this browser tell of their saves; of those elsewhere one learns on coming back to this tab. */
function watch(design: string, changed: () => void): () => void {
  let known: string | null = null;
  const look = async () => {
    if (document.visibilityState === 'hidden') return;
    const [listed] = await api(savedDesign.get, { ids: [design] }).catch(() => []);
    if (!listed) return;
    if (known !== null && known !== listed.updated_at) changed();
    known = listed.updated_at;
  };
  const lookAgain = () => void look();
  const end = saveEvents(design).listen(changed);
  document.addEventListener('visibilitychange', lookAgain);
  lookAgain();
  return () => {
    end();
    document.removeEventListener('visibilitychange', lookAgain);
  };
}
