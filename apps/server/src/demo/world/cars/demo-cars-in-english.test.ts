import { expect, test } from 'vitest';
import { catalogueInLanguage } from '../../../modules/catalogue/index.ts';
import { demoCar } from './demo-car.ts';
import { readVehicleRecords } from './vehicle-record.ts';

const english = catalogueInLanguage('en');
const cars = (await readVehicleRecords()).map(demoCar);

// Names and words that both languages write alike.
const ALIKE = new Set(['A', 'Head-up-Display']);

/** Texts that English readers would see in German. */
function germanTexts(pairs: readonly (readonly [german: string, shown: string])[]): string[] {
  const left = pairs.filter(
    ([german, shown]) => german === shown && !ALIKE.has(german) && /\p{L}{3}/u.test(german),
  );
  return [...new Set(left.map(([german]) => german))];
}

test('every text of the demo catalogue is told in English', () => {
  const pairs = cars.flatMap(({ vehicle, colors, delivery }) => {
    const told = english.details(vehicle);
    return [
      ...colors.map((color) => [color.name, english.color(color).name] as const),
      ...delivery.flatMap((option) => {
        const shown = english.delivery(option);
        return [[option.name, shown.name] as const, [option.description, shown.description] as const];
      }),
      ...vehicle.standardEquipment.map((text, at) => [text, told.standardEquipment[at] ?? text] as const),
      ...vehicle.specialEquipment.map((text, at) => [text, told.specialEquipment[at] ?? text] as const),
      ...vehicle.technicalDetails.map(
        ({ name }, at) => [name, told.technicalDetails[at]?.name ?? name] as const,
      ),
    ];
  });
  expect(pairs.length).toBeGreaterThan(5000);
  expect(germanTexts(pairs)).toEqual([]);
});

test('no English text keeps a German letter or colour', () => {
  const shown = cars.flatMap(({ vehicle, colors }) => {
    const told = english.details(vehicle);
    return [
      ...colors.map((color) => english.color(color).name),
      ...told.standardEquipment,
      ...told.specialEquipment,
    ];
  });
  expect([...new Set(shown.filter((text) => /[äöüß]|schwarz|grau/i.test(text)))]).toEqual([]);
});
