import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

type State<T> = readonly [value: T, set: (value: T) => void];

/**
 * A state that several parts of a page share, with the component that surrounds them; a part outside of it has a state of its
 * own.
 */
export function sharedState<T>(initial: T): {
  readonly Shared: (props: { readonly children: ReactNode }) => ReactNode;
  readonly useShared: () => State<T>;
} {
  const Held = createContext<State<T> | null>(null);
  function useOwn(): State<T> {
    const [value, set] = useState(initial);
    return useMemo(() => [value, set] as const, [value]);
  }
  return {
    Shared: function Shared({ children }) {
      return <Held value={useOwn()}>{children}</Held>;
    },
    useShared: function useShared() {
      const own = useOwn();
      return useContext(Held) ?? own;
    },
  };
}
