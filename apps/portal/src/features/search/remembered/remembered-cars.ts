const CHANGED = 'rememberedcarschange';
const KEY = 'rememberedCars';

/** More would be a catalogue of its own. */
const MOST = 24;

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

/** The text that the browser keeps; changes exactly when the remembered cars do. */
export function storedCars(): string {
  return localStorage.getItem(KEY) ?? '[]';
}

/** Ids of the remembered cars, the one remembered first at the front; foreign or damaged text remembers none. */
export function readCars(text: string): readonly number[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? [...new Set(parsed.filter(isId))].slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Remembers a car, or forgets it; past the limit the oldest one is forgotten. */
export function toggleCar(vehicleId: number): void {
  const cars = readCars(storedCars());
  const next = cars.includes(vehicleId)
    ? cars.filter((car) => car !== vehicleId)
    : [...cars, vehicleId].slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify(next));
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls back after every change, also one made by another tab. Gives the function that ends it. */
export function onCarsChange(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}
