import { useState } from 'react';
import { pictureAddress } from '../../../configuration.js';
import { Icon } from '../../../ui/icon.js';
import { useNearViewport } from '../../../ui/hooks/use-near-viewport.js';
import { customize as strings } from '../strings.js';
import { useFontFace } from './use-font-face.js';

export interface ListedFont {
  readonly name: string;
  readonly src: string;
  /** Its name set in its own face, as a picture; empty where there is none. */
  readonly preview: string;
  /** Uploaded by the team. */
  readonly own: boolean;
}

interface FontOptionProps {
  readonly id: string;
  readonly font: ListedFont;
  readonly active: boolean;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** A font in the list. The keyboard stays in the search field. */
export function FontOption({ id, font, active, chosen, onChoose }: FontOptionProps) {
  const { ref, near } = useNearViewport<HTMLDivElement>();
  return (
    <div
      className="brand-font-row"
      role="option"
      id={id}
      aria-selected={chosen}
      aria-label={font.own ? `${font.name}, ${strings.own}` : font.name}
      data-active={active || undefined}
      title={font.name}
      onClick={onChoose}
      onPointerDown={(event) => event.preventDefault()}
      ref={ref}
    >
      {font.preview ? <PreviewName {...font} near={near} /> : <OwnName {...font} near={near} />}
      {font.own && <span className="badge">{strings.own}</span>}
      {chosen && <Icon name="check" size={16} />}
    </div>
  );
}

interface NameProps extends ListedFont {
  readonly near: boolean;
}

/**
 * The picture is a mask, so that the name has the color of the text in both themes. Until it is there, and where it does
 * not come, the name stands in our own letters.
 */
function PreviewName({ name, preview, near }: NameProps) {
  const [loaded, setLoaded] = useState(false);
  const address = pictureAddress(preview);
  if (loaded)
    return <span className="brand-font-preview" style={{ maskImage: `url(${JSON.stringify(address)})` }} />;
  return (
    <span className="brand-name">
      {name}
      {near && <img src={address} alt="" hidden onLoad={() => setLoaded(true)} />}
    </span>
  );
}

/** A font of the team has no picture: its name is set in it once it is there. */
function OwnName({ name, src, near }: NameProps) {
  const { fontFamily } = useFontFace(src, near);
  return (
    <span
      className="brand-name"
      dir="auto"
      style={fontFamily ? { fontFamily: `${fontFamily}, var(--dm-font-ui)` } : {}}
    >
      {name}
    </span>
  );
}
