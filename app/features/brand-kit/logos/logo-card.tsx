import { useState } from 'react';
import { pictureAddress } from '../../../configuration.js';
import { Icon } from '../../../ui/icon.js';
import type { Logo } from '../kit/kit-changes.js';
import { logoBackground, type LogoBackground } from '../shared/logo-background.js';
import { brandKit, logos as strings } from '../strings.js';

interface LogoCardProps {
  readonly logo: Logo;
  readonly onDelete: (pressed: HTMLElement) => void;
}

/** A logo on a background it can be seen on, with its deletion. */
export function LogoCard({ logo, onDelete }: LogoCardProps) {
  const [broken, setBroken] = useState(false);
  const [background, setBackground] = useState<LogoBackground>('light');
  return (
    <li className="brand-logo" title={logo.name}>
      <div className="brand-logo-room" data-ground={background}>
        {broken ? (
          <div className="brand-broken">
            <p>{strings.broken}</p>
            <button
              type="button"
              className="brand-broken-retry"
              aria-label={`${brandKit.retry}: ${logo.name}`}
              onClick={() => setBroken(false)}
            >
              <Icon name="arrow-clockwise" size={16} />
              {brandKit.retry}
            </button>
          </div>
        ) : (
          <img
            src={pictureAddress(logo.src)}
            alt={logo.name}
            draggable={false}
            onError={() => setBroken(true)}
            onLoad={({ currentTarget }) => setBackground(logoBackground(currentTarget))}
          />
        )}
      </div>
      <button
        type="button"
        className="icon-button brand-logo-delete"
        aria-label={brandKit.remove(logo.name)}
        onClick={({ currentTarget }) => onDelete(currentTarget)}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}
