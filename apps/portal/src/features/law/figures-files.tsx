import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useFormat } from '../../format/use-format.ts';
import tableClasses from '../../product/desk/desk-table.module.css';
import { RowTable } from '../../product/query-table/row-table.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { FiguresRows } from './figures-rows.tsx';
import classes from './law-page.module.css';
import { useSubjectText } from './use-subject-text.ts';

type File = ReplyOf<'getProviderLaw'>['files'][number];

/** The figures files that were loaded, newest first; the newest can be undone until something used it. */
export function FiguresFiles({ files }: { readonly files: readonly File[] }) {
  const { t } = useTranslation('law');
  const { date, dateTime } = useFormat();
  const subjectText = useSubjectText();
  const [asked, setAsked] = useState<File | null>(null);
  const [shown, setShown] = useState<File | null>(null);
  const by = (at: string, name: string | null) =>
    t('files.by', { at: dateTime(at), name: name ?? t('files.someone') });
  return (
    <SectionCard title={t('files.title')}>
      <RowTable
        label={t('files.title')}
        rows={files}
        rowKey={({ id }) => id}
        className={classes['table']}
        columns={[
          {
            title: t('files.rows'),
            cell: (file) => (
              <>
                {file.rows.map(({ subject, validFrom, source }) => (
                  <span key={`${subject} ${validFrom}`} className={classes['line']}>
                    {t('rowFrom', { subject: subjectText(subject), from: date(validFrom) })}
                    <span className={tableClasses['small']} lang="de">
                      {source}
                    </span>
                  </span>
                ))}
                <span className={tableClasses['small']}>
                  {t('files.file', { issuedOn: date(file.issuedOn) })}
                </span>
                <Button variant="default" size="compact-md" onClick={() => setShown(file)}>
                  {t('files.show')}
                </Button>
              </>
            ),
          },
          {
            title: t('files.loaded'),
            cell: ({ loadedAt, loadedBy, signedBy }) => (
              <>
                {by(loadedAt, loadedBy)}
                <span className={tableClasses['small']}>
                  {signedBy === null ? t('files.earlierKey') : t('files.key', { key: signedBy })}
                </span>
              </>
            ),
          },
          {
            title: t('columns.state'),
            cell: (file) =>
              file.undoneAt === null ? (
                <StatusBadge tone="gain">{t('files.inForce')}</StatusBadge>
              ) : (
                <>
                  <StatusBadge tone="neutral">{t('files.undone')}</StatusBadge>
                  <span className={tableClasses['small']}>{by(file.undoneAt, file.undoneBy)}</span>
                </>
              ),
          },
          {
            title: t('files.undo'),
            cell: (file) =>
              file.canUndo && (
                <Button variant="default" size="compact-md" onClick={() => setAsked(file)}>
                  {t('files.undo')}
                </Button>
              ),
          },
        ]}
      />
      <FiguresDialog file={shown} onClose={() => setShown(null)} />
      <UndoDialog file={asked} onClose={() => setAsked(null)} />
    </SectionCard>
  );
}

interface FileDialogProps {
  readonly file: File | null;
  readonly onClose: () => void;
}

function FiguresDialog({ file, onClose }: FileDialogProps) {
  const { t } = useTranslation('law');
  const { t: common } = useTranslation();
  const { date, dateTime } = useFormat();
  return (
    <Dialog
      opened={file !== null}
      onClose={onClose}
      title={file ? t('files.file', { issuedOn: date(file.issuedOn) }) : ''}
      closeLabel={common('closeMessage')}
    >
      {file && (
        <div className={classes['parts']}>
          <p>
            {t('files.shownText', {
              at: dateTime(file.loadedAt),
              name: file.loadedBy ?? t('files.someone'),
            })}
          </p>
          <FiguresRows rows={file.rows} />
        </div>
      )}
    </Dialog>
  );
}

function UndoDialog({ file, onClose }: FileDialogProps) {
  const { t } = useTranslation('law');
  const { t: common } = useTranslation();
  const { date } = useFormat();
  const undo = useApiMutation('undoFigures', { outdates: ['getProviderLaw', 'getPricingTerms'] });
  const close = () => {
    undo.reset();
    onClose();
  };
  return (
    <Dialog
      opened={file !== null}
      onClose={close}
      title={t('files.undoTitle')}
      closeLabel={common('closeMessage')}
    >
      {file && (
        <div className={classes['parts']}>
          <p>{t('files.undoText', { issuedOn: date(file.issuedOn) })}</p>
          {undo.isError && <FailureNotice failure={undo.error} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t('files.cancel')}
            </Button>
            <Button
              color="red"
              loading={undo.isPending}
              onClick={() => undo.mutate({ query: { figuresId: String(file.id) } }, { onSuccess: close })}
            >
              {t('files.undoConfirm')}
            </Button>
          </Group>
        </div>
      )}
    </Dialog>
  );
}
