import { Popover } from 'radix-ui';
import { useState } from 'react';
import { Icon } from '../../ui/icon.js';
import { CustomDimensionsForm } from './custom-dimensions-form.js';
import './custom-dimensions.css';
import { home } from './strings.js';

interface CustomDimensionsPopoverProps {
  /** As high as the hero's search field, or as the other buttons of a bar. */
  readonly size: 'hero' | 'bar';
}

/** The way to a blank page. */
export function CustomDimensionsPopover({ size }: CustomDimensionsPopoverProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className={`button second custom-dimensions ${size}`}>
        <Icon name="frame-corners" />
        {home.customDimensions}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="popover custom-dimensions-form"
          side="bottom"
          align={size === 'hero' ? 'start' : 'end'}
          sideOffset={8}
          collisionPadding={16}
          aria-label={home.customDimensions}
        >
          <CustomDimensionsForm />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
