import type { OrderPrerequisite } from '@stromwandel/api-spec';
import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, useLocation } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import { MissingList } from './missing-list.tsx';
import classes from './visitor-actions.module.css';

/** More missing answers than that are a form to fill in, not a list to read. */
const MOST_NAMED = 3;

interface SalaryActionsProps {
  readonly vehicleId: number;
  /** What the person's first order would lack. */
  readonly missing: readonly OrderPrerequisite[];
}

/** The way from an estimate to the own rate: the salary data, or a calculation that saves nothing. */
export function SalaryActions({ vehicleId, missing }: SalaryActionsProps) {
  const { t } = useTranslation('vehicle');
  const { pathname, search } = useLocation();
  const backTo = pathname + search;
  // Before the address is confirmed the server keeps no salary data.
  const unconfirmed = missing.includes('EMAIL_NOT_CONFIRMED');
  const ofSalary = missing.filter((code) => code.startsWith('salaryInfo.'));
  const isNamed = ofSalary.length > 0 && ofSalary.length <= MOST_NAMED;
  return (
    <div className={classes['actions']}>
      <p className={classes['lead']}>{t(unconfirmed ? 'salary.confirmFirst' : 'salary.lead')}</p>
      {!unconfirmed && isNamed && <MissingList missing={ofSalary} backTo={backTo} />}
      <Button component={Link} to={unconfirmed ? paths.checkEmail(backTo) : paths.salary(backTo)} fullWidth>
        {t(unconfirmed ? 'salary.confirm' : 'salary.enter')}
      </Button>
      <Button component={Link} to={paths.calculator(vehicleId)} variant="default" fullWidth>
        {t('salary.calculate')}
      </Button>
    </div>
  );
}
