import { Button, FileButton } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { MOST_SHEETS } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormField } from '../../forms/use-form-field.tsx';
import { newPhotoName } from '../../product/lease-photos/new-photo-name.ts';
import { scalePhoto } from '../../product/lease-photos/scale-photo.ts';
import { Notice } from '../../ui/notice.tsx';
import { usePhotoUrl, type Photos } from '../../product/lease-draft/use-photos.ts';
import classes from './handover-record.module.css';

const TYPES = 'application/pdf,image/jpeg,image/png,image/webp,image/avif';
const MOST_PDF_MB = 25;

/** Sheets in this page, by the names under which they are sent. */
export type Sheets = Map<string, Blob>;

type Problem = 'unreadable' | 'tooMany' | 'tooLarge';

/** The photos that a file becomes, or why it cannot be taken. */
async function sheetsOf(file: File, most: number): Promise<readonly Blob[] | Problem> {
  if (file.type !== 'application/pdf') return most < 1 ? 'tooMany' : [await scalePhoto(file)];
  if (file.size > MOST_PDF_MB * 1_000_000) return 'tooLarge';
  // Only who has a PDF loads the library that draws it.
  const { photosOfPdf } = await import('./photos-of-pdf.ts');
  const content = new Uint8Array(await file.arrayBuffer());
  return photosOfPdf(content, most).then(
    (photos) => photos ?? 'tooMany',
    () => 'unreadable' as const,
  );
}

/** The sheets of a record on paper: photos, or a PDF whose pages become photos here. */
export function SheetsField({ kept }: { readonly kept: Sheets }) {
  const { t } = useTranslation('handover');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const missing = t('paper.sheetsMissing');
  const label = t('paper.sheets');
  const messages = { REQUIRED: missing, TOO_SMALL: missing };
  const { value, change, error, input } = useFormField({ name: 'sheets', label, messages });
  const load = useCallback(
    async (name: string) => kept.get(name) ?? Promise.reject(new Error('No such sheet')),
    [kept],
  );
  const names = Array.isArray(value) ? value.map(String) : [];

  async function take(files: readonly File[]): Promise<void> {
    setIsBusy(true);
    setProblem(null);
    let all = names;
    for (const file of files) {
      const added = await sheetsOf(file, MOST_SHEETS - all.length);
      if (typeof added === 'string') {
        setProblem(added);
        break;
      }
      const named = added.map((photo) => [newPhotoName(), photo] as const);
      for (const [name, photo] of named) kept.set(name, photo);
      all = [...all, ...named.map(([name]) => name)];
    }
    change(all);
    setIsBusy(false);
  }

  return (
    <div className={classes['form']}>
      <p>
        <strong>{label}</strong>
      </p>
      {names.length > 0 && (
        <ul className={classes['remarks']}>
          {names.map((name, index) => (
            <li key={name}>
              <Sheet load={load} name={name} alt={t('paper.sheet', { number: index + 1 })} />
              <Button variant="subtle" size="sm" onClick={() => change(names.filter((one) => one !== name))}>
                {t('paper.remove', { number: index + 1 })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {problem !== null && (
        <Notice tone="danger" role="alert" title={t('paper.notTaken')}>
          {t(`paper.${problem}`, { most: MOST_SHEETS, mb: MOST_PDF_MB })}
        </Notice>
      )}
      <div>
        <FileButton multiple accept={TYPES} onChange={(files) => void take(files)}>
          {(button) => (
            <Button
              {...button}
              id={input.id}
              variant="default"
              loading={isBusy}
              aria-describedby={error === null ? undefined : `${input.id}-missing`}
              leftSection={<IconFileUpload size={20} stroke={1.75} aria-hidden="true" />}
            >
              {t('paper.add')}
            </Button>
          )}
        </FileButton>
      </div>
      {error !== null && (
        <p id={`${input.id}-missing`} className={classes['wrong']}>
          {missing}
        </p>
      )}
      <p className={classes['quiet']}>{t('paper.sheetsHint', { most: MOST_SHEETS })}</p>
    </div>
  );
}

interface SheetProps extends Pick<Photos, 'load'> {
  readonly name: string;
  readonly alt: string;
}

function Sheet({ load, name, alt }: SheetProps) {
  const url = usePhotoUrl({ load }, name);
  return url === null ? null : <img className={classes['sheet']} src={url} alt={alt} />;
}
