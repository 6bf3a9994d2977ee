import { useCallback, useEffect, useState } from 'react';
import { readDraft, writeDraft } from './draft.js';
import { NO_IMAGE, type ImageInput, type WizardInputs } from './wizard-inputs.js';

/** What is filled in, and the ways to change it; kept for the tab with every change. */
export interface InputsState {
  readonly inputs: WizardInputs;
  readonly setFormat: (id: string) => void;
  /** Null for any. */
  readonly setTag: (filter: string, tag: string | null) => void;
  readonly setText: (label: string, text: string) => void;
  readonly setImage: (label: string, change: Partial<ImageInput>) => void;
}

export function useInputs(): InputsState {
  const [inputs, setInputs] = useState(readDraft);
  useEffect(() => writeDraft(inputs), [inputs]);
  const setFormat = useCallback((format: string) => setInputs((was) => ({ ...was, format })), []);
  const setTag = useCallback(
    (filter: string, tag: string | null) => setInputs((was) => ({ ...was, tags: tagged(was, filter, tag) })),
    [],
  );
  const setText = useCallback(
    (label: string, text: string) => setInputs((was) => ({ ...was, texts: { ...was.texts, [label]: text } })),
    [],
  );
  const setImage = useCallback(
    (label: string, change: Partial<ImageInput>) =>
      setInputs((was) => ({
        ...was,
        images: { ...was.images, [label]: { ...(was.images[label] ?? NO_IMAGE), ...change } },
      })),
    [],
  );
  return { inputs, setFormat, setTag, setText, setImage };
}

function tagged({ tags }: WizardInputs, filter: string, tag: string | null): WizardInputs['tags'] {
  const others = Object.entries(tags).filter(([name]) => name !== filter);
  return Object.fromEntries(tag === null ? others : [...others, [filter, tag]]);
}
