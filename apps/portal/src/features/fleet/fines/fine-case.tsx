import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ReplyOf } from '../../../api/replies.ts';
import { FailureNotice, failureOf } from '../../../api/failure-notice.tsx';
import { LoadState } from '../../../api/load-state.tsx';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { useKeptFocus } from '../../../feedback/use-kept-focus.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { NotFound } from '../../../layout/not-found.tsx';
import { ConfirmDialog } from '../../../product/desk/confirm-dialog.tsx';
import { useFineDownload } from '../../../product/fines/use-fine-download.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { FINE_TONES } from './fine-tones.ts';
import { LetterInput } from './letter-input.tsx';
import classes from './fines.module.css';

type Case = ReplyOf<'getFine'>;

/** A letter for its holder: what it says, the employee's answer, and what the desk does. */
export function FineCase({ fineId }: { readonly fineId: number }) {
  const { t } = useTranslation('fleet');
  useKeptFocus();
  const fine = useApiQuery('getFine', { params: { fineId: String(fineId) } });
  return (
    <LoadState query={fine} failed={t('fines.failed')} label={t('fines.loading')} missing={<NotFound />}>
      {(loaded) => <Shown fine={loaded} />}
    </LoadState>
  );
}

function Shown({ fine }: { readonly fine: Case }) {
  const { t } = useTranslation('fleet');
  const { date, euroCents } = useFormat();
  const { kind, day, time, amountCents, answer, answerUntil, state } = fine;
  const money = amountCents === null ? [] : [{ label: t('fines.stated'), value: euroCents(amountCents) }];
  return (
    <SectionCard title={`${t(`fines.kinds.${kind}`)}: ${fine.plate}`} description={t(`fines.turn.${state}`)}>
      <div className={classes['form']}>
        <div>
          <StatusBadge tone={FINE_TONES[state]}>{t(`fines.states.${state}`)}</StatusBadge>
        </div>
        <FactList
          facts={[
            { label: t('fines.employee'), value: fine.employeeName },
            { label: t('fines.employer'), value: fine.tenantName },
            { label: t('fines.vehicle'), value: fine.vehicle },
            { label: t('fines.at'), value: t('fines.moment', { day: date(day), time }) },
            { label: t('fines.authority'), value: fine.authority },
            { label: t('fines.reference'), value: fine.reference },
            ...money,
            { label: t('fines.deadline'), value: date(fine.deadline) },
            ...(answerUntil === null ? [] : [{ label: t('fines.answerUntil'), value: date(answerUntil) }]),
            ...(fine.driverName === null ? [] : [{ label: t('fines.driver'), value: fine.driverName }]),
            ...(state === 'OPEN'
              ? []
              : [{ label: t('fines.answer'), value: t(`fines.answers.${answer ?? 'NONE'}`) }]),
          ]}
        />
        {fine.logbookHint && (
          <Notice tone="warn" title={t('fines.logbook.title')}>
            {t('fines.logbook.text')}
          </Notice>
        )}
        {answerUntil === null && state !== 'CLOSED' && <SendLetter fineId={fine.id} />}
        <Actions fine={fine} />
      </div>
    </SectionCard>
  );
}

/** The letter of a case that was entered without it. */
function SendLetter({ fineId }: { readonly fineId: number }) {
  const { t } = useTranslation('fleet');
  const [letter, setLetter] = useState<File | null>(null);
  const upload = useApiMutation('uploadFineLetter', { outdates: ['listFines', 'getFine'] });
  return (
    <>
      <Notice tone="copper" title={t('fines.missing.title')}>
        {t('fines.missing.text')}
      </Notice>
      {upload.error !== null && (
        <FailureNotice title={t('fines.sendFailed')} failure={failureOf(upload.error)} />
      )}
      <LetterInput file={letter} onChoose={setLetter} isMissing={false} />
      <div>
        <Button
          disabled={letter === null}
          loading={upload.isPending}
          onClick={() => letter && upload.mutate({ params: { fineId: String(fineId) }, upload: letter })}
        >
          {t('fines.sendLetter')}
        </Button>
      </div>
    </>
  );
}

function Actions({ fine: { id, state, answerUntil } }: { readonly fine: Case }) {
  const { t } = useTranslation('fleet');
  const download = useFineDownload();
  const lead = useApiMutation('leadFine', { outdates: ['listFines', 'getFine'] });
  const [isClosing, setIsClosing] = useState(false);
  const send = (next: 'PASSED_ON' | 'CLOSED') =>
    lead.mutate({ params: { fineId: String(id) }, body: { state: next } });
  const files = [
    ...(answerUntil === null ? [] : (['letter'] as const)),
    ...(state === 'OPEN' || answerUntil === null ? [] : (['reply'] as const)),
  ];
  return (
    <>
      {lead.error !== null && <FailureNotice title={t('fines.leadFailed')} failure={failureOf(lead.error)} />}
      <div className={classes['buttons']}>
        {files.map((of) => (
          <Button
            key={of}
            variant="default"
            loading={download.isPending && download.variables?.of === of}
            onClick={() => download.mutate({ fineId: id, of, name: t(`fines.files.${of}`) })}
          >
            {t(`fines.download.${of}`)}
          </Button>
        ))}
        {state === 'ANSWERED' && (
          <Button loading={lead.isPending} onClick={() => send('PASSED_ON')}>
            {t('fines.passOn')}
          </Button>
        )}
        {state !== 'CLOSED' && (
          <Button variant="default" disabled={lead.isPending} onClick={() => setIsClosing(true)}>
            {t('fines.close')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={isClosing}
        title={t('fines.close')}
        action={t('fines.close')}
        onClose={() => setIsClosing(false)}
        onConfirm={() => send('CLOSED')}
      >
        {t('fines.closeText')}
      </ConfirmDialog>
    </>
  );
}
