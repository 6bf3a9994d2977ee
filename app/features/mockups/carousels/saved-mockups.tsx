import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mockup as calls, type SavedMockup } from '../../../../server/contract/mockup.js';
import { api } from '../../../api.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { CardSkeletons } from '../../../ui/lists/card.js';
import { Carousel } from '../../../ui/carousel/carousel.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { dateText } from '../../../ui/dates.js';
import { Failure } from '../../../ui/feedback/failure.js';
import { ItemMenu } from '../../../ui/menus/item-menu.js';
import type { MenuPlace } from '../../../ui/menus/item-menu-types.js';
import { Tile } from '../../../ui/lists/tile.js';
import { useUser } from '../../account/index.js';
import { SAVED_ANCHOR } from '../../../mockup-addresses.js';
import { savedMockupAddress } from '../addresses.js';
import { refreshSaved, useAllSaved } from '../queries.js';
import { MockupCard } from '../mockup-card.js';
import { RenameSavedDialog } from './rename-saved-dialog.js';
import { SLIDE } from './other-mockups.js';
import { failureText } from '../failure-text.js';
import { editing as strings, mockups as words, renaming } from '../strings.js';

interface SavedMockupsProps {
  /** Above the list of all mockups, where none saved are nothing to speak of. */
  readonly home?: boolean;
}

/** 'Your saved mockups': a member's own, newest first; nothing for a visitor (C-002). */
export function SavedMockups({ home = false }: SavedMockupsProps) {
  const member = useUser();
  if (!member) return null;
  return home ? <SavedAtHome /> : <Saved />;
}

function SavedAtHome() {
  const { list } = useAllSaved();
  if (!list?.length) return null;
  return (
    <div className="mockup-home-saved" id={SAVED_ANCHOR}>
      <Saved />
    </div>
  );
}

interface Asked {
  readonly what: 'rename' | 'remove';
  readonly saved: SavedMockup;
  readonly opener: HTMLElement;
}

function Saved() {
  const { list, isPending, isFetching, refetch, ...more } = useAllSaved();
  const [menu, setMenu] = useState<{ readonly id: string; readonly place: MenuPlace } | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const named = list?.find(({ _id }) => _id === menu?.id);
  return (
    <>
      <Carousel title={strings.yours} busy={isPending}>
        {isPending ? (
          <CardSkeletons shape={SLIDE} count={8} />
        ) : !list ? (
          <Failure message={failureText(words.failed)} onRetry={() => void refetch()} busy={isFetching} />
        ) : list.length === 0 ? (
          <p className="home-empty">{strings.noneSaved}</p>
        ) : (
          list.map(({ _id, name, watermarked_output_src: picture, created_at }) => (
            <Tile
              key={_id}
              id={_id}
              menuLabel={strings.menuOf(name)}
              onMenu={(id, place) => setMenu({ id, place })}
            >
              <MockupCard
                to={savedMockupAddress(_id)}
                name={name}
                sub={strings.savedOn(dateText(new Date(created_at), new Date()))}
                picture={picture}
                side={SLIDE.width}
              />
            </Tile>
          ))
        )}
        {more.hasNextPage && (
          <button
            type="button"
            className="button second carousel-more"
            aria-busy={more.isFetchingNextPage || undefined}
            onClick={() => void more.fetchNextPage()}
          >
            {more.isFetchingNextPage && <span className="spinner" />}
            {words.more}
          </button>
        )}
      </Carousel>
      {menu && named && (
        <ItemMenu
          label={strings.menuOf(named.name)}
          place={menu.place}
          verbs={[
            {
              label: renaming.rename,
              icon: 'pencil-simple',
              run: (opener) => setAsked({ what: 'rename', saved: named, opener }),
            },
            {
              label: strings.remove,
              icon: 'trash',
              danger: true,
              run: (opener) => setAsked({ what: 'remove', saved: named, opener }),
            },
          ]}
          onClose={() => setMenu(null)}
        />
      )}
      {asked?.what === 'remove' && <Removing {...asked} onClose={() => setAsked(null)} />}
      {asked?.what === 'rename' && (
        <RenameSavedDialog saved={asked.saved} onClose={() => setAsked(null)} opener={() => asked.opener} />
      )}
    </>
  );
}

interface RemovingProps {
  readonly saved: SavedMockup;
  readonly opener: HTMLElement;
  readonly onClose: () => void;
}

function Removing({ saved: { _id, name }, opener, onClose }: RemovingProps) {
  const queries = useQueryClient();
  const removing = useMutation({
    mutationFn: () => api(calls.deleteSaved, { _id }),
    onSuccess: () => {
      notifier.success(strings.removed);
      void refreshSaved(queries);
      onClose();
    },
    onError: () => notifier.error(failureText(words.failed), () => removing.mutate()),
  });
  return (
    <ConfirmDialog
      title={strings.removeTitle}
      question={strings.removeQuestion(name)}
      no={strings.no}
      yes={strings.yes}
      busy={removing.isPending}
      onYes={() => removing.mutate()}
      onClose={onClose}
      opener={() => opener}
    />
  );
}
