import { useTranslation } from '../../i18n/use-translation.ts';
import type { ProviderOrderSheet } from '../../api/replies.ts';
import { AutomaticChecks } from '../../product/desk/automatic-checks.tsx';
import { ConversionFigures } from '../../product/desk/conversion-figures.tsx';
import { ContractCopy } from '../../product/desk/contract-copy.tsx';
import { personName } from '../../product/desk/person-name.ts';
import { useContractFacts } from '../../product/desk/use-contract-facts.ts';
import { vehicleName } from '../../product/desk/vehicle-name.ts';
import { useFormat } from '../../format/use-format.ts';
import { ProviderAppointment } from '../../product/appointment/provider-appointment.tsx';
import { OrderHistory } from '../../product/order-timeline/order-history.tsx';
import { FactList, type Fact } from '../../ui/fact-list.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { VehicleStage } from '../../ui/vehicle-stage.tsx';
import { LateFollower } from './late-follower.tsx';
import { ManufacturerFacts } from './manufacturer-facts.tsx';
import { OrderSteps } from './order-steps.tsx';
import { ProviderDecision } from './provider-decision.tsx';
import { ReportNotice } from './report-notice.tsx';
import classes from './order-sheet.module.css';
import { StageBadge } from './stage-badge.tsx';
import { StuckNotice } from './stuck-notice.tsx';

/** All of an order that the provider may see, with what is to be done next. */
export function OrderSheet({ sheet }: { readonly sheet: ProviderOrderSheet }) {
  const { t } = useTranslation(['provider', 'desk']);
  const facts = useContractFacts(sheet);
  const car = [vehicleName(sheet.vehicle), sheet.vehicle.trimLevel].filter(Boolean).join(' ');
  return (
    <>
      <PageTitle
        title={`${t('desk:order', { id: sheet.id })}: ${vehicleName(sheet.vehicle)}`}
        lead={`${personName(sheet.employee)}, ${sheet.tenantName}`}
        aside={<StageBadge order={sheet} />}
      />
      <div className={classes['notices']}>
        <StuckNotice orderId={sheet.id} />
        <ReportNotice reports={sheet.reports} />
        <LateFollower sheet={sheet} />
      </div>
      <OrderSteps steps={sheet.steps} />
      <div className={classes['columns']}>
        <div className={classes['main']}>
          <div className={classes['card']} data-card>
            <VehicleStage
              size="card"
              photoUrl={sheet.vehicle.mainPhotoUrl}
              alt={car}
              paint={sheet.color.hex}
              eager
            />
            <div className={classes['body']}>
              <h2>{car}</h2>
              <ConversionFigures
                totalMonthlyGrossCostCents={sheet.totalMonthlyGrossCostCents}
                totalOverTermCents={sheet.totalOverTermCents}
                durationMonths={sheet.durationMonths}
              />
              <div className={classes['facts']}>
                <FactList facts={facts} />
              </div>
            </div>
          </div>
          <SectionCard compact title={t('provider:sheet.order')}>
            <div className={classes['stack']}>
              <FactList facts={useOrderFacts(sheet)} />
              <AutomaticChecks checks={sheet.checks} limits={sheet.limitsKept} />
            </div>
          </SectionCard>
          <OrderHistory orderId={sheet.id} reader={{ side: 'ADMIN', employee: personName(sheet.employee) }} />
        </div>
        <div className={classes['side']}>
          <ProviderDecision sheet={sheet} />
          <ProviderAppointment orderId={sheet.id} person={personName(sheet.employee)} />
          <ManufacturerFacts sheet={sheet} />
        </div>
      </div>
    </>
  );
}

function useOrderFacts(sheet: ProviderOrderSheet): Fact[] {
  const { t } = useTranslation(['provider', 'desk']);
  const { date, dateTime } = useFormat();
  const { employee, signedAt, signatureStampedAt, deadline } = sheet;
  const dated = (label: string, instant: string | null): Fact[] =>
    instant === null ? [] : [{ label, value: date(instant) }];
  return [
    { label: t('provider:sheet.person'), value: personName(employee) },
    ...(employee.employeeId === null
      ? []
      : [{ label: t('provider:sheet.employeeId'), value: employee.employeeId }]),
    { label: t('provider:sheet.employer'), value: sheet.tenantName },
    ...dated(t('provider:sheet.created'), sheet.created),
    ...dated(t('provider:sheet.signed'), signedAt),
    ...(signatureStampedAt === null
      ? []
      : [{ label: t('provider:sheet.stamped'), value: dateTime(signatureStampedAt) }]),
    ...dated(t('provider:sheet.deadline'), deadline),
    {
      label: t('desk:contractCopy'),
      value:
        signedAt === null ? (
          t('desk:noDocuments')
        ) : (
          <ContractCopy orderId={sheet.id} from="getProviderContract" />
        ),
    },
  ];
}
