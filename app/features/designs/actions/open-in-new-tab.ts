import { designAddress } from '../../../saved-designs.js';
import { roleHere } from '../../../ui/hooks/use-media.js';

/** Shows a design in a tab of its own; on a phone its pages, since nothing is edited there (DECISIONS 18). */
export function openInNewTab(id: string, role: 'edit' | 'view' = 'edit'): void {
  window.open(designAddress(id, roleHere(role)), '_blank', 'noopener');
}
