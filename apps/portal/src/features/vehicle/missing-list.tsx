import type { OrderPrerequisite } from '@stromwandel/api-spec';
import { Fragment } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import classes from './order-messages.module.css';

function placeOf(code: OrderPrerequisite, backTo: string): string {
  if (code === 'EMAIL_NOT_CONFIRMED') return paths.checkEmail(backTo);
  if (code === 'TERMS_NOT_ACCEPTED') return paths.terms(backTo);
  return paths.salary(backTo, code);
}

interface MissingListProps {
  readonly missing: readonly OrderPrerequisite[];
  /** Address to which the pages that settle it lead back. */
  readonly backTo: string;
}

/** Names every single thing that an order still needs, each with a link to where it is done. Fields of one form share a row. */
export function MissingList({ missing, backTo }: MissingListProps) {
  const { t } = useTranslation('vehicle');
  const rows = new Map<string, OrderPrerequisite[]>();
  for (const code of missing) {
    const [form = code] = code.split('.');
    rows.set(form, [...(rows.get(form) ?? []), code]);
  }
  if (rows.size === 0) return null;
  return (
    <ul className={classes['missing']}>
      {[...rows].map(([form, codes]) => (
        <li key={form}>
          {t('order.missing')}{' '}
          {codes.map((code, index) => (
            <Fragment key={code}>
              {index > 0 && ', '}
              <Link to={placeOf(code, backTo)}>{t(`order.prerequisite.${code}`)}</Link>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}
