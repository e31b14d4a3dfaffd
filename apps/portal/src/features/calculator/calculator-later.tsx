import { LaterInBrowser } from '../../product/later-benefits/later-in-browser.tsx';
import { calculatedCar } from '../../product/comparison/calculated-car.ts';
import type { CalculatorComparisonProps } from './calculator-comparison.tsx';

/** What is missing later beside what is saved against leasing privately, by the same sum as in the comparison. */
export function CalculatorLater({ offered, ...answers }: Omit<CalculatorComparisonProps, 'result'>) {
  const { salary, car } = answers;
  return (
    <LaterInBrowser {...answers} comparedCar={(result) => calculatedCar(result, salary, car, offered)} />
  );
}
