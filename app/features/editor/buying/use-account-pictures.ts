import { useEffect, useRef } from 'react';
import { pictureSources } from '../../../../elements/shell/picture-sources.js';
import type { EditorSession } from '../../../../elements/shell/create-editor.js';
import { soldRefs } from '../../../ports/sold-pictures.js';
import { useUser } from '../../account/index.js';
import { loadAnew } from './show-bought.js';

/** Another account has bought other pictures: those of the open design are loaded anew when somebody else is signed in. */
export function useAccountPictures(session: EditorSession): void {
  const user = useUser()?._id ?? null;
  const shownTo = useRef(user);
  useEffect(() => {
    if (shownTo.current === user) return;
    shownTo.current = user;
    void loadAnew(session, soldRefs(pictureSources(session)));
  }, [session, user]);
}
