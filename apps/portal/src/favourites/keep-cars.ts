import { CARS_CHANGED, CARS_KEY, MOST_CARS, readCars, storedCars } from './remembered-cars.ts';

function store(cars: readonly number[]): void {
  localStorage.setItem(CARS_KEY, JSON.stringify(cars));
  window.dispatchEvent(new Event(CARS_CHANGED));
}

/** The cars with one more, or without it; past the limit the oldest one is forgotten. */
export function withCar(cars: readonly number[], vehicleId: number, remembered: boolean): number[] {
  const others = cars.filter((car) => car !== vehicleId);
  return remembered ? [...others, vehicleId].slice(-MOST_CARS) : others;
}

/** Remembers a car in this browser, or forgets it. */
export function keepCar(vehicleId: number, remembered: boolean): void {
  store(withCar(readCars(storedCars()), vehicleId, remembered));
}

/** Forgets all cars of this browser. */
export function forgetCars(): void {
  store([]);
}
