import { useId, useState, type KeyboardEvent } from 'react';
import { LONGEST_FOLDER_NAME } from '../../../../server/contract/folder.js';
import { moving as strings } from '../strings.js';
import { useNewFolder } from '../actions/use-folder-choices.js';

/** A name and a button: the new folder is then the chosen one. */
export function NewFolderField({ onCreated }: { readonly onCreated: (id: string) => void }) {
  const id = useId();
  const [name, setName] = useState('');
  const { mutate, isPending } = useNewFolder((created) => {
    setName('');
    onCreated(created);
  });
  const create = () => name.trim() && !isPending && mutate(name.trim());
  // inside the form of the move, whose Enter would move
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    create();
  };
  return (
    <div>
      <label className="label" htmlFor={id}>
        {strings.newFolder}
      </label>
      <div className="new-folder">
        <div className="field">
          <input
            id={id}
            dir="auto"
            value={name}
            maxLength={LONGEST_FOLDER_NAME}
            placeholder={strings.example}
            onChange={({ target }) => setName(target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <button
          type="button"
          className="button second"
          disabled={!name.trim()}
          aria-busy={isPending || undefined}
          onClick={create}
        >
          {isPending && <span className="spinner" />}
          {strings.create}
        </button>
      </div>
    </div>
  );
}
