import { Skeleton } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { EmployerOrderSheet } from '../../api/replies.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { AutomaticChecks } from '../../product/desk/automatic-checks.tsx';
import { ConversionFigures } from '../../product/desk/conversion-figures.tsx';
import { personName } from '../../product/desk/person-name.ts';
import { useContractFacts } from '../../product/desk/use-contract-facts.ts';
import { useDeliveryFacts } from '../../product/desk/use-delivery-facts.ts';
import { useEmploymentReportText } from '../../product/desk/use-employment-report-text.ts';
import { vehicleName } from '../../product/desk/vehicle-name.ts';
import { useFormat } from '../../format/use-format.ts';
import { ContractCopy } from '../../product/desk/contract-copy.tsx';
import { OrderHistory } from '../../product/order-timeline/order-history.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { VehicleStage } from '../../ui/vehicle-stage.tsx';
import { ApprovalBadge } from './approval-badge.tsx';
import { ApprovalDecision } from './approval-decision.tsx';
import classes from './approval-sheet.module.css';
import { EmployerCost } from './employer-cost.tsx';

interface ApprovalSheetProps {
  readonly orderId: number;
  /** On phones: the way back to the list. */
  readonly backTo: string | null;
  /** The next order that waits; null when none does. */
  readonly nextTo: string | null;
}

/** One order with all that the employer needs for a decision, or why there is none. */
export function ApprovalSheet({ orderId, backTo, nextTo }: ApprovalSheetProps) {
  const { t } = useTranslation(['employer', 'desk', 'app']);
  const sheet = useApiQuery('getEmployerOrder', { params: { orderId: String(orderId) } });
  return (
    <div>
      {backTo !== null && (
        <Link to={backTo} className={classes['back']}>
          <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
          {t('employer:back')}
        </Link>
      )}
      <LoadState
        query={sheet}
        missing={<EmptyState title={t('desk:missing.title')}>{t('desk:missing.text')}</EmptyState>}
        failed={t('desk:orderFailed')}
        label={t('desk:loading')}
        skeleton={<Skeleton height={560} radius={22} />}
      >
        {(loaded) => (
          <div className={classes['parts']}>
            <LoadedSheet sheet={loaded} focused={backTo !== null} nextTo={nextTo} />
            <OrderHistory
              orderId={orderId}
              reader={{ side: 'TENANT_ADMIN', employee: personName(loaded.employee) }}
            />
          </div>
        )}
      </LoadState>
    </div>
  );
}

interface LoadedSheetProps {
  readonly sheet: EmployerOrderSheet;
  /** Whether the sheet took the place of the list and with it the focus. */
  readonly focused: boolean;
  readonly nextTo: string | null;
}

function LoadedSheet({ sheet, focused, nextTo }: LoadedSheetProps) {
  const { t } = useTranslation(['employer', 'desk']);
  const { date } = useFormat();
  const facts = [...useContractFacts(sheet), ...useDeliveryFacts(sheet, null)];
  const reportText = useEmploymentReportText();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus({ preventScroll: true });
  }, [focused]);
  const { personGroup, employee } = sheet;
  const { employeeId } = employee;
  return (
    <aside className={classes['sheet']} data-card aria-labelledby={headingId}>
      <div className={classes['head']}>
        <div className={classes['line']}>
          <span className={classes['number']}>{t('desk:order', { id: sheet.id })}</span>
          <ApprovalBadge order={sheet} />
        </div>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {t('employer:wants', {
            person: personName(sheet.employee),
            vehicle: vehicleName(sheet.vehicle),
          })}
        </h2>
        <p className={classes['number']}>
          {[
            sheet.vehicle.trimLevel,
            employeeId && t('employer:employeeId', { id: employeeId }),
            personGroup && t('employer:personGroup', { group: personGroup }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <VehicleStage
        size="card"
        photoUrl={sheet.vehicle.mainPhotoUrl}
        alt={vehicleName(sheet.vehicle)}
        paint={sheet.color.hex}
        eager
      />
      <div className={classes['body']}>
        {sheet.reports.map((report) => (
          <Notice key={report.id} tone="warn" title={reportText(report)}>
            {t(report.leaving ? 'employer:report.leaving' : 'employer:report.absent')}
          </Notice>
        ))}
        <ConversionFigures
          totalMonthlyGrossCostCents={sheet.totalMonthlyGrossCostCents}
          totalOverTermCents={sheet.totalOverTermCents}
          durationMonths={sheet.durationMonths}
        />
        <div className={classes['facts']}>
          <FactList
            facts={[
              ...facts,
              ...(sheet.signedAt === null
                ? []
                : [
                    {
                      label: t('employer:contract'),
                      value: t('employer:signedOn', { date: date(sheet.signedAt) }),
                    },
                  ]),
              {
                label: t('desk:contractCopy'),
                value: <ContractCopy orderId={sheet.id} from="getEmployerContract" />,
              },
            ]}
          />
        </div>
        <EmployerCost employerCost={sheet.employerCost} durationMonths={sheet.durationMonths} />
        <AutomaticChecks
          checks={sheet.checks}
          limits={sheet.limitsKept}
          price={
            sheet.highestListPriceCents === null
              ? null
              : { listPriceCents: sheet.grossRetailPriceCents, limitCents: sheet.highestListPriceCents }
          }
        />
      </div>
      <ApprovalDecision sheet={sheet} nextTo={nextTo} />
    </aside>
  );
}
