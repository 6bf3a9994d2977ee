import { useRef, useState } from 'react';
import type { DimensionsForm } from '../../../../elements/math/dimensions-form.js';
import { Icon } from '../../../ui/icon.js';
import { preloadProps, onDemand } from '../../../ui/on-demand.js';
import './custom-dimensions.css';
import { home } from '../strings.js';

interface CustomDimensionsPopoverProps {
  /** As high as the hero's search field, or as the other buttons of a bar. */
  readonly size: 'hero' | 'bar';
}

const loadContent = async () => (await import('./custom-dimensions-content.js')).CustomDimensionsContent;

const CustomDimensionsContent = onDemand(loadContent);

/** The way to a blank page. */
export function CustomDimensionsPopover({ size }: CustomDimensionsPopoverProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [kept, setKept] = useState<DimensionsForm | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`button second custom-dimensions ${size}`}
        ref={opener}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-state={open ? 'open' : 'closed'}
        onClick={() => setOpen(!open)}
        {...preloadProps(loadContent)}
      >
        <Icon name="frame-corners" />
        <span>{home.customDimensions}</span>
      </button>
      {open && (
        <CustomDimensionsContent
          opener={opener}
          kept={kept}
          onKeep={setKept}
          align={size === 'hero' ? 'start' : 'end'}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
