import { Button } from '@mantine/core';
import { FailureNotice, failureOf } from '../../api/failure-notice.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useKeptFocus } from '../../feedback/use-kept-focus.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DamageBadge } from '../../product/damage/damage-badge.tsx';
import { damageNumber } from '../../product/damage/damage-case.ts';
import { ExcessFacts } from '../../product/damage/damage-facts.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import type { EmployerLease } from './fleet-lease.ts';
import classes from './fleet.module.css';

type Damage = EmployerLease['damages'][number];

interface EmployerDamagesProps extends Pick<EmployerLease, 'damages'> {
  /** Name of the person who leases the car. */
  readonly driver: string;
}

/** Damages of a lease for its employer: state, cost and excess, with the decision that is open. */
export function EmployerDamages({ damages, driver }: EmployerDamagesProps) {
  useKeptFocus();
  return damages.map((damage) => <Case key={damage.id} damage={damage} driver={driver} />);
}

function Case({ damage, driver }: { readonly damage: Damage; readonly driver: string }) {
  const { t } = useTranslation('damage');
  const { date, euro } = useFormat();
  const { kind, day, state, costCents, excess } = damage;
  return (
    <SectionCard compact title={t('case.title', { kind: t(`kinds.${kind}`), day: date(day) })}>
      <div className={classes['form']}>
        <div>
          <DamageBadge state={state} />
        </div>
        <FactList
          facts={[
            { label: t('case.number'), value: damageNumber(damage) },
            {
              label: t('case.cost'),
              value: costCents === null ? t('employer.costUnknown') : euro(costCents),
            },
          ]}
        />
        {excess !== null && (
          <div className={classes['form']}>
            <ExcessFacts excess={excess} reader="employer" />
            {excess.state === 'PROPOSED' && <Decision damageId={damage.id} excess={excess} driver={driver} />}
          </div>
        )}
        <p className={classes['quiet']}>{t('employer.privacy')}</p>
      </div>
    </SectionCard>
  );
}

interface DecisionProps {
  readonly damageId: number;
  readonly driver: string;
  readonly excess: Pick<NonNullable<Damage['excess']>, 'bearer' | 'excessCents'>;
}

function Decision({ damageId, excess, driver }: DecisionProps) {
  const { t } = useTranslation('damage');
  const { euro } = useFormat();
  const toast = useToast('order');
  const decide = useApiMutation('decideExcess', {
    outdates: ['getEmployerLease'],
    onSuccess: () => toast('success', t('employer.decided')),
  });
  const choose = (bearer: 'EMPLOYEE' | 'EMPLOYER') =>
    decide.mutate({ params: { damageId: String(damageId) }, body: { bearer } });
  return (
    <>
      {decide.error !== null && (
        <FailureNotice title={t('employer.failed')} failure={failureOf(decide.error)} />
      )}
      <div className={classes['buttons']}>
        <Button loading={decide.isPending} onClick={() => choose('EMPLOYER')}>
          {t('employer.bear', { amount: euro(excess.excessCents) })}
        </Button>
        {excess.bearer === 'EMPLOYEE' && (
          <Button variant="default" loading={decide.isPending} onClick={() => choose('EMPLOYEE')}>
            {t('employer.confirm', { driver, amount: euro(excess.excessCents) })}
          </Button>
        )}
      </div>
    </>
  );
}
