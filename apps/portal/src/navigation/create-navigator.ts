import type { NavigateFunction } from 'react-router';

/** Goes to pages from outside React, where the router's hooks do not reach. */
export interface Navigator {
  readonly go: (path: string) => void;
  /** Hands over the router's function; the returned function takes it back. */
  readonly attach: (navigate: NavigateFunction) => () => void;
}

/**
 * Until a router is attached, going nowhere is right: only early calls can have asked, and the guard of the page, or its own call, asks again.
 */
export function createNavigator(): Navigator {
  let attached: NavigateFunction | null = null;
  return {
    go: (path) => void attached?.(path),
    attach(navigate) {
      attached = navigate;
      return () => {
        if (attached === navigate) attached = null;
      };
    },
  };
}
