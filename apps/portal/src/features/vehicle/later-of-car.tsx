import { inEuros, salaryInfoBody, type SalaryInfo } from '@stromwandel/api-spec';
import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { LeasePackageReply, VehicleDetailReply } from '../../api/replies.ts';
import { bothOf } from '../../api/both-of.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { paths } from '../../navigation/paths.ts';
import { comparedCarOf } from '../../product/comparison/compared-car-of.ts';
import { LaterFailed } from '../../product/later-benefits/later-failed.tsx';
import { LaterInBrowser } from '../../product/later-benefits/later-in-browser.tsx';
import { LaterSkeleton } from '../../product/later-benefits/later-skeleton.tsx';
import {
  assumedSalary,
  AVERAGE_ANSWERS,
  sentSalary,
  USUAL_DAYS,
} from '../../product/salary-form/salary-values.ts';
import { useHealthRates } from '../../product/salary-form/use-health-rates.ts';
import { pricedCarOf } from './priced-car-of.ts';

interface LaterOfCarProps {
  readonly vehicle: VehicleDetailReply;
  readonly leasePackage: LeasePackageReply;
  /** Without salary data the panel shows the figures of an example. */
  readonly example: boolean;
}

/** What the chosen package saves today and what is missing later: with the person's figures, or those of an example. */
export function LaterOfCar({ example, ...car }: LaterOfCarProps) {
  return example ? <Example {...car} /> : <Own {...car} />;
}

type CarProps = Omit<LaterOfCarProps, 'example'>;

function Own({ vehicle, leasePackage }: CarProps) {
  const both = bothOf(useApiQuery('getUserInfo', {}), useApiQuery('getPricingTerms', {}));
  if (both.isError && both.data === undefined) {
    return <LaterFailed retrying={both.isFetching} onRetry={() => void both.refetch()} />;
  }
  if (both.data === undefined) return <LaterSkeleton />;
  const [{ salaryInfo }, terms] = both.data;
  if (!salaryInfo) return <Example vehicle={vehicle} leasePackage={leasePackage} />;
  return (
    <LaterInBrowser
      salary={inEuros(salaryInfo)}
      car={pricedCarOf(vehicle, leasePackage)}
      terms={terms}
      running={vehicle.runningCars}
      comparedCar={(tax) => comparedCarOf(vehicle, leasePackage, { tax, salary: salaryInfo }, tax.userPrice)}
    />
  );
}

function Example({ vehicle, leasePackage }: CarProps) {
  const { t } = useTranslation('payslip');
  const terms = useApiQuery('getPricingTerms', {});
  const salary = useExampleSalary();
  // Without the law of the day there is no example either.
  if (salary === null) return null;
  if (terms.isError) return <LaterFailed retrying={terms.isFetching} onRetry={() => void terms.refetch()} />;
  if (terms.data === undefined) return <LaterSkeleton />;
  return (
    <LaterInBrowser
      salary={salary}
      car={pricedCarOf(vehicle, leasePackage)}
      terms={terms.data}
      asks={false}
      comparedCar={(tax) => comparedCarOf(vehicle, leasePackage, { tax, salary }, tax.userPrice)}
    >
      <p>
        <strong>{t('later.example')}</strong>{' '}
        <Button component={Link} variant="default" to={paths.calculator(vehicle.id)}>
          {t('later.ownFigures')}
        </Button>
      </p>
    </LaterInBrowser>
  );
}

/** Average answers: 4,500 EUR, tax class I; null while the law of the day is not known. */
function useExampleSalary(): SalaryInfo | null {
  const values = { ...assumedSalary(useHealthRates(), USUAL_DAYS), ...AVERAGE_ANSWERS };
  const salary = salaryInfoBody.safeParse(sentSalary(values));
  return salary.success ? salary.data : null;
}
