import { useEffect } from 'react';
import { toast, Toaster as SonnerToaster } from 'sonner';
import { connectToaster } from '../../ports/notifications/toast-queue.js';
import { Icon } from '../icon.js';

/** Where toasts are shown: bottom center, in the inverse colors of both themes. */
export function Toaster() {
  useEffect(() => connectToaster(toast), []);
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
