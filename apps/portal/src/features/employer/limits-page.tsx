import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import { LoadState } from '../../api/load-state.tsx';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useFormat } from '../../format/use-format.ts';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { paths } from '../../navigation/paths.ts';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import tableClasses from '../../product/desk/desk-table.module.css';
import { vehicleName } from '../../product/desk/vehicle-name.ts';
import { RowTable } from '../../product/query-table/row-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionCard } from '../../ui/section-card.tsx';

type Limits = ReplyOf<'getEmployerLimits'>;
type Row = Limits['limits'][number];

/** Running leases of the employer's people that break a limit of the law, with what to do; without pay. */
export default function LimitsPage() {
  const { t } = useTranslation('limits');
  const limits = useApiQuery('getEmployerLimits', {});
  return (
    <DeskPage desk="employer" title={t('title')}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <LoadState query={limits} failed={t('failed')} label={t('loading')}>
        {(loaded) => <LimitList {...loaded} />}
      </LoadState>
    </DeskPage>
  );
}

function LimitList({ year, limits }: Limits) {
  const { t } = useTranslation('limits');
  const { month } = useFormat();
  return (
    <SectionCard title={t('list')} description={t('what', { year })}>
      {limits.length === 0 ? (
        <EmptyState title={t('empty.title')}>{t('empty.text', { year })}</EmptyState>
      ) : (
        <RowTable
          label={t('list')}
          rows={limits}
          rowKey={({ orderId, limit }) => `${orderId} ${limit}`}
          columns={[
            { title: t('columns.person'), cell: (row) => <Person row={row} /> },
            { title: t('columns.vehicle'), cell: ({ vehicle }) => <Vehicle vehicle={vehicle} /> },
            { title: t('columns.limit'), cell: ({ limit }) => t(`limits.${limit}`) },
            { title: t('columns.month'), cell: ({ from }) => month(from) },
            { title: t('columns.action'), cell: ({ limit }) => <WayOut limit={limit} /> },
          ]}
        />
      )}
    </SectionCard>
  );
}

/** What the employer can do; the contribution is set among the rules. */
function WayOut({ limit }: Pick<Row, 'limit'>) {
  const { t } = useTranslation('limits');
  return (
    <>
      {t(`actions.${limit}`)}
      {limit !== 'INSURANCE_STATUS' && (
        <Link className={tableClasses['small']} to={deskPaths.employerRules()}>
          {t('contribution')}
        </Link>
      )}
    </>
  );
}

function Person({ row: { orderId, firstName, lastName } }: { readonly row: Row }) {
  const { t } = useTranslation('limits');
  return (
    <>
      {firstName} {lastName}
      <Link className={tableClasses['small']} to={`${paths.employer()}?order=${orderId}`}>
        {t('order', { orderId })}
      </Link>
    </>
  );
}

function Vehicle({ vehicle }: Pick<Row, 'vehicle'>) {
  return (
    <>
      {vehicleName(vehicle)}
      {vehicle.trimLevel !== null && <span className={tableClasses['small']}>{vehicle.trimLevel}</span>}
    </>
  );
}
