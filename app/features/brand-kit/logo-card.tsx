import { useState } from 'react';
import { pictureAddress } from '../../configuration.js';
import { Icon } from '../../ui/icon.js';
import type { Logo } from './kit-changes.js';
import { logoGround, type Ground } from './logo-ground.js';
import { brandKit, logos as strings } from './strings.js';

interface LogoCardProps {
  readonly logo: Logo;
  readonly onDelete: (pressed: HTMLElement) => void;
}

/** A logo on a ground it can be seen on, with its deletion. */
export function LogoCard({ logo, onDelete }: LogoCardProps) {
  const [broken, setBroken] = useState(false);
  const [ground, setGround] = useState<Ground>('light');
  return (
    <li className="brand-logo" title={logo.name}>
      <div className="brand-logo-room" data-ground={ground}>
        {broken ? (
          <p className="brand-broken" role="img" aria-label={`${logo.name}. ${strings.broken}`}>
            <Icon name="warning-circle" />
            {strings.broken}
          </p>
        ) : (
          <img
            src={pictureAddress(logo.src)}
            alt={logo.name}
            draggable={false}
            onError={() => setBroken(true)}
            onLoad={({ currentTarget }) => setGround(logoGround(currentTarget))}
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
