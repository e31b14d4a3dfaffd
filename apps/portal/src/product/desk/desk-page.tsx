import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import { useMe } from '../../api/use-me.ts';
import { RequireSession } from '../../layout/require-session.tsx';
import { DeskNavigation, type Desk } from './desk-navigation.tsx';
import classes from './desk-page.module.css';

interface DeskPageProps {
  readonly desk: Desk;
  /** Of the browser's tab; a page whose title comes with its data sets it itself. */
  readonly title?: string;
  /** Where a page below a part of the workspace leads back to; in place of the links to all parts. */
  readonly back?: { readonly to: string; readonly label: string };
  /** Whether the links to all parts stay above the way back. */
  readonly areas?: boolean;
  readonly children: ReactNode;
}

/** The frame of every page of a workspace. */
export function DeskPage({ desk, title, back, areas = back === undefined, children }: DeskPageProps) {
  const { t } = useTranslation();
  return (
    <RequireSession>
      <div data-wide className={classes['page']}>
        {title !== undefined && <title>{t('pageTitle', { page: title })}</title>}
        {desk === 'employer' && <CompanyName />}
        {areas && <DeskNavigation desk={desk} />}
        {back !== undefined && (
          <Link to={back.to} className={classes['back']}>
            <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
            {back.label}
          </Link>
        )}
        {children}
      </div>
    </RequireSession>
  );
}

/** Whose workspace it is. Its line is there from the start, so that nothing moves when the name arrives. */
function CompanyName() {
  return <p className={classes['company']}>{useMe().data?.tenantName}</p>;
}
