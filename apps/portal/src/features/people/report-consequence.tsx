import { isCalendarDate } from '@stromwandel/kernel';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useFormat } from '../../format/use-format.ts';
import classes from './report-consequence.module.css';

type Lease = ReplyOf<'listPersonLeases'>[number];
type Kind = ReplyOf<'listPeople'>['people'][number]['reports'][number]['kind'];

interface ReportConsequenceProps {
  readonly person: { readonly id: number };
  readonly kind: Kind;
  readonly day: string | undefined;
}

/** What follows from a report for each car of the person, as the contract says, before it is reported. */
export function ReportConsequence({ person, kind, day }: ReportConsequenceProps) {
  const { t } = useTranslation('people');
  const leases = useApiQuery('listPersonLeases', { params: { userId: String(person.id) } });
  return (
    <LoadState
      query={leases}
      failed={t('consequence.failed')}
      label={t('consequence.loading')}
      skeleton={<p>{t('consequence.loading')}</p>}
    >
      {(loaded) => <Consequence leases={loaded} kind={kind} day={day} />}
    </LoadState>
  );
}

interface ConsequenceProps {
  readonly leases: readonly Lease[];
  readonly kind: Kind;
  readonly day: string | undefined;
}

function Consequence({ leases, kind, day }: ConsequenceProps) {
  const { t } = useTranslation('people');
  return (
    <section aria-live="polite" className={classes['consequence']}>
      <h3>{t('consequence.title')}</h3>
      {leases.length === 0 && <p>{t(`consequence.none.${kind === 'LEAVING' ? 'LEAVING' : 'ABSENCE'}`)}</p>}
      {leases.map((lease) => (
        <LeaseConsequence key={lease.orderId} lease={lease} kind={kind} day={day} />
      ))}
      {leases.length > 0 && (
        <p className={classes['quiet']}>
          {t(kind === 'MATERNITY_PROTECTION' ? 'consequence.toldMaternity' : 'consequence.told')}
        </p>
      )}
    </section>
  );
}

interface LeaseConsequenceProps {
  readonly lease: Lease;
  readonly kind: Kind;
  readonly day: string | undefined;
}

function LeaseConsequence({ lease, kind, day }: LeaseConsequenceProps) {
  const { t } = useTranslation('people');
  const { date, euroCents } = useFormat();
  const { orderId, vehicle, until, rateCents, insured } = lease;
  const onDay = day !== undefined && isCalendarDate(day) ? date(day) : t('consequence.thatDay');
  const isLeaving = kind === 'LEAVING';
  const case_ = insured ? 'insured' : 'notInsured';
  const lines =
    until === null
      ? [t(`consequence.ordered.${isLeaving ? 'LEAVING' : 'ABSENCE'}`)]
      : isLeaving
        ? [
            t('consequence.leaving.ends', { day: onDay, until: date(until) }),
            t('consequence.leaving.payroll', { day: onDay }),
            t(`consequence.leaving.${case_}`),
          ]
        : kind === 'MATERNITY_PROTECTION'
          ? [t('consequence.absence.maternity', { day: onDay })]
          : [
              t('consequence.absence.payroll', { day: onDay }),
              t(`consequence.absence.${case_}`, { rate: euroCents(rateCents) }),
              t('consequence.absence.benefit'),
              ...(kind === 'PARENTAL_LEAVE'
                ? [t('consequence.absence.parentalAllowance'), t('consequence.absence.maternityApart')]
                : []),
              ...(kind === 'LONG_ILLNESS' ? [t('consequence.absence.sickPay')] : []),
            ];
  return (
    <>
      <p>
        <strong>{t('consequence.lease', { id: orderId, vehicle })}</strong>
      </p>
      <ul className={classes['lines']}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
