import { NativeSelect, Skeleton } from '@mantine/core';
import { FIGURE_PERIODS } from '@stromwandel/api-spec';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSearchParams } from 'react-router';
import type { ReplyOf } from '../../api/replies.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import classes from './figures-page.module.css';
import { FiguresDownload } from './figures-download.tsx';
import { MonthCharts } from './month-charts.tsx';
import { StateCard } from './state-card.tsx';
import { TodayRow } from './today-row.tsx';

type Period = (typeof FIGURE_PERIODS)[number];

/** What the cars of an employer come to: by state, by month, and what is still owed. */
export default function FiguresPage() {
  const { t } = useTranslation(['figures', 'app']);
  return (
    <DeskPage desk="employer" title={t('figures:title')}>
      <FiguresDesk />
    </DeskPage>
  );
}

function FiguresDesk() {
  const { t } = useTranslation('figures');
  const [query, setQuery] = useSearchParams();
  const period = FIGURE_PERIODS.find((one) => one === query.get('period')) ?? 'LAST_12';
  return (
    <>
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        aside={
          <div className={classes['actions']}>
            <NativeSelect
              label={t('period')}
              value={period}
              data={FIGURE_PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
              onChange={(event) => setQuery({ period: event.currentTarget.value }, { replace: true })}
            />
            <FiguresDownload period={period} />
          </div>
        }
      />
      <FiguresContent period={period} />
    </>
  );
}

function FiguresContent({ period }: { readonly period: Period }) {
  const { t } = useTranslation(['figures', 'app']);
  const figures = useApiQuery(
    'getEmployerFigures',
    { query: { period } },
    { placeholderData: keepPreviousData },
  );
  return (
    <LoadState
      query={figures}
      failed={t('figures:failed')}
      label={t('figures:loading')}
      skeleton={
        <>
          <Skeleton height={96} radius={18} mb={22} />
          <Skeleton height={360} radius={22} />
        </>
      }
    >
      {(loaded) => <LoadedFigures figures={loaded} isOutdated={figures.isPlaceholderData} />}
    </LoadState>
  );
}

interface LoadedFiguresProps {
  readonly figures: ReplyOf<'getEmployerFigures'>;
  /** Whether another period is on its way. */
  readonly isOutdated: boolean;
}

function LoadedFigures({ figures, isOutdated }: LoadedFiguresProps) {
  const { t } = useTranslation('figures');
  if (figures.states.length === 0) {
    return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
  }
  return (
    <div className={classes['cards']} aria-busy={isOutdated}>
      <TodayRow figures={figures} />
      <StateCard states={figures.states} />
      <MonthCharts figures={figures} />
    </div>
  );
}
