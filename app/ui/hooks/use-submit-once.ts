import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

interface Act<Input, Answer> {
  readonly mutationFn: (input: Input) => Promise<Answer>;
  /** False when the page stays as it is: the button is free again. */
  readonly onSuccess: (answer: Answer) => unknown;
  readonly onError: (error: Error, input: Input) => void;
}

/**
 * An act that a button starts and that must happen once. A double click comes before the button has been drawn as busy, so
 * the second click is stopped here. Still busy after success: the next page is loading. A failure frees the button. `input`
 * is what is being acted on, for a list of many such buttons.
 */
export function useSubmitOnce<Input = void, Answer = unknown>({
  mutationFn,
  onSuccess,
  onError,
}: Act<Input, Answer>) {
  const taken = useRef(false);
  const { mutate, reset, isPending, isSuccess, variables } = useMutation({
    mutationFn,
    onSuccess: (answer: Answer) => {
      const led = onSuccess(answer);
      if (led !== false) return led;
      taken.current = false;
      reset();
      return undefined;
    },
    onError: (error: Error, input: Input) => {
      taken.current = false;
      onError(error, input);
    },
  });
  const press = (input: Input) => {
    if (taken.current) return;
    taken.current = true;
    mutate(input);
  };
  const busy = isPending || isSuccess;
  return { press, busy, input: busy ? variables : undefined };
}
