import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { germanDay } from '@stromwandel/kernel';
import { useContext } from 'react';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProductClockContext, useToday } from '../../product-clock/product-clock-context.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './last-state.module.css';

interface LastStateProps {
  /** The page's main reply. */
  readonly query: {
    readonly data: unknown;
    readonly dataUpdatedAt: number;
    readonly failureCount: number;
    readonly isError: boolean;
    readonly isFetching: boolean;
  };
}

/** Whether a page shows what was loaded last, because the newest state did not come. */
export const isFormer = ({ data, failureCount, isError }: LastStateProps['query']): boolean =>
  data !== undefined && (isError || failureCount > 0);

/** Says of when what is shown is, and tries again. */
export function LastState({ query }: LastStateProps) {
  const { t } = useTranslation(['offline', 'app']);
  const { dateTime, time } = useFormat();
  const clock = useContext(ProductClockContext);
  const today = useToday();
  const queries = useQueryClient();
  if (!isFormer(query)) return null;
  const at = new Date(query.dataUpdatedAt + clock.aheadMs());
  const isToday = germanDay(at.getTime()) === today;
  return (
    <div className={classes['place']}>
      <Notice
        tone="info"
        polite
        title={t('offline:lastState.title', {
          at: (isToday ? time : dateTime)(at.toISOString()),
        })}
        action={
          <Button
            variant="default"
            loading={query.isFetching}
            onClick={() => void queries.refetchQueries({ type: 'active' })}
          >
            {t('app:retry')}
          </Button>
        }
      >
        {t('offline:lastState.text')}
      </Notice>
    </div>
  );
}
