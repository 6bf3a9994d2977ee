import { Icon } from './icon.js';

/** On a phone: what works here and what does not (DECISIONS 18). */
export function WiderWindowNote() {
  return (
    <div className="banner wider-window" role="note">
      <Icon name="monitor" />
      <div>
        <p className="banner-title">Editing needs a wider window</p>
        <p>Here you can browse and view. Open a template on a tablet or computer to change it.</p>
      </div>
    </div>
  );
}
