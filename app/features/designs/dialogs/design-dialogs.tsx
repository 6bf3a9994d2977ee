import { useEffect } from 'react';
import { fetchInTurn } from '../../../ui/ahead/fetch-in-turn.js';
import { settled } from '../../../ui/ahead/settled.js';
import { onDemand } from '../../../ui/on-demand.js';
import type { DesignRequest } from './design-dialog-types.js';

const loadDesignDialog = async () => (await import('./design-dialog.js')).DesignDialog;

const DesignDialog = onDemand(loadDesignDialog);

/** They are there before they are asked for, and before the network is gone. */
const fetchAhead = () => fetchInTurn(settled(), [loadDesignDialog]);

interface DesignDialogsProps {
  readonly request: DesignRequest | null;
  readonly onClose: () => void;
  readonly onDone?: (() => void) | undefined;
  /** Gets the focus when what the dialog was opened from is gone. */
  readonly fallback?: (() => HTMLElement | null) | undefined;
}

/** The dialog of what is done with designs: at most one. */
export function DesignDialogs({ request, onClose, onDone, fallback }: DesignDialogsProps) {
  useEffect(fetchAhead, []);
  if (!request) return null;
  const { act, designs, opener } = request;
  const back = () => (opener.isConnected ? opener : fallback?.());
  return (
    <DesignDialog
      key={numberOf(request)}
      act={act}
      designs={designs}
      onClose={onClose}
      onDone={onDone}
      opener={back}
    />
  );
}

/** Each request has a dialog of its own: one that could not be fetched is fetched anew with the next press. */
const numbers = new WeakMap<DesignRequest, number>();
let last = 0;

function numberOf(request: DesignRequest): number {
  const number = numbers.get(request) ?? (last += 1);
  numbers.set(request, number);
  return number;
}
