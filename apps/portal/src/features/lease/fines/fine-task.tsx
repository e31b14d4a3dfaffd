import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Notice } from '../../../ui/notice.tsx';
import { finesPath } from './own-fine.ts';
import classes from '../car-page.module.css';

interface FineTaskProps {
  readonly leaseId: number;
  /** Whether the task below asks for something; that nothing is due does not stand below an open letter. */
  readonly hasOther: boolean;
  /** The other task. */
  readonly children: ReactNode;
}

/** An open letter of an authority with the days left, before what else is due; nothing without a letter. */
export function FineTask({ leaseId, hasOther, children }: FineTaskProps) {
  const { t } = useTranslation('lease');
  const { date, number } = useFormat();
  const letters = useApiQuery('listOwnFines', { params: { leaseId: String(leaseId) } });
  const fines = letters.data?.fines ?? [];
  const [open] = fines
    .filter(({ daysLeft }) => daysLeft !== null)
    .toSorted((one, other) => (one.daysLeft ?? 0) - (other.daysLeft ?? 0));
  if (!open || open.answerUntil === null || open.daysLeft === null) {
    return (
      <>
        {children}
        {fines.length > 0 && (
          <Link className={classes['quiet']} to={finesPath(leaseId)}>
            {t('fines.all')}
          </Link>
        )}
      </>
    );
  }
  return (
    <>
      <Notice
        tone="copper"
        title={t('fines.task')}
        action={
          <Button component={Link} to={finesPath(leaseId)}>
            {t('fines.toAnswer')}
          </Button>
        }
      >
        {open.daysLeft === 0
          ? t('fines.today')
          : t('fines.daysLeft', {
              count: open.daysLeft,
              formatted: number(open.daysLeft),
              date: date(open.answerUntil),
            })}
      </Notice>
      {hasOther && children}
    </>
  );
}
