interface Step {
  readonly name: string;
  readonly end: () => Promise<unknown>;
  readonly isVital: boolean;
}

/** Ends what runs in the reverse order of its start. */
export interface Shutdown {
  /** Whether it has begun. */
  readonly hasBegun: () => boolean;
  /**
   * Adds what has to end before everything that was added earlier.
   * @param isVital is waited for however long it takes
   */
  add(name: string, end: () => Promise<unknown>, isVital?: boolean): void;
  /** Ends everything, then the process. Only the first call counts. */
  begin(exitCode: number): void;
}

/** @returns whether the work ended by then; a failure is an end too */
function endsBy(work: Promise<unknown>, deadline: number, tell: (message: string) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const timer =
      deadline === Infinity
        ? undefined
        : setTimeout(() => resolve(false), Math.max(0, deadline - performance.now()));
    const ended = () => {
      clearTimeout(timer);
      resolve(true);
    };
    work.catch((error: unknown) => tell(String(error))).then(ended, ended);
  });
}

/**
 * @param limitMs how long all steps but the vital ones are waited for together
 * @param exit ends the process
 */
export function createShutdown(
  limitMs: number,
  tell: (message: string) => void,
  exit: (code: number) => void,
): Shutdown {
  const steps: Step[] = [];
  let hasBegun = false;

  async function end(exitCode: number): Promise<void> {
    const deadline = performance.now() + limitMs;
    for (const step of steps.toReversed()) {
      if (!(await endsBy(step.end(), step.isVital ? Infinity : deadline, tell)))
        tell(`${step.name} took too long to end.`);
    }
    exit(exitCode);
  }

  return {
    hasBegun: () => hasBegun,
    add: (name, endStep, isVital = false) => void steps.push({ name, end: endStep, isVital }),
    begin(exitCode) {
      if (hasBegun) return;
      hasBegun = true;
      void end(exitCode);
    },
  };
}
