import { useState, type ReactNode } from 'react';
import { payWays as strings } from '../strings.js';

const WAYS = ['card', 'paypal'] as const;

/** How it is paid: by card unless told (D-040). */
export function PayWays({ children }: { readonly children: ReactNode }) {
  const [way, setWay] = useState<(typeof WAYS)[number]>('card');
  return (
    <>
      <fieldset className="pay-ways">
        <legend className="label">{strings.label}</legend>
        {WAYS.map((one) => (
          <label key={one} className="pay-way">
            <input type="radio" name="pay-way" checked={way === one} onChange={() => setWay(one)} />
            {strings.names[one]}
          </label>
        ))}
      </fieldset>
      {/* a card that was typed stays */}
      <div hidden={way !== 'card'} className="pay-card">
        {children}
      </div>
      {way === 'paypal' && (
        <p className="pay-none" role="status">
          {strings.paypal}
        </p>
      )}
    </>
  );
}
