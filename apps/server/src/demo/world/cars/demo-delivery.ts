import { stableChoice } from './stable-choice.ts';

export interface DeliveryWeeks {
  readonly from: number;
  readonly to: number;
}

export interface DemoDeliveryOption {
  readonly name: string;
  readonly description: string;
}

/** Built to order, from cars in stock to the long waits of new models. */
const WEEKS: readonly DeliveryWeeks[] = [
  { from: 2, to: 4 },
  { from: 3, to: 5 },
  { from: 4, to: 6 },
  { from: 6, to: 10 },
  { from: 8, to: 12 },
  { from: 10, to: 14 },
  { from: 12, to: 18 },
  { from: 16, to: 24 },
];
/** Cars above this list price are built to order. */
const BUILT_TO_ORDER_EUR = 80_000;
const BUILT_TO_ORDER: readonly DeliveryWeeks[] = [
  { from: 14, to: 20 },
  { from: 18, to: 26 },
  { from: 24, to: 36 },
];

const DEALER: DemoDeliveryOption = {
  name: 'Abholung beim Händler',
  description: 'Übergabe mit Einweisung bei einem Händler in Ihrer Nähe, ohne Aufpreis.',
};
const HOME: DemoDeliveryOption = {
  name: 'Lieferung nach Hause',
  description: 'Übergabe an Ihrer Wohnanschrift, werktags nach Absprache, ohne Aufpreis.',
};
const WORKPLACE: DemoDeliveryOption = {
  name: 'Lieferung an den Arbeitsort',
  description: 'Übergabe auf dem Gelände Ihres Arbeitgebers, werktags nach Absprache, ohne Aufpreis.',
};

/** The span of weeks until handover. */
export function demoDeliveryWeeks(name: string, listPriceEur: number): DeliveryWeeks {
  const spans = listPriceEur > BUILT_TO_ORDER_EUR ? BUILT_TO_ORDER : WEEKS;
  // The index lies within the list by the choice's contract.
  return spans[stableChoice(`${name} delivery`, spans.length)]!;
}

/** How the car can be handed over; the brand that has no dealers delivers only. */
export function demoDeliveryOptions(brand: string): DemoDeliveryOption[] {
  return brand === 'Tesla' ? [HOME, WORKPLACE] : [DEALER, HOME, WORKPLACE];
}
