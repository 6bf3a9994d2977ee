import { useEffect, useMemo, useRef, useState, type ChangeEvent } from 'react';
import { NO_INPUTS, withImage } from '../../../../elements/compose/format/mockup-inputs.js';
import type { Mockup } from '../../../../server/contract/mockup.js';
import { DmMockupPreview } from '../../../bridge/dm-mockup-preview.js';
import { pictureAddress } from '../../../configuration.js';
import { more as strings } from './strings.js';

interface LiveMockupProps {
  readonly mockup: Mockup;
  /** Address of the picture it begins with. */
  readonly picture: string;
}

/** A mockup with a template on it, and at once with the visitor's own picture, which stays in this browser. */
export function LiveMockup({ mockup, picture }: LiveMockupProps) {
  const [own, setOwn] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => () => void (own && URL.revokeObjectURL(own)), [own]);
  const inputs = useMemo(() => withImage(NO_INPUTS, 0, { src: own ?? picture }), [own, picture]);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) setOwn(URL.createObjectURL(file));
  };
  return (
    <div className="landing-mockup">
      <DmMockupPreview src={pictureAddress(mockup.package_src)} inputs={inputs} />
      <input
        ref={field}
        type="file"
        accept="image/*"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={choose}
      />
      <button type="button" className="button primary" onClick={() => field.current?.click()}>
        {own ? strings.otherPicture : strings.yourPicture}
      </button>
    </div>
  );
}
