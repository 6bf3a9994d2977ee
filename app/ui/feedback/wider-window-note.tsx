import { Icon } from '../icon.js';

/** What cannot be changed here: the design that is open, or what a list holds. */
type Kept = 'design' | 'designs' | 'template';

const ONE: Record<Kept, string> = { design: 'this design', designs: 'a design', template: 'a template' };

/** Of one's own designs there are also files. */
const HERE: Record<Kept, string> = {
  design: 'Here you can view it.',
  designs: 'Here you can browse, view and download.',
  template: 'Here you can browse and view.',
};

interface WiderWindowNoteProps {
  readonly what?: Kept;
}

/** On a phone, and in a window as narrow: what works here, what does not, and the way to it (DECISIONS 18). */
export function WiderWindowNote({ what = 'template' }: WiderWindowNoteProps) {
  return (
    <div className="banner wider-window" role="note">
      <Icon name="monitor" />
      <div>
        <p className="banner-title">Editing needs a wider window</p>
        <p>{noteText(what, hasRoom())}</p>
      </div>
    </div>
  );
}

/** The words: a screen with room needs no other device. */
export function noteText(what: Kept, room: boolean): string {
  const here = HERE[what];
  const one = ONE[what];
  const way = room
    ? `Make the window wider, or zoom out, to change ${one}.`
    : `Open ${one} on a tablet or computer to change it.`;
  return `${here} ${way}`;
}

/** Widest window that is still a phone's, CSS px. */
const PHONE_WIDTH = 767;

/** The screen is wider than a phone's: the window is small, or zoomed in. Screens are measured without zoom. */
const hasRoom = (): boolean => Math.max(screen.availWidth, window.outerWidth) > PHONE_WIDTH;
