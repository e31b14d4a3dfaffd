import type { SalaryInfo } from '@stromwandel/api-spec';
import type { CalculatorCarReply, PricingTermsReply, TaxResultReply } from '../../api/replies.ts';
import { laterInBrowser, type PricedCar } from '../../product/browser-pricing/price-in-browser.ts';
import { calculationAnswers, withAnswers } from '../../product/later-benefits/later-answers.ts';
import { usePanelAnswers } from '../../product/later-benefits/shared-answers.tsx';
import { LoadedComparison } from '../../product/comparison/loaded-comparison.tsx';
import { calculatedCar } from '../../product/comparison/calculated-car.ts';

export interface CalculatorComparisonProps {
  readonly result: TaxResultReply;
  readonly salary: SalaryInfo;
  readonly car: PricedCar;
  readonly terms: PricingTermsReply;
  /** The car as the catalogue offers it; null for a car of one's own. */
  readonly offered: CalculatorCarReply | null;
}

/** The calculated car beside the ways of owning it. */
export function CalculatorComparison({ result, salary, car, terms, offered }: CalculatorComparisonProps) {
  const [answers] = usePanelAnswers();
  const later = laterInBrowser(salary, car, terms, [], calculationAnswers(salary, answers));
  return (
    <LoadedComparison
      // Entries belong to one car.
      key={offered?.id ?? 'own'}
      subject={{ car: String(offered?.id ?? 'own'), leasePackage: null }}
      car={calculatedCar(result, salary, car, offered)}
      personal
      stopped={result.stops.length > 0}
      later={later.ok ? withAnswers(later.value, salary, answers) : null}
    />
  );
}
