import { useLayoutEffect, useRef, useState } from 'react';
import type { MockupInputs } from '../../../../elements/compose/format/mockup-inputs.js';
import type { DmMockupEditor as Editor } from '../../../../elements/mockup/dm-mockup-editor.js';
import type { Mockup } from '../../../../server/contract/mockup.js';
import { DmMockupEditor } from '../../../bridge/dm-mockup-editor.js';
import { pictureAddress } from '../../../configuration.js';
import { MOCKUPS_START } from '../../../mockup-addresses.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { BackLink } from '../../../ui/back-link.js';
import { onDemand } from '../../../ui/on-demand.js';
import { useTitle } from '../../../ui/hooks/use-title.js';
import { usePreventFileDrop } from '../../../ui/hooks/use-prevent-file-drop.js';
import type { ChosenPicture } from '../pictures/chosen-picture.js';
import { EditorActions } from './editor-actions.js';
import { MockupHeading, type OpenSaved } from './mockup-heading.js';
import { OtherMockups } from '../carousels/other-mockups.js';
import { SavedMockups } from '../carousels/saved-mockups.js';
import { editing, mockups as strings } from '../strings.js';
import { useMockupInputs } from './use-mockup-inputs.js';
import { useLivePictures } from '../pictures/use-live-pictures.js';
import { failureText } from '../failure-text.js';
import { usePastedFile } from '../choosing/use-pasted-file.js';

const ChoosePictureDialog = onDemand(
  async () => (await import('../choosing/choose-picture-dialog.js')).ChoosePictureDialog,
);

interface MockupEditorProps {
  readonly mockup: Mockup;
  /** What it was opened with: nothing, or what was saved. */
  readonly opened: MockupInputs;
  /** Under which what is not saved is kept. */
  readonly draft: string;
  /** The saved mockup that is open. */
  readonly saved?: OpenSaved;
}

/** A mockup that is being filled: picture, layers, colors, what can be done with it, and where to go on (C-002, C-003). */
export function MockupEditor({ mockup, opened, draft, saved }: MockupEditorProps) {
  const editor = useRef<Editor>(null);
  const edited = useMockupInputs({
    ...{ opened, draft },
    show: (inputs) => {
      if (editor.current) editor.current.inputs = inputs;
    },
  });
  const [own, setOwn] = useState(saved);
  useTitle(own?.name ?? mockup.name);
  const pictures = useLivePictures(edited.inputs);
  const [asking, setAsking] = useState<{ readonly index: number; readonly opener: Element | null } | null>(
    null,
  );
  usePreventFileDrop();
  usePastedFile(asking ? null : (file) => editor.current?.addImage(file));
  const { first } = edited;
  // once: from then on the element holds them, also while the user drags something
  useLayoutEffect(() => {
    if (editor.current) editor.current.inputs = first;
  }, [first]);
  const put = ({ src, name }: ChosenPicture) => {
    if (asking) editor.current?.setImage(asking.index, { src, name });
    setAsking(null);
  };
  return (
    <>
      <BackLink to={MOCKUPS_START} label={strings.back} />
      <DmMockupEditor
        ref={editor}
        className="mockup-editor"
        src={pictureAddress(mockup.package_src)}
        pictures={pictures}
        onDmMockupChange={({ detail }) => edited.change(detail.inputs)}
        onDmMockupRendered={edited.rendered}
        // what is wrong with a picture stands beside it
        onDmMockupError={({ detail }) => detail.index === null && notifier.error(failureText(editing.failed))}
        onDmMockupPick={(event) => {
          event.preventDefault();
          setAsking({ index: event.detail.index, opener: document.activeElement });
        }}
      >
        <MockupHeading
          slot="heading"
          mockup={mockup}
          saved={own}
          onRenamed={(name) => own && setOwn({ ...own, name })}
        />
        <EditorActions
          slot="actions"
          mockup={mockup}
          edited={edited}
          saved={own}
          onSaved={setOwn}
          picture={() => editor.current!.exportPreview()}
          soft={() => editor.current!.lowResolutionLayers()}
        />
      </DmMockupEditor>
      <OtherMockups mockup={mockup} inputs={edited.inputs} pictures={pictures} />
      <SavedMockups />
      {asking && (
        <ChoosePictureDialog
          layer={mockup.layers.filter(({ type }) => type === 'dynamic')[asking.index]?.name ?? ''}
          onChoose={put}
          onClose={() => setAsking(null)}
          opener={asking.opener}
        />
      )}
    </>
  );
}
