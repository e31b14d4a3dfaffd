import { cents, type Cents } from '@stromwandel/kernel';

/** Monthly amounts of one payslip, as the chart divides it. */
interface GrossShares {
  readonly netCents: Cents;
  /** Social insurance and chamber contribution, and whatever else is deducted beside tax. */
  readonly chargesCents: Cents;
  readonly taxCents: Cents;
}

export interface GrossFlow {
  readonly today: GrossShares;
  readonly withCar: GrossShares & { readonly rateCents: Cents };
}

/** A part of a bar, in the units of the drawing. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface GrossFlowGeometry {
  readonly today: Readonly<Record<'net' | 'charges' | 'tax', Span>>;
  readonly withCar: Readonly<Record<'net' | 'rate' | 'charges' | 'tax', Span>>;
  /** The rate, enlarged over the whole width: what comes from net pay, from charges and from tax. */
  readonly lens: Readonly<Record<'net' | 'charges' | 'tax', Span>>;
  /** Share of the rate that is paid from net pay, in whole percent; never above 100. */
  readonly paidFromNetPercent: number;
}

function row(start: number, widths: readonly number[]): Span[] {
  let at = start;
  return widths.map((width) => {
    const span = { start: at, end: at + Math.max(width, 0) };
    at = span.end;
    return span;
  });
}

const NOTHING: Span = { start: 0, end: 0 };

/** What charges and tax carry of the rate: where one rises, the other carries less by as much. */
export function carriedOf({ today, withCar }: GrossFlow): { readonly charges: Cents; readonly tax: Cents } {
  const charges = today.chargesCents - withCar.chargesCents;
  const tax = today.taxCents - withCar.taxCents;
  return {
    charges: cents(Math.max(charges + Math.min(tax, 0), 0)),
    tax: cents(Math.max(tax + Math.min(charges, 0), 0)),
  };
}

/**
 * Divides the width of a drawing by the payslips: both bars to one scale, the rate enlarged to the whole width.
 * If charges and tax together rise, all of the rate comes from net pay.
 */
export function grossFlowGeometry(flow: GrossFlow, left: number, right: number): GrossFlowGeometry {
  const { today, withCar } = flow;
  const whole = Math.max(
    today.netCents + today.chargesCents + today.taxCents,
    withCar.netCents + withCar.rateCents + withCar.chargesCents + withCar.taxCents,
  );
  const scale = whole > 0 ? (right - left) / whole : 0;
  const [net = NOTHING, charges = NOTHING, tax = NOTHING] = row(
    left,
    [today.netCents, today.chargesCents, today.taxCents].map((amount) => amount * scale),
  );
  const [carNet = NOTHING, rate = NOTHING, carCharges = NOTHING, carTax = NOTHING] = row(
    left,
    [withCar.netCents, withCar.rateCents, withCar.chargesCents, withCar.taxCents].map(
      (amount) => amount * scale,
    ),
  );

  const { charges: lessCharges, tax: lessTax } = carriedOf(flow);
  const fromNet = Math.max(withCar.rateCents - lessCharges - lessTax, 0);
  const parts = fromNet + lessCharges + lessTax;
  const enlarge = parts > 0 ? (right - left) / parts : 0;
  const [lensNet = NOTHING, lensCharges = NOTHING, lensTax = NOTHING] = row(
    left,
    [fromNet, lessCharges, lessTax].map((amount) => amount * enlarge),
  );

  return {
    today: { net, charges, tax },
    withCar: { net: carNet, rate, charges: carCharges, tax: carTax },
    lens: { net: lensNet, charges: lensCharges, tax: lensTax },
    paidFromNetPercent: parts > 0 ? Math.round((fromNet / parts) * 100) : 100,
  };
}
