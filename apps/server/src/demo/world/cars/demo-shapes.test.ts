import { carShape, drawCar } from '@stromwandel/car-drawing';
import { sortVehicles } from '@stromwandel/offer';
import { expect, test } from 'vitest';
import { demoCar } from './demo-car.ts';
import { differingColors } from './differing-colors.ts';
import { readDemoShapes } from './demo-shapes.ts';
import { readVehicleRecords, vehicleName } from './vehicle-record.ts';

const records = await readVehicleRecords();
const { shapes, shapeOf } = await readDemoShapes();

test('every car has a drawing of its own family, in its length', () => {
  const wrong = records.filter((record) => {
    const shape = shapeOf(record);
    return shape === null || (record.lengthMm !== null && shape.lengthMm !== record.lengthMm);
  });
  expect(wrong.map(vehicleName)).toEqual([]);
  expect(shapes).toHaveLength(96);
});

test('every drawing is complete and differs from all others', () => {
  const sides = shapes.map((shape) => drawCar(carShape.parse(shape), 'side', 'de'));
  expect(new Set(sides).size).toBe(sides.length);
  expect(sides.filter((side) => /NaN|undefined|Infinity/.test(side))).toEqual([]);
});

test('neighbours in the list differ in paint', () => {
  const cars = differingColors(records.map(demoCar));
  const sorted = sortVehicles(
    cars.map(({ vehicle: { brand, model, trimLevel = null }, colors }, id) => ({
      brand,
      model,
      trimLevel,
      id,
      paint: colors[0]?.hex,
    })),
  );
  const alike = sorted.filter(
    ({ id }, index) => cars[sorted[index - 1]?.id ?? -1]?.colors[0]?.hex === cars[id]?.colors[0]?.hex,
  );
  expect(alike).toEqual([]);
});
