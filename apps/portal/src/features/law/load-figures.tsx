import { Button, FileInput } from '@mantine/core';
import { ApiError, type FiguresFile } from '@stromwandel/api-spec';
import { IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useFieldErrorText } from '../../forms/field-error-text.ts';
import { useFormat } from '../../format/use-format.ts';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { FiguresPreview } from './figures-preview.tsx';
import classes from './law-page.module.css';
import { useSubjectText } from './use-subject-text.ts';

/** The content of a file; null where it is not JSON. The server checks everything else. */
async function readFigures(file: File): Promise<FiguresFile | null> {
  try {
    // Anything that is no figures file is refused with the fields that are wrong.
    return JSON.parse(await file.text()) as FiguresFile;
  } catch {
    return null;
  }
}

/** Sends a signed figures file for a preview, and puts it in force. */
export function LoadFigures() {
  const { t } = useTranslation('law');
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<FiguresFile | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const forget = useRef<() => void>(null);
  const preview = useApiMutation('previewFigures');
  const load = useApiMutation('loadFigures', { outdates: ['getProviderLaw', 'getPricingTerms'] });
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setUnreadable(false);
    preview.reset();
    load.reset();
    // Browsers report the choice of the same file again only after a reset, and the person may have corrected it.
    forget.current?.();
  };
  const check = async (chosen: File) => {
    const content = await readFigures(chosen);
    setRead(content);
    setUnreadable(content === null);
    if (content) preview.mutate({ body: content });
  };
  return (
    <SectionCard title={t('load.title')} description={t('load.description')}>
      <div className={classes['parts']}>
        <form
          className={classes['row']}
          aria-label={t('load.title')}
          onSubmit={(event) => {
            event.preventDefault();
            if (file !== null) void check(file);
          }}
        >
          <FileInput
            className={classes['file'] ?? ''}
            label={t('load.file')}
            placeholder={t('load.choose')}
            accept=".json,application/json"
            value={file}
            resetRef={forget}
            onChange={choose}
            clearable
            clearButtonProps={{ 'aria-label': t('load.clear') }}
          />
          <Button
            type="submit"
            variant="default"
            disabled={file === null}
            loading={preview.isPending}
            leftSection={<IconUpload size={18} stroke={1.75} aria-hidden="true" />}
          >
            {t('load.check')}
          </Button>
        </form>
        {isUnreadable && <FailureNotice failure={t('load.notJson')} />}
        {preview.isError && <RefusedFigures error={preview.error} />}
        {load.isError && <RefusedFigures error={load.error} />}
        {load.isSuccess && <Notice tone="gain">{t('load.loaded')}</Notice>}
        {preview.data && read && !load.isSuccess && (
          <FiguresPreview
            preview={preview.data}
            isBusy={load.isPending}
            onLoad={() => load.mutate({ body: read }, { onSuccess: () => setFile(null) })}
          />
        )}
      </div>
    </SectionCard>
  );
}

/** Why a file is refused, with the row or the fields. */
function RefusedFigures({ error }: { readonly error: Error }) {
  const { t } = useTranslation('law');
  const { date } = useFormat();
  const subjectText = useSubjectText();
  const fieldText = useFieldErrorText();
  const problem = error instanceof ApiError ? error.problem : null;
  const { subject, from } = problem?.params ?? {};
  const fields = problem?.errors ?? [];
  const row =
    typeof subject === 'string' && typeof from === 'string'
      ? t('rowFrom', { subject: subjectText(subject), from: date(from) })
      : undefined;
  return (
    <>
      <FailureNotice failure={error} title={row} />
      {fields.length > 0 && (
        <ul>
          {fields.map(({ path, code, params }) => {
            const label = path.replace(/^body\.?/, '');
            return (
              <li key={`${path} ${code}`}>
                <code>{label}</code>: {fieldText({ type: code, types: params }, { label })}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
