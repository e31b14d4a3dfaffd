import { IconBookmark } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { NavLink } from 'react-router';
import { useApiCall } from '../api/api-context.ts';
import { paths } from '../navigation/paths.ts';
import { useHasRole } from '../session/session-context.ts';
import { useRememberedCars } from './use-remembered-cars.ts';
import classes from './favourites-link.module.css';

/** Leads from every page to the remembered cars, with their number. */
export function FavouritesLink() {
  const { t } = useTranslation();
  const call = useApiCall();
  const queries = useQueryClient();
  const employee = useHasRole('EMPLOYEE');
  const count = useRememberedCars().length;
  useEffect(() => {
    if (!employee) return;
    // A failure leaves them in the browser; the next page tries again.
    void import('./change-favourite.ts')
      .then(({ mergeFavourites }) => mergeFavourites({ call, queries }))
      .catch(() => undefined);
  }, [employee, call, queries]);
  return (
    <NavLink
      className={classes['link'] ?? ''}
      to={paths.favourites()}
      aria-label={t('nav.favourites', { count })}
    >
      <IconBookmark size={20} stroke={1.75} aria-hidden="true" />
      {count > 0 && <span aria-hidden="true">{count}</span>}
    </NavLink>
  );
}
