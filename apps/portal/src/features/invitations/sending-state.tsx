import { Button } from '@mantine/core';
import type { InvitationFileReply } from '@stromwandel/api-spec';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Notice } from '../../ui/notice.tsx';
import { saveFile } from '../../ui/save-file.ts';
import classes from '../../product/desk/file-page.module.css';
import { resultFile } from './result-file.ts';
import { useOutcomeText } from './use-outcome-text.ts';
import type { Sending } from './use-sending.ts';

interface SendingStateProps {
  readonly sending: Sending;
  readonly people: InvitationFileReply['people'];
}

/** How far sending is, what stopped it, and its result as a file. */
export function SendingState({ sending, people }: SendingStateProps) {
  const { t } = useTranslation('invitations');
  const place = useRef<HTMLDivElement>(null);
  const outcomeText = useOutcomeText();
  const { state, outcomes, all, error, start } = sending;
  // The focus comes from a button that is gone.
  useEffect(() => {
    if (state !== 'READY') place.current?.focus();
  }, [state]);
  if (state === 'READY') return null;
  const done = outcomes.size;
  const sent = [...outcomes.values()].filter((outcome) => outcome === 'INVITED').length;
  const percent = Math.round((done / Math.max(all, 1)) * 100);
  const result = () =>
    resultFile(
      [t('preview.line'), t('columns.firstName'), t('columns.lastName'), t('columns.email')],
      t('preview.state'),
      people.map((person) => ({ ...person, state: outcomeText(person, outcomes) })),
    );
  return (
    <div ref={place} tabIndex={-1} className={classes['stack']}>
      {state === 'SENDING' && (
        <div>
          <ProgressBar percent={percent} label={t('send.progress')} />
          <p className={classes['quiet']}>{t('send.sending', { done, all })}</p>
        </div>
      )}
      {state === 'STOPPED' && (
        <>
          <FailureNotice title={t('send.stoppedTitle', { done, all })} failure={error ?? ''} />
          <p className={classes['quiet']}>{t('send.stopped')}</p>
        </>
      )}
      {state === 'DONE' && (
        <Notice tone="gain" polite title={t('send.done', { count: sent })}>
          {sent < all ? t('send.notAll', { count: all - sent }) : t('send.all')}
        </Notice>
      )}
      {state !== 'SENDING' && (
        <div className={classes['row']}>
          {state === 'STOPPED' && <Button onClick={start}>{t('send.again')}</Button>}
          <Button
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => saveFile(result(), t('send.fileName'), 'text/csv;charset=utf-8')}
          >
            {t('send.result')}
          </Button>
        </div>
      )}
    </div>
  );
}
