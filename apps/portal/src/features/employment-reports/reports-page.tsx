import { Skeleton } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, useSearchParams } from 'react-router';
import type { ReplyOf } from '../../api/replies.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import { PageLinks } from '../../product/desk/page-links.tsx';
import { useEmploymentReportText } from '../../product/desk/use-employment-report-text.ts';
import { useFormat } from '../../format/use-format.ts';
import { readId } from '../../navigation/read-id.ts';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import classes from '../../product/desk/row-list.module.css';

type Report = ReplyOf<'listEmploymentReports'>['reports'][number];

/** What employers have reported about people with a car, newest first. */
export default function ReportsPage() {
  const { t } = useTranslation(['reports', 'app']);
  return (
    <DeskPage desk="provider" title={t('reports:title')}>
      <PageTitle title={t('reports:title')} lead={t('reports:lead')} />
      <SectionCard title={t('reports:list')}>
        <Reports />
      </SectionCard>
    </DeskPage>
  );
}

function Reports() {
  const { t } = useTranslation(['reports', 'app']);
  const [address] = useSearchParams();
  const after = address.get('after');
  const query = after !== null && readId(after) !== null ? { after } : {};
  const found = useApiQuery('listEmploymentReports', { query }, { placeholderData: keepPreviousData });
  return (
    <LoadState
      query={found}
      failed={t('reports:failed')}
      label={t('reports:loading')}
      skeleton={<Skeleton height={240} radius={18} />}
    >
      {({ reports, next }) => (
        <>
          {reports.length === 0 ? (
            <EmptyState title={t('reports:none')}>{t('reports:noneText')}</EmptyState>
          ) : (
            <ul>
              {reports.map((report) => (
                <ReportItem key={report.id} report={report} />
              ))}
            </ul>
          )}
          <PageLinks label={t('reports:list')} parameter="after" next={next} />
        </>
      )}
    </LoadState>
  );
}

function ReportItem({ report }: { readonly report: Report }) {
  const { t } = useTranslation(['reports', 'desk']);
  const { date } = useFormat();
  const textOf = useEmploymentReportText();
  const { personName, tenantName, leaving, insuranceCase, reportedAt, leases } = report;
  const leased = leases.filter(({ until }) => until !== null);
  return (
    <li className={classes['item']}>
      <div>
        <p className={classes['head']}>
          <strong>{personName}</strong>
          <StatusBadge tone={leaving ? 'warn' : 'neutral'}>
            {t(leaving ? 'reports:leaving' : 'reports:absence')}
          </StatusBadge>
        </p>
        <p>{textOf(report)}</p>
        <p className={classes['quiet']}>
          {[
            tenantName,
            t('reports:reportedOn', { date: date(reportedAt) }),
            leased.length > 0 &&
              t(insuranceCase ? 'desk:report.insuranceCase' : 'desk:report.noInsuranceCase'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <ul className={classes['actions']}>
        {leases.map(({ orderId, vehicle }) => (
          <li key={orderId}>
            <Link to={deskPaths.providerOrder(orderId)}>{t('reports:order', { id: orderId, vehicle })}</Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
