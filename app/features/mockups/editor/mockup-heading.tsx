import { useState } from 'react';
import type { Mockup, SavedMockup } from '../../../../server/contract/mockup.js';
import { Icon } from '../../../ui/icon.js';
import { RenameSavedDialog } from '../carousels/rename-saved-dialog.js';
import { renaming as strings } from '../strings.js';

/** A saved mockup as the page knows it. */
export type OpenSaved = Pick<SavedMockup, '_id' | 'name'>;

interface MockupHeadingProps {
  readonly slot: string;
  readonly mockup: Mockup;
  /** What is open was saved: it is called as its owner says, who may call it otherwise (E-038). */
  readonly saved: OpenSaved | undefined;
  readonly onRenamed: (name: string) => void;
}

/** What is being filled: the mockup's name below its category, or a saved one's below the mockup's. */
export function MockupHeading({ slot, mockup, saved, onRenamed }: MockupHeadingProps) {
  const [opener, setOpener] = useState<Element | null>(null);
  const name = saved?.name ?? mockup.name;
  return (
    <div slot={slot} className="mockup-editor-heading">
      <p dir="auto">{name === mockup.name ? mockup.categories[0]?.name : mockup.name}</p>
      <div>
        <h1 className="title-1" dir="auto">
          {name}
        </h1>
        {saved && (
          <button
            type="button"
            className="icon-button"
            aria-label={strings.title}
            title={strings.title}
            onClick={({ currentTarget }) => setOpener(currentTarget)}
          >
            <Icon name="pencil-simple" size={16} />
          </button>
        )}
      </div>
      {saved && opener && (
        <RenameSavedDialog
          saved={saved}
          onRenamed={onRenamed}
          onClose={() => setOpener(null)}
          opener={() => opener}
        />
      )}
    </div>
  );
}
