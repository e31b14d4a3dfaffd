import { Button } from '@mantine/core';
import type { InvitationFileReply } from '@stromwandel/api-spec';
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../product/desk/confirm-dialog.tsx';
import { useToast } from '../../feedback/use-toast.ts';
import { useFormat } from '../../format/use-format.ts';
import { useLeaveGuard } from '../../navigation/use-leave-guard.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from '../../product/desk/file-page.module.css';
import { PeopleTable } from './people-table.tsx';
import { ProblemTable } from './problem-table.tsx';
import { SendingState } from './sending-state.tsx';
import { useSending } from './use-sending.ts';

const SEPARATORS = { ';': 'semicolon', ',': 'comma', '\t': 'tab', '|': 'bar' } as const;

function separatorKey(separator: string | null) {
  return separator === ';' || separator === ',' || separator === '\t' || separator === '|'
    ? SEPARATORS[separator]
    : null;
}

interface PreviewCardProps {
  readonly file: InvitationFileReply;
  readonly onSending: (isSending: boolean) => void;
}

/** The content of a file before its invitations are sent, and sending them. */
export function PreviewCard({ file, onSending }: PreviewCardProps) {
  const { t } = useTranslation('invitations');
  const { number } = useFormat();
  const { people, problemCount, problems, encoding, separator, ignoredColumns } = file;
  const toast = useToast('desk');
  const sending = useSending(people, (count) => toast('success', t('send.done', { count })));
  const isSending = sending.state === 'SENDING';
  const guard = useLeaveGuard(isSending);
  useEffect(() => onSending(isSending), [isSending, onSending]);
  const fresh = people.filter(({ state }) => state === 'NEW').length;
  const named = separatorKey(separator);
  const isBroken = problemCount > 0;
  return (
    <SectionCard title={t('preview.title')}>
      <div className={classes['stack']}>
        <div aria-live="polite">
          <FactList
            facts={[
              { label: t('preview.people'), value: number(people.length) },
              { label: t('preview.fresh'), value: number(fresh) },
              { label: t('preview.known'), value: number(people.length - fresh) },
              { label: t('preview.problems'), value: number(problemCount) },
              {
                label: t('preview.encoding'),
                value: [encoding, named && t(`separators.${named}`)].filter(Boolean).join(', '),
              },
            ]}
          />
        </div>
        {ignoredColumns.length > 0 && (
          <Notice tone="neutral">{t('preview.ignored', { columns: ignoredColumns.join(', ') })}</Notice>
        )}
        {isBroken && (
          <Notice tone="danger" role="alert" title={t('preview.brokenTitle')}>
            {t('preview.broken')}
          </Notice>
        )}
        {isBroken && <ProblemTable problems={problems} all={problemCount} />}
        {!isBroken && fresh === 0 && <Notice tone="neutral">{t('preview.nobody')}</Notice>}
        {!isBroken && fresh > 0 && sending.state === 'READY' && (
          <div>
            <Button onClick={sending.start}>{t('send.button', { count: fresh })}</Button>
          </div>
        )}
        <SendingState sending={sending} people={people} />
        <ConfirmDialog
          opened={guard.asks}
          title={t('leave.title')}
          action={t('leave.leave')}
          onConfirm={guard.leave}
          onClose={guard.stay}
        >
          <p>{t('leave.text')}</p>
        </ConfirmDialog>
        {!isBroken && <PeopleTable people={people} outcomes={sending.outcomes} />}
      </div>
    </SectionCard>
  );
}
