import { Popover } from 'radix-ui';
import { useRef, type RefObject } from 'react';
import { CustomDimensionsForm, type CustomDimensionsFormProps } from './custom-dimensions-form.js';
import './custom-dimensions.css';
import { home } from '../strings.js';

interface CustomDimensionsContentProps extends CustomDimensionsFormProps {
  /** The button it opens below; gets the focus back. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly align: 'start' | 'end';
  readonly onClose: () => void;
}

/** The form of a blank page over the page, until Escape or a press elsewhere. */
export function CustomDimensionsContent({ opener, align, onClose, ...form }: CustomDimensionsContentProps) {
  const pressedElsewhere = useRef(false);
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={opener as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          className="popover custom-dimensions-form"
          side="bottom"
          align={align}
          sideOffset={8}
          collisionPadding={16}
          aria-label={home.customDimensions}
          onInteractOutside={(event) => {
            // a press on its own button closes it there
            if (opener.current?.contains(event.target as Node)) event.preventDefault();
            else pressedElsewhere.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!pressedElsewhere.current) opener.current?.focus();
          }}
        >
          <CustomDimensionsForm {...form} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
