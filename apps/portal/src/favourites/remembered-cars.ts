/** Event of the window after a change. */
export const CARS_CHANGED = 'rememberedcarschange';
export const CARS_KEY = 'rememberedCars';

/** As many as an account keeps. */
export const MOST_CARS = 24;

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

/** The text that the browser keeps; changes exactly when the remembered cars do. */
export function storedCars(): string {
  return localStorage.getItem(CARS_KEY) ?? '[]';
}

/** Ids of the remembered cars, the one remembered first at the front; foreign or damaged text remembers none. */
export function readCars(text: string): readonly number[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? [...new Set(parsed.filter(isId))].slice(0, MOST_CARS) : [];
  } catch {
    return [];
  }
}

/** Calls back after every change, also one made by another tab. Gives the function that ends it. */
export function onCarsChange(listener: () => void): () => void {
  window.addEventListener(CARS_CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CARS_CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}
