import { useRef, useState, type RefObject } from 'react';
import type { FolderEntry } from '../../../server/contract/folder.js';
import { Icon } from '../../ui/icon.js';
import { ItemMenu, placeBelow } from '../../ui/menus/item-menu.js';
import type { MenuPlace } from '../../ui/menus/item-menu-types.js';
import { ACCEPT } from '../uploads-queue/index.js';
import type { FolderRequest } from './folder-dialogs.js';
import { folderVerbs } from './folder-verbs.js';
import { rightsOf, type Role } from './rights.js';
import { folder as strings } from './strings.js';

interface FolderHeadProps {
  readonly entry: FolderEntry;
  readonly as: Role;
  readonly onAsk: (what: FolderRequest, opener: () => Element | null) => void;
  readonly onUpload: (files: File[]) => void;
  readonly onDownload: (opener: () => Element | null) => void;
}

/** What one can do with the whole folder. */
export function FolderHead({ entry, as, onAsk, onUpload, onDownload }: FolderHeadProps) {
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const share = useRef<HTMLButtonElement>(null);
  const all = useRef<HTMLButtonElement>(null);
  const rights = rightsOf(entry, as);
  const verbs = folderVerbs(entry, { ...rights, share: false }, onAsk);
  return (
    <>
      {rights.upload && <UploadButton onFiles={onUpload} />}
      <button
        type="button"
        className="button second"
        disabled={entry.folder.resources.length === 0}
        onClick={() => onDownload(() => all.current)}
        ref={all}
      >
        <Icon name="download-simple" />
        {strings.downloadAll}
      </button>
      {rights.share && (
        <button
          type="button"
          className="button second"
          onClick={() => onAsk({ kind: 'share', entry }, () => share.current)}
          ref={share}
        >
          <Icon name="share-network" />
          <span className="folder-share">{strings.share}</span>
        </button>
      )}
      {verbs.length > 0 && (
        <button
          type="button"
          className="icon-button medium edge"
          aria-label={strings.more}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setMenu(placeBelow(currentTarget))}
        >
          <Icon name="dots-three" />
        </button>
      )}
      {menu && <ItemMenu label={strings.more} place={menu} verbs={verbs} onClose={() => setMenu(null)} />}
    </>
  );
}

interface UploadButtonProps {
  readonly onFiles: (files: File[]) => void;
  readonly kind?: 'primary' | 'second';
}

/** Opens the system's file dialog, several at once. */
export function UploadButton({ onFiles, kind = 'primary' }: UploadButtonProps) {
  const input: RefObject<HTMLInputElement | null> = useRef(null);
  return (
    <>
      <button type="button" className={`button ${kind}`} onClick={() => input.current?.click()}>
        <Icon name="upload-simple" />
        {strings.upload}
      </button>
      <input
        hidden
        type="file"
        multiple
        accept={ACCEPT}
        aria-label={strings.upload}
        ref={input}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // the same file can be chosen again
          target.value = '';
        }}
      />
    </>
  );
}
