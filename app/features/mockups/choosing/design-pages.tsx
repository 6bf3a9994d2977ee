import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { DesignInList } from '../../../../server/contract/design-list.js';
import { OF_USER } from '../../account/index.js';
import type { ChosenPicture } from '../pictures/chosen-picture.js';
import { designPageSrc } from '../pictures/design-page-src.js';
import { Choice, PictureChoices } from './picture-choices.js';
import { choose as strings } from '../strings.js';

/** Longest side of a page in the list, px. */
const SIDE = 320;

interface DesignPagesProps {
  readonly design: Pick<DesignInList, '_id' | 'name'>;
  readonly onChoose: (picture: ChosenPicture) => void;
}

/** The pages of a design, painted as they are now. */
export function DesignPages({ design: { _id, name }, onChoose }: DesignPagesProps) {
  const list = useQuery({
    queryKey: [OF_USER, 'render', 'mockup-pages', _id],
    queryFn: ({ signal }) => paintPages(_id, signal),
    retry: false,
    staleTime: 0,
    gcTime: 0,
    structuralSharing: false,
  });
  const pages = list.data;
  const only = pages?.length === 1 ? pages[0] : undefined;
  const chosen = useRef(false);
  const choose = ({ id, number }: PaintedPage) =>
    onChoose({ src: designPageSrc({ design: _id, page: id }), name: strings.pageOf(name, number) });
  // of one page there is nothing to choose (E-038)
  useEffect(() => {
    if (!only || chosen.current) return;
    chosen.current = true;
    choose(only);
  });
  useEffect(() => () => pages?.forEach(({ picture }) => URL.revokeObjectURL(picture)), [pages]);
  return (
    <PictureChoices list={list} empty={strings.noDesigns} label={name}>
      {(page) => (
        <Choice
          key={page.id}
          name={strings.page(page.number)}
          picture={page.picture}
          onClick={() => choose(page)}
        />
      )}
    </PictureChoices>
  );
}

interface PaintedPage {
  readonly id: string;
  /** Counts from 1. */
  readonly number: number;
  /** Address of its picture; empty for one that could not be painted. */
  readonly picture: string;
}

async function paintPages(design: string, signal: AbortSignal): Promise<readonly PaintedPage[]> {
  const { openDesign, pageIds, paintPage } = await import('../pictures/design-page-painter.js');
  const session = await openDesign(design, signal);
  const pages: PaintedPage[] = [];
  for (const [index, id] of pageIds(session).entries()) {
    const blob = await paintPage(session, id, SIDE, signal).catch(() => null);
    signal.throwIfAborted();
    pages.push({ id, number: index + 1, picture: blob ? URL.createObjectURL(blob) : '' });
  }
  return pages;
}
