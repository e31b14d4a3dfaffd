import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, useLocation } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import classes from './visitor-actions.module.css';

/** What visitors can do with the car: sign in or register and come back to this very choice, or calculate at once. */
export function VisitorActions({ vehicleId }: { readonly vehicleId: number }) {
  const { t } = useTranslation('vehicle');
  const { pathname, search } = useLocation();
  const backTo = pathname + search;
  return (
    <div className={classes['actions']}>
      <p className={classes['lead']}>{t('visitor.lead')}</p>
      <Button component={Link} to={paths.calculator(vehicleId)} fullWidth>
        {t('visitor.calculate')}
      </Button>
      <div className={classes['buttons']}>
        <Button component={Link} to={paths.login(backTo)} variant="default">
          {t('visitor.login')}
        </Button>
        <Button component={Link} to={paths.register(undefined, backTo)} variant="default">
          {t('visitor.register')}
        </Button>
      </div>
    </div>
  );
}
