import { Tabs } from 'radix-ui';
import { useState } from 'react';
import '../../../styles/choosing.css';
import { Modal } from '../../../ui/dialogs/modal.js';
import type { ChosenPicture } from '../pictures/chosen-picture.js';
import { DesignsTab } from './designs-tab.js';
import { FoldersTab } from './folders-tab.js';
import { PhotosTab } from './photos-tab.js';
import { ScreenshotForm } from './screenshot-form.js';
import { choose as strings, screenshot } from '../strings.js';
import { UploadTab } from './upload-tab.js';

export interface ChoosePictureDialogProps {
  /** What the picture is for. */
  readonly layer: string;
  readonly onChoose: (picture: ChosenPicture) => void;
  readonly onClose: () => void;
  readonly opener: Element | null;
}

const TABS = ['upload', 'photos', 'folders', 'designs'] as const;

/** Choose or upload image, and grab one from a web page (C-015). */
export function ChoosePictureDialog({ layer, onChoose, onClose, opener }: ChoosePictureDialogProps) {
  const [web, setWeb] = useState(false);
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={web ? screenshot.title : strings.title}
      description={layer}
      opener={() => opener}
      className="choose-dialog"
    >
      {web ? (
        <ScreenshotForm onChoose={onChoose} onBack={() => setWeb(false)} />
      ) : (
        <Tabs.Root defaultValue="upload">
          <Tabs.List className="tab-list" aria-label={strings.title}>
            {TABS.map((tab) => (
              <Tabs.Trigger key={tab} value={tab} className="tab">
                {strings.tabs[tab]}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Tabs.Content value="upload" className="tab-body">
            <UploadTab onChoose={onChoose} onWeb={() => setWeb(true)} />
          </Tabs.Content>
          <Tabs.Content value="photos" className="tab-body">
            <PhotosTab onChoose={onChoose} />
          </Tabs.Content>
          <Tabs.Content value="folders" className="tab-body">
            <FoldersTab onChoose={onChoose} />
          </Tabs.Content>
          <Tabs.Content value="designs" className="tab-body">
            <DesignsTab onChoose={onChoose} />
          </Tabs.Content>
        </Tabs.Root>
      )}
    </Modal>
  );
}
