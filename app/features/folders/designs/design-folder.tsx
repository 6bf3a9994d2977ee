import { useCallback, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { DesignInList } from '../../../../server/contract/design-list.js';
import type { FolderEntry } from '../../../../server/contract/folder.js';
import { EmptyPage } from '../../../ui/feedback/empty-page.js';
import { Failure } from '../../../ui/feedback/failure.js';
import { ItemMenu } from '../../../ui/menus/item-menu.js';
import type { MenuPlace } from '../../../ui/menus/item-menu-types.js';
import { useUser } from '../../account/index.js';
import {
  DesignDialogs,
  DesignGrid,
  DropDesigns,
  FolderShelf,
  openInNewTab,
  SelectionBar,
  useDesignList,
  useMove,
  type DesignAct,
  type DesignRequest,
  type GridHandle,
} from '../../designs/index.js';
import { ALL_DESIGNS_ADDRESS } from '../addresses.js';
import { FolderSkeleton } from '../folder-skeleton.js';
import { folderSummary } from '../folder-summary.js';
import { designRightsOf, type Role } from '../rights.js';
import { designs as words, folder as strings } from '../strings.js';
import { designVerbs } from './design-verbs.js';
import { useRemoveDesigns } from './use-remove-designs.js';

interface DesignFolderProps {
  readonly entry: FolderEntry;
  readonly as: Role;
}

/** The designs of a folder, newest first; each opens in the role one has. Many are moved and taken out at once [E-046]. */
export function DesignFolder({ entry, as }: DesignFolderProps) {
  const { _id: folderId, name } = entry.folder;
  const list = useDesignList({ scope: 'folder', folder_id: folderId });
  const { data, designs, isPending, isFetching, refetch } = list;
  const grid = useRef<GridHandle>(null);
  const [request, setRequest] = useState<DesignRequest | null>(null);
  const [menu, setMenu] = useState<{ readonly id: string; readonly place: MenuPlace } | null>(null);
  const openMenu = useCallback((id: string, place: MenuPlace) => setMenu({ id, place }), []);
  const [carried, setCarried] = useState<readonly DesignInList[] | null>(null);
  const done = () => grid.current?.clear();
  const takeOut = useRemoveDesigns(folderId, done);
  const { mutate: move } = useMove(done);
  const myDesigns = useUser()?.my_designs_folder;
  const rightsTo = (design: DesignInList) => designRightsOf({ design }, entry, as);
  const mayFill = entry.role === 'edit' && as === 'edit';
  const drop = mayFill && <DropDesigns folderId={folderId} words={strings.dropDesigns(name)} />;
  // which folder they lie in is said above them
  const unfiled = useMemo(() => designs.map((design) => ({ ...design, folder: null })), [designs]);
  if (isPending) return <FolderSkeleton />;
  if (!data) return <Failure message={strings.failed} onRetry={() => void refetch()} busy={isFetching} />;
  if (designs.length === 0)
    return (
      <>
        <NothingHere mayFill={mayFill} />
        {drop}
      </>
    );

  const open = designs.find(({ _id }) => _id === menu?.id);
  const ask = (act: DesignAct, some: readonly DesignInList[], opener: HTMLElement) =>
    setRequest({ act, designs: some, opener });
  const movable = (some: readonly DesignInList[]) => some.filter((design) => rightsTo(design).move);
  const removable = (some: readonly DesignInList[]) => some.filter((design) => rightsTo(design).remove);
  const remove = (some: readonly DesignInList[]) => {
    if (removable(some).length > 0) takeOut.mutate(removable(some));
  };
  // where nothing may be done with any of them there is nothing to select
  const arranges = designs.some((design) => rightsTo(design).remove);
  const barVerbs = (chosen: readonly DesignInList[]) => [
    ...(movable(chosen).length === chosen.length
      ? [{ label: words.move, icon: 'folder' as const, run: (at: HTMLElement) => ask('move', chosen, at) }]
      : []),
    ...(removable(chosen).length === chosen.length
      ? [{ label: words.remove, icon: 'folder-minus' as const, run: () => remove(chosen) }]
      : []),
    {
      label: words.download,
      icon: 'download-simple' as const,
      run: (at: HTMLElement) => ask('download', chosen, at),
    },
  ];
  const about = folderSummary({ ...entry, folder: { ...entry.folder, count: list.total } });
  return (
    <div className="folder-designs">
      <DesignGrid
        label={words.list(name)}
        list={{ ...list, designs: unfiled }}
        view="grid"
        handle={grid}
        readOnly={as === 'view'}
        onMenu={as === 'view' ? null : openMenu}
        {...(arranges && { onDelete: remove, onCarry: setCarried })}
      >
        {({ chosen, onAll }) =>
          arranges ? (
            <SelectionBar
              chosen={chosen.length}
              total={list.total}
              about={about}
              onAll={onAll}
              onClear={() => {
                done();
                // its button goes with the bar
                grid.current?.element()?.focus();
              }}
              verbs={barVerbs(chosen)}
            />
          ) : (
            <p className="selection-bar quiet">{about}</p>
          )
        }
      </DesignGrid>
      {menu && open && (
        <ItemMenu
          label={words.menuOf(open.name)}
          place={menu.place}
          verbs={designVerbs(rightsTo(open), {
            open: () => openInNewTab(open._id, open.role),
            remove: () => remove([open]),
            ask: (act, opener) => ask(act, [open], opener),
          })}
          onClose={() => setMenu(null)}
        />
      )}
      {carried && (
        <FolderShelf
          from={folderId}
          myDesigns={removable(carried).length === carried.length ? (myDesigns ?? null) : null}
          onDrop={(ids, folder) => {
            const dropped = designs.filter(({ _id }) => ids.includes(_id));
            if (folder === myDesigns) remove(dropped);
            else if (movable(dropped).length > 0)
              move({ ids: movable(dropped).map(({ _id }) => _id), folder });
          }}
        />
      )}
      {drop}
      <DesignDialogs
        request={request}
        onClose={() => setRequest(null)}
        onDone={done}
        fallback={() => grid.current?.element() ?? null}
      />
    </div>
  );
}

function NothingHere({ mayFill }: { readonly mayFill: boolean }) {
  return (
    <EmptyPage
      heading={strings.empty.design}
      help={mayFill ? strings.emptyHelp.design : strings.emptyHelp.view}
    >
      {mayFill && (
        <Link className="button second" to={ALL_DESIGNS_ADDRESS}>
          {strings.toDesigns}
        </Link>
      )}
    </EmptyPage>
  );
}
