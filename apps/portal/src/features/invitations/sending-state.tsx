import { Button, Progress } from '@mantine/core';
import type { InvitationFileReply } from '@stromwandel/api-spec';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../api/use-problem-text.ts';
import { Notice } from '../../ui/notice.tsx';
import { saveTextFile } from '../../ui/save-text-file.ts';
import classes from '../../desk/file-page.module.css';
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
  const problemText = useProblemText();
  const outcomeText = useOutcomeText();
  const { state, outcomes, all, error, start } = sending;
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
    <>
      {state === 'SENDING' && (
        <div>
          <Progress value={percent} aria-label={t('send.progress')} />
          <p className={classes['quiet']}>{t('send.sending', { done, all })}</p>
        </div>
      )}
      {state === 'STOPPED' && (
        <Notice tone="danger" role="alert" title={t('send.stoppedTitle', { done, all })}>
          {error !== null && <p>{problemText(error)}</p>}
          <p>{t('send.stopped')}</p>
        </Notice>
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
            onClick={() => saveTextFile(result(), t('send.fileName'), 'text/csv;charset=utf-8')}
          >
            {t('send.result')}
          </Button>
        </div>
      )}
    </>
  );
}
