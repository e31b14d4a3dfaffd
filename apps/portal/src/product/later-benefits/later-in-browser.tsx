import type { SalaryInfo } from '@stromwandel/api-spec';
import type { PricingTermsReply, RunningCarReply } from '../../api/replies.ts';
import { laterInBrowser, priceInBrowser, type PricedCar } from '../browser-pricing/price-in-browser.ts';
import { LaterPanel } from './later-panel.tsx';

interface LaterInBrowserProps {
  readonly salary: SalaryInfo;
  readonly car: PricedCar;
  readonly terms: PricingTermsReply;
  readonly running?: readonly RunningCarReply[];
}

/** The panel, computed here; nothing without a payslip, which the page explains beside the price. */
export function LaterInBrowser({ salary, car, terms, running = [] }: LaterInBrowserProps) {
  const tax = priceInBrowser(salary, car, terms, running);
  const later = laterInBrowser(salary, car, terms, running);
  if (!tax.ok || !later.ok) return null;
  return <LaterPanel tax={tax.value} later={later.value} months={car.durationMonths} />;
}
