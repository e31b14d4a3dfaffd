import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './account-page.module.css';

interface AccountPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  /** The other way on, below a line. */
  readonly below?: ReactNode;
}

/** One step on the way into an account. */
export function AccountPage({ title, lead, children, below }: AccountPageProps) {
  const { t } = useTranslation();
  return (
    <div className={classes['page']}>
      <title>{t('pageTitle', { page: title })}</title>
      <div>
        <h1>{title}</h1>
        {lead !== undefined && <p className={classes['lead']}>{lead}</p>}
      </div>
      {children}
      {below !== undefined && <div className={classes['below']}>{below}</div>}
    </div>
  );
}
