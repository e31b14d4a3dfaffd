import { FINE_STATES } from '@stromwandel/api-spec';
import { Button } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { ReplyOf } from '../../../api/replies.ts';
import { LoadState } from '../../../api/load-state.tsx';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ChoiceFilter } from '../../../product/desk/choice-filter.tsx';
import { PageLinks } from '../../../product/desk/page-links.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { FINE_TONES } from './fine-tones.ts';
import classes from '../fleet-rows.module.css';

type Fines = ReplyOf<'listFines'>;

const isState = (text: string | null) => FINE_STATES.find((state) => state === text);

/** The letters of a desk, the nearest deadline first. */
export function FineList({ fleet }: { readonly fleet: string }) {
  const { t } = useTranslation('fleet');
  const { euroCents } = useFormat();
  const [address] = useSearchParams();
  const state = isState(address.get('state'));
  const after = address.get('after');
  const fines = useApiQuery(
    'listFines',
    { query: { ...(state && { state }), ...(after !== null && { after }) } },
    { placeholderData: keepPreviousData },
  );
  return (
    <LoadState query={fines} failed={t('fines.failed')} label={t('fines.loading')}>
      {(loaded) =>
        loaded.holds || loaded.fines.length > 0 ? (
          <>
            <Tools fines={loaded} fleet={fleet} />
            {loaded.feeCents > 0 && (
              <p className={classes['quiet']}>{t('fines.fee', { amount: euroCents(loaded.feeCents) })}</p>
            )}
            {loaded.fines.length === 0 ? (
              <EmptyState title={t('fines.none')}>{t('fines.noneText')}</EmptyState>
            ) : (
              <ul className={classes['list']} aria-label={t('fines.title')}>
                {loaded.fines.map((fine) => (
                  <Row key={fine.id} fine={fine} fleet={fleet} />
                ))}
              </ul>
            )}
            <PageLinks label={t('pages')} parameter="after" next={loaded.next} />
          </>
        ) : (
          <Notice tone="info" title={t('fines.notHolder.title')}>
            {t('fines.notHolder.text')}
          </Notice>
        )
      }
    </LoadState>
  );
}

function Tools({ fines, fleet }: { readonly fines: Fines; readonly fleet: string }) {
  const { t } = useTranslation('fleet');
  return (
    <div className={classes['tools']}>
      <ChoiceFilter
        label={t('fines.show')}
        anyLabel={t('fines.notClosed')}
        options={FINE_STATES.map((value) => ({ value, label: t(`fines.states.${value}`) }))}
      />
      {fines.holds && (
        <Button component={Link} to={`${fleet}?fines=new`}>
          {t('fines.new')}
        </Button>
      )}
    </div>
  );
}

function Row({ fine, fleet }: { readonly fine: Fines['fines'][number]; readonly fleet: string }) {
  const { t } = useTranslation('fleet');
  const { date } = useFormat();
  return (
    <li data-card className={classes['row']}>
      <div>
        <p>
          <Link to={`${fleet}?fines=${fine.id}`}>{fine.plate}</Link> · {fine.employeeName}
        </p>
        <p className={classes['quiet']}>{[fine.vehicle, fine.tenantName].join(' · ')}</p>
      </div>
      <div className={classes['state']}>
        <StatusBadge tone={FINE_TONES[fine.state]}>{t(`fines.states.${fine.state}`)}</StatusBadge>
        <p className={classes['quiet']}>
          {fine.answerUntil === null
            ? t('fines.letterMissing')
            : t('fines.deadlineOn', { date: date(fine.deadline) })}
        </p>
      </div>
    </li>
  );
}
