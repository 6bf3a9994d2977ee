import { Icon } from '../../../ui/icon.js';

/** Why a dialog could not keep what was typed in it; nothing while all is well. */
export function FormFailure({ failure }: { readonly failure: string | null }) {
  if (failure === null) return null;
  return (
    <p className="brand-failure" role="alert">
      <Icon name="warning-circle" />
      {failure}
    </p>
  );
}
