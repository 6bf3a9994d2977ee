import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DmImageGenerator } from '../../bridge/dm-image-generator.js';
import type { DmImageGenerator as Generator } from '../../../elements/panels/imagemaker/dm-image-generator.js';
import { notifier } from '../../ports/notifications/notifier.js';
import { designAddress } from '../../saved-designs.js';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.js';
import { EmptyPage } from '../../ui/feedback/empty-page.js';
import { Failure } from '../../ui/feedback/failure.js';
import { DashboardPage } from '../dashboard/index.js';
import './ai-images.css';
import { AI_IMAGES, deletePicture, designOf, downloadPicture, useHistory, type Picture } from './calls.js';
import { imageMaker } from './image-maker.js';
import { PictureTile, type PictureVerb } from './picture-tile.js';
import { SaveDialog } from './save-dialog.js';
import { aiImages as strings } from './strings.js';

/** `/imagemaker/start/history`: the generator, and what the account made with it (D-039). */
export function HistoryPage() {
  return (
    <DashboardPage title={strings.title} signIn={strings.signIn}>
      <Images />
    </DashboardPage>
  );
}

type Open = { readonly what: 'save' | 'delete'; readonly picture: Picture; readonly opener: HTMLElement };

function Images() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const generator = useRef<Generator>(null);
  const [open, setOpen] = useState<Open | null>(null);
  useEffect(
    () => imageMaker.source.onChange(() => void client.invalidateQueries({ queryKey: AI_IMAGES })),
    [client],
  );

  const openInDesign = async (picture: Picture) => {
    try {
      void navigate(designAddress(await designOf(picture)));
    } catch {
      notifier.error(strings.openFailed, () => void openInDesign(picture));
    }
  };
  const download = (picture: Picture) => {
    downloadPicture(picture).catch(() => notifier.error(strings.downloadFailed, () => download(picture)));
  };
  const remove = async (picture: Picture) => {
    setOpen(null);
    try {
      await deletePicture(picture);
      notifier.success(strings.deleted);
      imageMaker.changed();
    } catch {
      notifier.error(strings.deleteFailed, () => void remove(picture));
    }
  };
  // set by hand: as a property it would take what is typed away with each rendering
  const reuse = ({ prompt }: Picture) => {
    if (generator.current) generator.current.prompt = prompt;
    generator.current?.scrollIntoView({ block: 'center' });
    generator.current?.focus();
  };
  const verbs: readonly PictureVerb[] = [
    { label: strings.useInDesign, icon: 'pencil-simple', run: (picture) => void openInDesign(picture) },
    { label: strings.reuse, icon: 'arrow-clockwise', run: reuse },
    { label: strings.download, icon: 'download-simple', run: download },
    {
      label: strings.save,
      icon: 'folder',
      run: (picture, opener) => setOpen({ what: 'save', picture, opener }),
    },
    {
      label: strings.delete,
      icon: 'trash',
      run: (picture, opener) => setOpen({ what: 'delete', picture, opener }),
    },
  ];
  return (
    <>
      <div className="ai-generator">
        <DmImageGenerator source={imageMaker.source} ref={generator} />
      </div>
      <History verbs={verbs} />
      {open?.what === 'save' && (
        <SaveDialog picture={open.picture} onClose={() => setOpen(null)} opener={() => open.opener} />
      )}
      {open?.what === 'delete' && (
        <ConfirmDialog
          title={strings.deleteTitle}
          question={strings.deleteQuestion}
          no={strings.cancel}
          yes={strings.delete}
          onYes={() => void remove(open.picture)}
          onClose={() => setOpen(null)}
          opener={() => open.opener}
        />
      )}
    </>
  );
}

function History({ verbs }: { readonly verbs: readonly PictureVerb[] }) {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const { data, isError, error, isFetching, refetch } = useHistory(page);
  if (isError && !data)
    return (
      <Failure message={strings.failed(error.message)} onRetry={() => void refetch()} busy={isFetching} />
    );
  if (!data)
    return <span className="skeleton" style={{ height: 320 }} role="status" aria-label={strings.loading} />;
  const pictures = data.data.flatMap(({ userPrompt, images }) =>
    images.map((image) => ({ ...image, prompt: userPrompt })),
  );
  const { totalPages } = data.pagination;
  if (pictures.length === 0 && page === 1)
    return <EmptyPage heading={strings.none} help={strings.noneHelp} />;
  const go = (to: number) => setParams(to === 1 ? {} : { page: String(to) });
  return (
    <section aria-label={strings.history}>
      <ul className="ai-pictures" aria-busy={isFetching || undefined}>
        {pictures.map((picture) => (
          <PictureTile key={picture.id} picture={picture} verbs={verbs} />
        ))}
      </ul>
      {(totalPages > 1 || page > 1) && (
        <nav className="ai-pages" aria-label={strings.pages}>
          <button
            type="button"
            className="button second"
            disabled={page === 1}
            onClick={() => go(Math.min(page - 1, totalPages))}
          >
            {strings.newer}
          </button>
          <span>{strings.page(page, totalPages)}</span>
          <button
            type="button"
            className="button second"
            disabled={page >= totalPages}
            onClick={() => go(page + 1)}
          >
            {strings.older}
          </button>
        </nav>
      )}
    </section>
  );
}
