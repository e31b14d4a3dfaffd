import { Anchor, Skeleton } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadState } from '../../api/load-state.tsx';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useFormat } from '../../format/use-format.ts';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import tableClasses from '../../product/desk/desk-table.module.css';
import { RowTable } from '../../product/query-table/row-table.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { FiguresFiles } from './figures-files.tsx';
import classes from './law-page.module.css';
import { LoadFigures } from './load-figures.tsx';
import { YearsOfLaw } from './years-of-law.tsx';

type ProviderLaw = ReplyOf<'getProviderLaw'>;
type LawRow = ProviderLaw['rows'][number];

/** How far the figures that the portal computes with are law, and until when, for the provider. */
export default function LawPage() {
  const { t } = useTranslation('law');
  const law = useApiQuery('getProviderLaw', {});
  return (
    <DeskPage desk="provider" title={t('title')}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <LoadState
        query={law}
        failed={t('failed')}
        label={t('loading')}
        skeleton={<Skeleton height={480} radius={22} />}
      >
        {(loaded) => <Law law={loaded} />}
      </LoadState>
    </DeskPage>
  );
}

function isEnding({ daysLeft }: LawRow, { warningDays }: ProviderLaw): boolean {
  return daysLeft !== null && daysLeft < warningDays;
}

function Law({ law }: { readonly law: ProviderLaw }) {
  const { t } = useTranslation('law');
  const { date, dateTime } = useFormat();
  const loadedText = (loaded: LawRow['loaded']) =>
    loaded === null
      ? t('withPortal')
      : t('files.by', { at: dateTime(loaded.at), name: loaded.by ?? t('files.someone') });
  const soon = law.rows.filter((row) => isEnding(row, law));
  const groups = {
    ended: soon.filter(({ daysLeft }) => (daysLeft ?? 0) < 0),
    ending: soon.filter(({ daysLeft }) => (daysLeft ?? 0) >= 0),
  };
  return (
    <div className={classes['parts']}>
      {(['ended', 'ending'] as const).map(
        (key) =>
          groups[key].length > 0 && (
            <Notice key={key} tone="warn" title={t(key, { count: groups[key].length })}>
              {t('endingText', {
                subjects: groups[key].map(({ subject }) => t(`subjects.${subject}`)).join(', '),
              })}
            </Notice>
          ),
      )}
      <SectionCard title={t('list')}>
        <RowTable
          label={t('list')}
          rows={law.rows}
          rowKey={({ subject }) => subject}
          className={classes['table']}
          columns={[
            { title: t('columns.subject'), cell: ({ subject }) => t(`subjects.${subject}`) },
            { title: t('columns.state'), cell: (row) => <State row={row} ending={isEnding(row, law)} /> },
            {
              title: t('columns.coveredUntil'),
              cell: ({ coveredUntil }) => (coveredUntil === null ? t('noEnd') : date(coveredUntil)),
            },
            { title: t('columns.source'), cell: (row) => <Source row={row} /> },
            { title: t('columns.checkedOn'), cell: ({ checkedOn }) => date(checkedOn) },
            { title: t('columns.loaded'), cell: ({ loaded }) => loadedText(loaded) },
          ]}
        />
      </SectionCard>
      {law.canLoad ? <LoadFigures /> : <Notice tone="neutral">{t('load.off')}</Notice>}
      {law.files.length > 0 && <FiguresFiles files={law.files} />}
      <YearsOfLaw years={law.years} />
    </div>
  );
}

interface StateProps {
  readonly row: LawRow;
  readonly ending: boolean;
}

function State({ row: { state, daysLeft }, ending }: StateProps) {
  const { t } = useTranslation('law');
  const enactedTone = ending ? 'warn' : 'gain';
  return (
    <>
      <StatusBadge tone={state === 'ASSUMED' ? 'danger' : enactedTone}>{t(`states.${state}`)}</StatusBadge>
      {ending && daysLeft !== null && daysLeft >= 0 && (
        <span className={tableClasses['small']}>{t('daysLeft', { count: daysLeft })}</span>
      )}
    </>
  );
}

function Source({ row: { source, sourceUrl, remark, draft } }: { readonly row: LawRow }) {
  const { t } = useTranslation('law');
  const { date } = useFormat();
  return (
    <>
      <Anchor href={sourceUrl} target="_blank" rel="noreferrer" lang="de">
        {source}
      </Anchor>
      {remark && <span className={tableClasses['small']}>{t(`remarks.${remark}`)}</span>}
      {draft && (
        <span className={tableClasses['small']}>
          {t('draft', { from: date(draft.validFrom), publishedOn: date(draft.publishedOn) })}{' '}
          <span lang="de">{draft.source}</span>
        </span>
      )}
    </>
  );
}
