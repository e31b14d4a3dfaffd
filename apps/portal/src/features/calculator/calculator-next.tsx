import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import { useAuthData } from '../../session/session-context.ts';
import classes from './calculator-result.module.css';

interface CalculatorNextProps {
  /** The car of the catalogue that was calculated; null for a car of one's own. */
  readonly vehicleId: number | null;
}

/** Where a calculated rate leads: to the car or to all cars, and for visitors to an account. */
export function CalculatorNext({ vehicleId }: CalculatorNextProps) {
  const { t } = useTranslation('calculator');
  const visitor = useAuthData() === null;
  const target = vehicleId === null ? paths.search() : paths.vehicle(vehicleId);
  return (
    <div className={classes['next']}>
      <Button component={Link} to={target} fullWidth>
        {t(vehicleId === null ? 'next.cars' : 'next.car')}
      </Button>
      {visitor && (
        <Button component={Link} to={paths.register(undefined, target)} variant="default" fullWidth>
          {t('next.register')}
        </Button>
      )}
    </div>
  );
}
