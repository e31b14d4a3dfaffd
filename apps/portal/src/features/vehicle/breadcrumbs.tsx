import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import { lastAddressOf, TO_KEPT_PLACE } from '../../navigation/kept-places.ts';
import { paths } from '../../navigation/paths.ts';
import classes from './breadcrumbs.module.css';

/** Leads back to the list as it was left, filters and place. */
export function Breadcrumbs({ current }: { readonly current: string }) {
  const { t } = useTranslation('vehicle');
  return (
    <nav aria-label={t('breadcrumbs')} className={classes['crumbs']}>
      <Link to={lastAddressOf(paths.search())} state={TO_KEPT_PLACE}>
        {t('vehicles')}
      </Link>
      <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
      <span aria-current="page">{current}</span>
    </nav>
  );
}
