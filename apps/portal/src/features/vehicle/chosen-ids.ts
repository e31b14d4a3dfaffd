/** The person's choices for a car, by number; null means the default. */
export interface ChosenIds {
  readonly package: number | null;
  readonly color: number | null;
  readonly delivery: number | null;
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** Reads the choice from the car's address; what is no number chooses nothing. */
export function readChosenIds(query: URLSearchParams): ChosenIds {
  return {
    package: wholeNumber(query.get('package')),
    color: wholeNumber(query.get('color')),
    delivery: wholeNumber(query.get('delivery')),
  };
}

/** Writes the choice into an address that may say more; defaults do not stand there. */
export function writeChosenIds(chosen: ChosenIds, query: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(query);
  for (const [name, id] of Object.entries(chosen)) {
    if (id === null) written.delete(name);
    else written.set(name, String(id));
  }
  return written;
}
