import { sortVehicles } from '@stromwandel/offer';
import type { DemoCar } from './demo-car.ts';

/** Cards in a row of the list, less the one itself. */
const NEIGHBOURS = 2;

/** Starts the colours of each car with one that its neighbours before it in the list do not start with, where it has one. */
export function differingColors(cars: readonly DemoCar[]): DemoCar[] {
  const colored = [...cars];
  const shown: string[] = [];
  const named = cars.map(({ vehicle: { brand, model, trimLevel = null } }, id) => ({
    brand,
    model,
    trimLevel,
    id,
  }));
  for (const { id: index } of sortVehicles(named)) {
    const car = cars[index]!; // `index` counts `cars`
    const neighbours = shown.slice(-NEIGHBOURS);
    const at = Math.max(
      0,
      car.colors.findIndex(({ hex }) => !neighbours.includes(hex)),
    );
    const colors = [...car.colors.slice(at), ...car.colors.slice(0, at)];
    colored[index] = { ...car, colors: colors.map((color, position) => ({ ...color, position })) };
    shown.push(colors[0]?.hex ?? '');
  }
  return colored;
}
