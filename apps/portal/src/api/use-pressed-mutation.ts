import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { returnFocus } from '../feedback/return-focus.ts';

interface Options<Reply, Input> extends Omit<UseMutationOptions<Reply, Error, Input>, 'mutationFn'> {
  readonly mutationFn: (input: Input) => Promise<Reply>;
}

/** A mutation that a button starts: when it is over, the button has the focus again that it lost while it was locked. */
export function usePressedMutation<Reply, Input = void>({
  mutationFn,
  ...options
}: Options<Reply, Input>): UseMutationResult<Reply, Error, Input> {
  const pressed = useRef<Element | null>(null);
  const mutation = useMutation<Reply, Error, Input>({
    ...options,
    mutationFn: (input) => {
      pressed.current = document.activeElement;
      return mutationFn(input);
    },
  });
  const { isPending } = mutation;
  useEffect(() => {
    if (!isPending) returnFocus(pressed.current);
  }, [isPending]);
  return mutation;
}
