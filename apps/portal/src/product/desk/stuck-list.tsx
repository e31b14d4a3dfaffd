import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { StuckItem } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { Tone } from '../../ui/tone.ts';
import classes from './stuck-list.module.css';
import { useRetryStuckWork } from './use-retry-stuck-work.ts';

const TONES: Record<StuckItem['state'], Tone> = { GIVEN_UP: 'danger', FAILING: 'warn', WAITING: 'neutral' };

/** They wait for people, not for an attempt. */
const FOR_PEOPLE = new Set<StuckItem['kind']>(['DAMAGE', 'FINE', 'LICENCE', 'RETURN']);

interface StuckListProps {
  readonly items: readonly StuckItem[];
  /** Whether the page is about the order already. */
  readonly onOrder?: boolean;
}

/** Stuck work with its reason in words; what can be tried again has a button. */
export function StuckList({ items, onOrder = false }: StuckListProps) {
  return (
    <ul className={classes['list']}>
      {items.map((item) => (
        <StuckEntry key={item.id} item={item} onOrder={onOrder} />
      ))}
    </ul>
  );
}

function StuckEntry({ item, onOrder }: { readonly item: StuckItem; readonly onOrder: boolean }) {
  const { t } = useTranslation(['stuckWork', 'timeline']);
  const { dateTime, number } = useFormat();
  const { retry, pending } = useRetryStuckWork();
  const { id, kind, mail, state, reason, detail, orderId, leaseId, person, attempts, since, nextTryAt } =
    item;
  const what =
    mail === null ? t(`stuckWork:kinds.${kind}`) : t('stuckWork:mail', { mail: t(`timeline:mails.${mail}`) });
  const tried =
    attempts === 0
      ? t('stuckWork:noAttempt')
      : t('stuckWork:attempts', { count: attempts, formatted: number(attempts) });
  const isDue = nextTryAt !== null && !item.retryable;
  const facts = [
    t('stuckWork:since', { at: dateTime(since) }),
    !FOR_PEOPLE.has(kind) && tried,
    isDue ? t('stuckWork:trying') : nextTryAt !== null && t('stuckWork:nextTry', { at: dateTime(nextTryAt) }),
  ];
  return (
    <li className={classes['item']}>
      <div className={classes['text']}>
        <p className={classes['head']}>
          <strong>{what}</strong>
          {FOR_PEOPLE.has(kind) ? (
            // Without a checked licence the car must not be driven.
            <StatusBadge tone={kind === 'LICENCE' ? 'danger' : 'warn'}>{t('stuckWork:overdue')}</StatusBadge>
          ) : (
            <StatusBadge tone={TONES[state]}>{t(`stuckWork:states.${state}`)}</StatusBadge>
          )}
        </p>
        <p>{t(`stuckWork:reasons.${reason}`)}</p>
        <p className={classes['quiet']}>
          {orderId !== null && !onOrder && (
            <Link to={deskPaths.providerOrder(orderId)} className={classes['order']}>
              {t('stuckWork:order', { id: orderId })}
            </Link>
          )}
          {kind === 'FINE' && (
            <Link to={deskPaths.providerFine(id.slice('fine-'.length))} className={classes['order']}>
              {t('stuckWork:fine')}
            </Link>
          )}
          {kind === 'DAMAGE' && leaseId !== null && (
            <Link to={deskPaths.providerDamages(leaseId)} className={classes['order']}>
              {t('stuckWork:damages')}
            </Link>
          )}
          {kind === 'LICENCE' && leaseId !== null && (
            <Link to={deskPaths.providerLicence(leaseId)} className={classes['order']}>
              {t('stuckWork:licence')}
            </Link>
          )}
          {kind === 'RETURN' && leaseId !== null && (
            <Link to={deskPaths.providerReturn(leaseId)} className={classes['order']}>
              {t('stuckWork:return')}
            </Link>
          )}
          {person}
        </p>
        <p className={classes['quiet']}>{facts.filter(Boolean).join(' · ')}</p>
        {detail !== null && <p className={classes['quiet']}>{t('stuckWork:detail', { detail })}</p>}
      </div>
      {item.retryable && (
        <Button
          variant="default"
          loading={pending}
          aria-label={t('stuckWork:retryNamed', { what })}
          onClick={() => retry([id])}
        >
          {t('stuckWork:retry')}
        </Button>
      )}
    </li>
  );
}
