import { Toaster } from 'sonner';
import { Icon } from './icon.js';

/** Where `notifier` shows its messages: bottom centre, in the inverse colours of both themes. */
export function Toasts() {
  return (
    <Toaster
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
