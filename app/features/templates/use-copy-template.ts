import { useNavigate } from 'react-router-dom';
import { design, type TemplateListItem } from '../../../server/contract/design.js';
import { api } from '../../api.js';
import { designAddress } from '../../saved-designs.js';
import { notifier } from '../../ports/notifications/notifier.js';
import { showDesignReadyToast } from '../../ports/notifications/design-ready-toast.js';
import { useSubmitOnce } from '../../ui/hooks/use-submit-once.js';
import { useStillOnPage } from '../../ui/hooks/use-still-on-page.js';
import { rememberCreated } from '../account/index.js';
import { templates as strings } from './strings.js';

export type Copied = Pick<TemplateListItem, '_id' | 'categories'>;

interface CopyRequest {
  readonly template: Copied;
  /** The category it was found in; its own first one unless told. */
  readonly category: string | undefined;
  /** Id of one of its colorways; as it came when undefined [E-090]. */
  readonly colorway: string | undefined;
}

/**
 * Copies templates into designs of one's own and opens the copy in the editor: one at a time, and once however often it is
 * pressed; whoever has gone elsewhere meanwhile is offered it. `copying` is the id of the template that is being copied.
 */
export function useCopies() {
  const navigate = useNavigate();
  const mark = useStillOnPage();
  const { press, input } = useSubmitOnce({
    mutationFn: async ({ template, category, colorway }: CopyRequest) => {
      const isHere = mark();
      const { _id } = await api(design.copyIntoSavedDesign, {
        id: template._id,
        ...(colorway !== undefined && { colorway }),
      });
      return { _id, category: category ?? template.categories[0]?._id, isHere };
    },
    onSuccess: ({ _id, category, isHere }) => {
      rememberCreated(_id);
      const open = () => navigate(editorAddress(_id, category));
      if (isHere()) return open();
      showDesignReadyToast(() => void open());
      return false;
    },
    onError: (_, request) => notifier.error(strings.failed, () => press(request)),
  });
  const copy = (template: Copied, category?: string, colorway?: string) =>
    press({ template, category, colorway });
  return { copy, copying: input?.template._id };
}

/** The same for a page about one template, in the colorway that is shown. */
export function useCopyTemplate(template: Copied, colorway?: string) {
  const { copy, copying } = useCopies();
  return { copy: () => copy(template, undefined, colorway), copying: copying !== undefined };
}

/** Where a copy is edited; the editor is told which category its template came from. */
export function editorAddress(id: string, category: string | undefined): string {
  const query = category ? `?category=${encodeURIComponent(category)}` : '';
  return `${designAddress(id)}${query}`;
}
