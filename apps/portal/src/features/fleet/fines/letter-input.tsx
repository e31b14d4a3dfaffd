import { FileInput } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';

interface LetterInputProps {
  readonly file: File | null;
  readonly onChoose: (file: File | null) => void;
  readonly isMissing: boolean;
}

/** The letter as PDF or photo. */
export function LetterInput({ file, onChoose, isMissing }: LetterInputProps) {
  const { t } = useTranslation('fleet');
  return (
    <FileInput
      label={t('fines.file')}
      description={t('fines.fileHint')}
      placeholder={t('fines.choose')}
      accept="application/pdf,image/jpeg,image/png,image/webp,image/avif"
      value={file}
      onChange={onChoose}
      error={isMissing ? t('fines.fileMissing') : undefined}
    />
  );
}
