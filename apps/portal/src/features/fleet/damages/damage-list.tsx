import { DAMAGE_STATES } from '@stromwandel/api-spec';
import { keepPreviousData } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { ReplyOf } from '../../../api/replies.ts';
import { LoadState } from '../../../api/load-state.tsx';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { deskPaths } from '../../../navigation/desk-paths.ts';
import { DamageBadge } from '../../../product/damage/damage-badge.tsx';
import { damageNumber } from '../../../product/damage/damage-case.ts';
import { ChoiceFilter } from '../../../product/desk/choice-filter.tsx';
import { PageLinks } from '../../../product/desk/page-links.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import classes from '../fleet-rows.module.css';

type Damages = ReplyOf<'listProviderDamages'>;

/** Cases by state, the oldest first. */
export function DamageList() {
  const { t } = useTranslation('fleet');
  const [address] = useSearchParams();
  const state = DAMAGE_STATES.find((one) => one === address.get('state'));
  const after = address.get('after');
  const damages = useApiQuery(
    'listProviderDamages',
    { query: { ...(state && { state }), ...(after !== null && { after }) } },
    { placeholderData: keepPreviousData },
  );
  return (
    <LoadState query={damages} failed={t('damages.failed')} label={t('damages.loading')}>
      {(loaded) => (
        <div aria-busy={damages.isPlaceholderData}>
          <StateFilter counts={loaded.counts} />
          {loaded.damages.length === 0 ? (
            <EmptyState title={t('damages.none')}>
              {t(state === undefined ? 'damages.noneText' : 'damages.noneOf')}
            </EmptyState>
          ) : (
            <ul className={classes['list']} aria-label={t('damages.title')}>
              {loaded.damages.map((damage) => (
                <Row key={damage.id} damage={damage} />
              ))}
            </ul>
          )}
          <PageLinks label={t('damages.pages')} parameter="after" next={loaded.next} />
        </div>
      )}
    </LoadState>
  );
}

function StateFilter({ counts }: Pick<Damages, 'counts'>) {
  const { t } = useTranslation(['fleet', 'damage']);
  const open = counts.REPORTED + counts.WITH_INSURER + counts.IN_REPAIR;
  return (
    <div className={classes['tools']}>
      <ChoiceFilter
        label={t('fleet:damages.show')}
        anyLabel={t('fleet:damages.open', { count: open })}
        options={DAMAGE_STATES.map((value) => ({
          value,
          label: t('fleet:damages.stateOf', { state: t(`damage:state.${value}`), count: counts[value] }),
        }))}
      />
    </div>
  );
}

function Row({ damage }: { readonly damage: Damages['damages'][number] }) {
  const { t } = useTranslation(['fleet', 'damage']);
  const { date } = useFormat();
  const { leaseId, kind, state, reportedAt, unchangedDays, late } = damage;
  const age =
    unchangedDays === 0 ? t('fleet:damages.today') : t('fleet:damages.unchanged', { count: unchangedDays });
  const of = { number: damageNumber(damage), kind: t(`damage:kinds.${kind}`) };
  return (
    <li data-card className={classes['row']}>
      <div>
        <p>
          <Link to={deskPaths.providerDamages(leaseId)}>{t('fleet:damages.of', of)}</Link>
        </p>
        <p>
          {damage.plate ?? t('fleet:noPlate')} · {damage.employeeName}
        </p>
        <p className={classes['quiet']}>{[damage.vehicle, damage.tenantName].join(' · ')}</p>
      </div>
      <div className={classes['state']}>
        <DamageBadge state={state} />
        <p className={classes['quiet']}>
          {[t('fleet:damages.reported', { date: date(reportedAt) }), age].join(' · ')}
        </p>
        {late && <StatusBadge tone="warn">{t('fleet:damages.late')}</StatusBadge>}
      </div>
    </li>
  );
}
