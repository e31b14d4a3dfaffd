import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLateValue } from './use-late-value.ts';

const TextMeaning = lazy(() =>
  import('./text-meaning.tsx').then((module) => ({ default: module.TextMeaning })),
);

interface TextSearchProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A field that narrows the list to cars whose name contains the words typed. */
export function TextSearch({ value, onChange }: TextSearchProps) {
  const { t } = useTranslation('search');
  const [typed, type] = useLateValue(value, onChange);
  return (
    <TextInput
      type="search"
      label={t('text.label')}
      placeholder={t('text.placeholder')}
      leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
      inputWrapperOrder={['label', 'input', 'description']}
      descriptionProps={{ mt: 6 }}
      description={
        value.trim() !== '' && (
          <Suspense fallback={null}>
            <TextMeaning text={value} />
          </Suspense>
        )
      }
      maxLength={60}
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  );
}
