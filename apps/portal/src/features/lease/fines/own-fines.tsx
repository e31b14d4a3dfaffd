import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { LoadState } from '../../../api/load-state.tsx';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { useKeptFocus } from '../../../feedback/use-kept-focus.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { useFineDownload } from '../../../product/fines/use-fine-download.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { useOwner } from '../../../product/lease-draft/use-owner.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { AnswerForm } from './answer-form.tsx';
import type { OwnFine } from './own-fine.ts';
import parts from '../car-part.module.css';

const TONES = { OPEN: 'copper', ANSWERED: 'info', PASSED_ON: 'gain', CLOSED: 'neutral' } as const;

/** The letters of authorities about an own lease. */
export function OwnFines({ leaseId }: { readonly leaseId: number }) {
  const { t } = useTranslation('lease');
  useKeptFocus();
  const fines = useApiQuery(
    'listOwnFines',
    { params: { leaseId: String(leaseId) } },
    // What is chosen here does not wait for the list.
    { refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  const owner = useOwner();
  return (
    <div className={parts['frame']}>
      <Link to={`${paths.car()}?lease=${leaseId}`} className={parts['back']}>
        {t('fines.back')}
      </Link>
      <LoadState query={fines} failed={t('fines.failed')} label={t('fines.loading')}>
        {(loaded) =>
          loaded.fines.length === 0 ? (
            <p>{t('fines.none')}</p>
          ) : (
            loaded.fines.map((fine) => <FineCard key={fine.id} fine={fine} owner={owner} />)
          )
        }
      </LoadState>
    </div>
  );
}

function FineCard({ fine, owner }: { readonly fine: OwnFine; readonly owner: string }) {
  const { t } = useTranslation('lease');
  const { date, euroCents } = useFormat();
  const { kind, day, time, holderName: holder, amountCents, feeCents, answerUntil, daysLeft } = fine;
  const download = useFineDownload();
  const files = [
    { of: 'letter', label: t('fines.letter') },
    ...(fine.state === 'OPEN' ? [] : [{ of: 'reply', label: t('fines.reply') } as const]),
  ] as const;
  return (
    <SectionCard title={t('fines.case', { kind: t(`fines.kinds.${kind}`), day: date(day) })}>
      <div className={parts['form']}>
        <div>
          <StatusBadge tone={TONES[fine.state]}>{t(`fines.states.${fine.state}`)}</StatusBadge>
        </div>
        <FactList
          facts={[
            { label: t('fines.authority'), value: fine.authority },
            { label: t('fines.reference'), value: fine.reference },
            { label: t('fines.plate'), value: fine.plate },
            { label: t('fines.at'), value: t('fines.moment', { day: date(day), time }) },
            ...(amountCents === null ? [] : [{ label: t('fines.amount'), value: euroCents(amountCents) }]),
            ...(daysLeft === null || answerUntil === null
              ? []
              : [{ label: t('fines.until'), value: date(answerUntil) }]),
          ]}
        />
        <div className={parts['buttons']}>
          {files.map(({ of, label }) => (
            <Button
              key={of}
              variant="default"
              loading={download.isPending && download.variables?.of === of}
              onClick={() => download.mutate({ fineId: fine.id, of, name: label })}
            >
              {label}
            </Button>
          ))}
        </div>
        <p className={parts['quiet']}>
          {feeCents > 0 ? t('fines.fee', { holder, amount: euroCents(feeCents) }) : t('fines.noFee')}
        </p>
        <Standing fine={fine} />
        {fine.answerable && owner !== '' && <AnswerForm fine={fine} owner={owner} />}
      </div>
    </SectionCard>
  );
}

/** Where the case stands, and who acts next. */
function Standing({ fine }: { readonly fine: OwnFine }) {
  const { t } = useTranslation('lease');
  const { date } = useFormat();
  const { state, answer, driverName, answerUntil, passedOnAt, closedAt, holderName: holder } = fine;
  const until = answerUntil === null ? '' : date(answerUntil);
  return (
    <>
      {state === 'OPEN' && <p>{t('fines.silence', { holder, date: until })}</p>}
      {state !== 'OPEN' && answer !== null && (
        <p>
          {t('fines.given', {
            answer:
              driverName === null
                ? t(`fines.answers.${answer}.label`)
                : t('fines.driverDrove', { name: driverName }),
          })}
        </p>
      )}
      {state !== 'OPEN' && answer === null && <p>{t('fines.notGiven', { holder })}</p>}
      {state === 'ANSWERED' && <p>{t('fines.next', { holder })}</p>}
      {passedOnAt !== null && <p>{t('fines.passedOn', { holder, date: date(passedOnAt) })}</p>}
      {closedAt !== null && <p>{t('fines.closed', { date: date(closedAt) })}</p>}
    </>
  );
}
