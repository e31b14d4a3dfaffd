import { readFile } from 'node:fs/promises';
import { carShape, type CarShapeInput } from '@stromwandel/car-drawing';
import { z } from 'zod';
import type { VehicleRecord } from './vehicle-record.ts';

const SHAPES = new URL('../data/car-shapes.json', import.meta.url);

const shapesFile = z.object({
  families: z.array(z.object({ id: z.string(), shape: z.custom<CarShapeInput>() })),
  /** The family of each model; `trim` is a word of the trim level. The first match counts. */
  cars: z.array(
    z.object({ brand: z.string(), model: z.string(), trim: z.string().optional(), family: z.string() }),
  ),
});

/** Reads the shapes of the data set's cars. @returns the shape of a car; null for an unknown one */
export async function readDemoShapes(): Promise<{
  readonly shapes: readonly CarShapeInput[];
  readonly shapeOf: (record: Pick<VehicleRecord, 'brand' | 'model' | 'trimLevel'>) => CarShapeInput | null;
}> {
  const { families, cars } = shapesFile.parse(JSON.parse(await readFile(SHAPES, 'utf8')));
  const byFamily = new Map(
    families.map(({ id, shape }) => {
      carShape.parse(shape);
      return [id, shape];
    }),
  );
  return {
    shapes: [...byFamily.values()],
    shapeOf: ({ brand, model, trimLevel }) => {
      const rule = cars.find(
        (car) =>
          car.brand === brand &&
          car.model === model &&
          (car.trim === undefined || (trimLevel ?? '').includes(car.trim)),
      );
      return byFamily.get(rule?.family ?? '') ?? null;
    },
  };
}
