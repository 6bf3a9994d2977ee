import { useEffect } from 'react';
import { toast, Toaster as SonnerToaster } from 'sonner';
import { toasterStands } from '../../ports/notifications/toast-queue.js';
import { Icon } from '../icon.js';

/** The place for toasts: bottom centre, in the inverse colours of both themes. */
export function Toaster() {
  useEffect(() => toasterStands(toast), []);
  return (
    <SonnerToaster
      position="bottom-center"
      offset={20}
      visibleToasts={3}
      icons={{
        success: <Icon name="check-circle" />,
        warning: <Icon name="warning" />,
        error: <Icon name="warning-circle" />,
        close: <Icon name="x" size={16} />,
      }}
      toastOptions={{
        unstyled: true,
        duration: 5000,
        classNames: { toast: 'toast', actionButton: 'toast-action', closeButton: 'toast-close' },
      }}
    />
  );
}
