import { Skeleton } from '@mantine/core';
import type { OwnSession } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { useFormat } from '../../format/use-format.ts';
import { AskedAction } from '../desk/asked-action.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import classes from './own-account.module.css';
import { useDeviceText } from './use-device-text.ts';

function SessionItem({ session }: { readonly session: OwnSession }) {
  const { t } = useTranslation('security');
  const { dateTime } = useFormat();
  const toast = useToast('profile');
  const problemText = useProblemText();
  const { id, current, agent, address, startedAt, lastUsedAt } = session;
  const device = useDeviceText()(agent) ?? t('sessions.unknownDevice');
  const end = useApiMutation('endSession', {
    outdates: ['listSessions'],
    onSuccess: () => toast('success', t('sessions.ended')),
    onError: (error) => toast('error', problemText(error)),
  });
  return (
    <li className={classes['item']}>
      <div>
        <strong className={classes['name']}>{device}</strong>{' '}
        {current && <StatusBadge tone="gain">{t('sessions.current')}</StatusBadge>}
        <p className={classes['hint']}>
          {t('sessions.since', { time: dateTime(startedAt) })}
          <br />
          {t('sessions.used', { time: dateTime(lastUsedAt) })}
          {address !== null && (
            <>
              <br />
              {t('sessions.address', { address })}
            </>
          )}
        </p>
      </div>
      {!current && (
        <AskedAction
          label={t('sessions.end')}
          named={t('sessions.endNamed', { device })}
          title={t('sessions.endTitle', { device })}
          variant="subtle"
          busy={end.isPending}
          onConfirm={() => end.mutate({ params: { sessionId: id } })}
        >
          <p>{t('sessions.endText')}</p>
        </AskedAction>
      )}
    </li>
  );
}

/** Where the person is signed in, with a way to end each. */
export function SessionsSection() {
  const { t } = useTranslation('security');
  const toast = useToast('profile');
  const problemText = useProblemText();
  const sessions = useApiQuery('listSessions', {});
  const endOthers = useApiMutation('endOtherSessions', {
    outdates: ['listSessions'],
    onSuccess: () => toast('success', t('sessions.othersEnded')),
    onError: (error) => toast('error', problemText(error)),
  });
  return (
    <SectionCard title={t('sessions.title')} description={t('sessions.description')}>
      <LoadState
        query={sessions}
        failed={t('sessions.failed')}
        skeleton={<Skeleton height={120} radius="lg" />}
      >
        {(loaded) => (
          <ul className={classes['list']}>
            {loaded.map((session) => (
              <SessionItem key={session.id} session={session} />
            ))}
          </ul>
        )}
      </LoadState>
      {sessions.data && sessions.data.length > 1 && (
        <div className={classes['below']}>
          <AskedAction
            label={t('sessions.endOthers')}
            title={t('sessions.endOthersTitle')}
            variant="default"
            busy={endOthers.isPending}
            onConfirm={() => endOthers.mutate({})}
          >
            <p>{t('sessions.endText')}</p>
          </AskedAction>
        </div>
      )}
    </SectionCard>
  );
}
