import type { Clock } from './clock.ts';

/**
 * An instant of the system clock as the product clock shows it, so that a page never shows both times. They are the
 * same unless demo mode has moved the product clock.
 */
export function productTime(
  { clock, systemClock }: { readonly clock: Clock; readonly systemClock: Clock },
  instant: Date,
): Date {
  return new Date(instant.getTime() + clock.now().getTime() - systemClock.now().getTime());
}
