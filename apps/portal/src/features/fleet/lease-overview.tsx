import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';
import { personName } from '../../product/desk/person-name.ts';
import { FactList, type Fact } from '../../ui/fact-list.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { VehicleStage } from '../../ui/vehicle-stage.tsx';
import { LeaseExtensions } from './lease-extensions.tsx';
import { PackageChanges } from './package-changes.tsx';
import type { EmployerLease } from './fleet-lease.ts';
import classes from './fleet.module.css';

/** A lease as both desks read it; its deviation of kilometres is the employer's. */
type ShownLease = Omit<EmployerLease, 'distanceDeviationPercent' | 'damages'> &
  Partial<Pick<EmployerLease, 'distanceDeviationPercent'>>;

interface LeaseOverviewProps {
  readonly lease: ShownLease;
  /** Who acts next, where a desk knows more than the lease. */
  readonly turn?: string;
}

/** The facts of a lease that employer and provider share, and who acts next. */
export function LeaseOverview({ lease, turn }: LeaseOverviewProps) {
  const { t } = useTranslation('fleet');
  return (
    <div className={classes['cards']}>
      <div className={classes['car']} data-card>
        <VehicleStage
          photoUrl={lease.vehicle.mainPhotoUrl}
          alt=""
          paint={lease.color.hex}
          size="card"
          eager
        />
      </div>
      <SectionCard compact title={t('tabs.overview')}>
        <FactList facts={useFacts(lease, turn)} />
      </SectionCard>
      <SectionCard compact title={t('tabs.car')}>
        <FactList facts={useCarFacts(lease)} />
      </SectionCard>
      <PackageChanges lease={lease} />
      <LeaseExtensions lease={lease} />
    </div>
  );
}

function useFacts(lease: ShownLease, deskTurn: string | undefined): Fact[] {
  const { t } = useTranslation('fleet');
  const { date, unit } = useFormat();
  const deviation = useDeviation(lease.distanceDeviationPercent);
  const followUp = useFollowUpFact(lease.followUp);
  const { turn, tasks, handedOverOn, endsOn, lastDay, month, durationMonths } = lease;
  const nameOf = (side: typeof turn): string => {
    if (side === null) return t('turn.none');
    return side === 'EMPLOYEE' ? personName(lease.employee) : t(`turn.${side}`);
  };
  const dated = (label: string, day: string | null): Fact[] =>
    day === null ? [] : [{ label, value: date(day) }];
  return [
    { label: t('turn.label'), value: deskTurn ?? nameOf(turn) },
    ...(tasks.length === 0
      ? []
      : [{ label: t('facts.tasks'), value: tasks.map((task) => t(`tasks.${task}`)).join('; ') }]),
    ...(handedOverOn === null || endsOn === null
      ? [{ label: t('facts.term'), value: t('beforeHandover', { months: durationMonths }) }]
      : [
          {
            label: t('facts.term'),
            value: t('facts.termOf', { from: date(handedOverOn), until: date(endsOn) }),
          },
        ]),
    ...(lastDay === endsOn ? [] : dated(t('facts.lastDay'), lastDay)),
    ...(month === null
      ? []
      : [{ label: t('facts.month'), value: t('facts.monthOf', { month, months: durationMonths }) }]),
    { label: t('facts.kilometers'), value: unit(lease.kmPerYear, 'km') },
    ...(deviation === undefined ? [] : [{ label: t('facts.deviation.label'), value: deviation }]),
    ...followUp,
    ...dated(t('facts.delivered'), lease.deliveredOn),
    ...dated(t('facts.returned'), lease.returnedOn),
    ...dated(t('facts.closed'), lease.closedOn),
    { label: t('facts.order'), value: t('order', { id: lease.orderId }) },
  ];
}

function useFollowUpFact(followUp: ShownLease['followUp']): Fact[] {
  const { t } = useTranslation('fleet');
  const { date } = useFormat();
  if (followUp === null) return [];
  const { car, orderId: id, handoverOn, handedOver } = followUp;
  const order = { car, id, date: date(handoverOn) };
  const value = handedOver ? t('followUp.handedOver', order) : t('followUp.planned', order);
  return [{ label: t('followUp.label'), value }];
}

function useCarFacts({ vin, plate, firstRegistration, insurer, keys }: ShownLease): Fact[] {
  const { t } = useTranslation('fleet');
  const { date } = useFormat();
  const open = t('car.open');
  return [
    { label: t('car.plate'), value: plate ?? open },
    { label: t('car.vin'), value: vin ?? open },
    {
      label: t('car.firstRegistration'),
      value: firstRegistration === null ? open : date(firstRegistration),
    },
    { label: t('car.insurer'), value: insurer ?? open },
    { label: t('car.keys'), value: keys ?? open },
  ];
}

function useDeviation(percent: number | null | undefined): string | undefined {
  const { t } = useTranslation('fleet');
  const format = useFormat();
  if (percent === undefined) return undefined;
  if (percent === null) return t('facts.deviation.none');
  if (percent === 0) return t('facts.deviation.same');
  const size = { percent: format.percent(Math.abs(percent)) };
  return percent > 0 ? t('facts.deviation.more', size) : t('facts.deviation.fewer', size);
}
