type Rest = 'pointer' | 'focus';

/** Handlers of a message that closes after a time in which neither pointer nor focus rested on it. */
interface Closing {
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onMouseEnter: () => void;
  readonly onMouseLeave: () => void;
  readonly onFocusCapture: () => void;
  readonly onBlurCapture: () => void;
}

/** Closes a message after a time; pointer or keyboard on the message start the time anew. */
export function closeWhenLeftAlone(milliseconds: number, close: () => void): Closing {
  const resting = new Set<Rest>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function run(): void {
    clearTimeout(timer);
    if (resting.size === 0) timer = setTimeout(close, milliseconds);
  }
  const rest = (what: Rest) => (): void => {
    resting.add(what);
    clearTimeout(timer);
  };
  const leave = (what: Rest) => (): void => {
    resting.delete(what);
    run();
  };

  return {
    onOpen: run,
    onClose: () => clearTimeout(timer),
    onMouseEnter: rest('pointer'),
    onMouseLeave: leave('pointer'),
    onFocusCapture: rest('focus'),
    onBlurCapture: leave('focus'),
  };
}
