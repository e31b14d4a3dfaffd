type Listener = (event: PopStateEvent) => void;

const listeners = new Set<Listener>();

/**
 * Hears the back button before the router does. Browsers call the listeners of the window in the order in which they
 * came, so this one has to be there before a router is.
 */
export function openHistoryGate(): void {
  window.addEventListener('popstate', (event) => {
    for (const listener of listeners) listener(event);
  });
}

/** Listens at the gate; an event that is stopped there never reaches the router. @returns ends the listening */
export function listenAtHistoryGate(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
