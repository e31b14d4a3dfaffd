import { compareCosts, comparisonFigures } from '@stromwandel/offer';
import { useApiQuery } from '../../api/use-api-query.ts';
import { LaterInBrowser } from '../../product/later-benefits/later-in-browser.tsx';
import { calculatedCar } from './calculated-car.ts';
import type { CalculatorComparisonProps } from './calculator-comparison.tsx';

/** What is missing later beside what is saved against leasing privately, by the same sum as in the comparison. */
export function CalculatorLater({ result, offered, ...answers }: CalculatorComparisonProps) {
  const defaults = useApiQuery('getComparisonDefaults', {}).data;
  const car = calculatedCar(result, answers.salary, answers.car, offered);
  const verdict = defaults ? compareCosts(car, comparisonFigures(defaults)).verdict : null;
  return <LaterInBrowser {...answers} verdict={verdict} />;
}
