// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { forgetCars, keepCar } from './keep-cars.ts';
import { onCarsChange, readCars, storedCars } from './remembered-cars.ts';

afterEach(() => localStorage.clear());

test('a car is remembered, then forgotten, and listeners hear of both', () => {
  const listener = vi.fn<() => void>();
  const end = onCarsChange(listener);
  keepCar(3, true);
  keepCar(1, true);
  expect(readCars(storedCars())).toEqual([3, 1]);
  keepCar(3, false);
  expect(readCars(storedCars())).toEqual([1]);
  expect(listener).toHaveBeenCalledTimes(3);
  end();
  forgetCars();
  expect(readCars(storedCars())).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(3);
});

test.each(['', 'broken', '{}', '[null, "1", -1, 1.5, 0]'])('stored text %j remembers nothing', (text) => {
  expect(readCars(text)).toEqual([]);
});

test('past the limit the oldest car is forgotten', () => {
  for (let id = 1; id <= 25; id += 1) keepCar(id, true);
  const cars = readCars(storedCars());
  expect([cars.length, cars[0], cars.at(-1)]).toEqual([24, 2, 25]);
});
