import { Popover } from 'radix-ui';
import { useState } from 'react';
import { Icon } from '../../ui/icon.js';
import { CustomDimensionsForm } from './custom-dimensions-form.js';
import { home } from './strings.js';

/** The way to a blank page. What was typed stays while the page does, also when the popover closes. */
export function CustomDimensionsPopover() {
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className="button second huge home-custom">
        <Icon name="frame-corners" />
        {home.customDimensions}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="popover home-dimensions"
          side="bottom"
          align="start"
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
