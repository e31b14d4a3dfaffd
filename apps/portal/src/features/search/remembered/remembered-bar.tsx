import { IconArrowsLeftRight } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link } from 'react-router';
import { paths } from '../../../navigation/paths.ts';
import { COMPARED_CARS } from '../compare/compared-cars.ts';
import classes from './remembered-bar.module.css';

/** Leads from the list to the comparison of what was remembered. */
export function RememberedBar({ cars }: { readonly cars: readonly number[] }) {
  const { t } = useTranslation('search');
  return (
    <p className={classes['bar']}>
      <span>{t('remembered.count', { count: cars.length })}</span>
      <Link className={classes['link']} to={paths.compare(cars.slice(0, COMPARED_CARS))}>
        <IconArrowsLeftRight size={18} stroke={1.75} aria-hidden="true" />
        {t('remembered.compare')}
      </Link>
    </p>
  );
}
