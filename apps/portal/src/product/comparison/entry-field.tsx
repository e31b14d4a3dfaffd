import { NativeSelect, TextInput } from '@mantine/core';
import type { ComparisonEntry } from '@stromwandel/offer';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { parseDecimal } from '../../format/parse-decimal.ts';
import { useFormat } from '../../format/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import classes from './comparison.module.css';
import { ENTRY_KINDS } from './entry-kinds.ts';
import { useEntryText } from './use-entry-text.ts';

const HUNDREDTHS = 100;

interface EntryFieldProps {
  readonly entry: ComparisonEntry;
  /** Hundredths of the unit, or the choice; null for a value that only the person knows. */
  readonly value: number | null;
  readonly changed: boolean;
  /** Where the default comes from. */
  readonly source: string | null;
  /** Children, on which the limit of the income depends. */
  readonly premiumChildren: number;
  /** Null restores the default. */
  readonly onChange: (value: number | null) => void;
}

/** One assumption of the comparison, changed in place. */
export function EntryField({ entry, value, changed, source, premiumChildren, onChange }: EntryFieldProps) {
  const { t } = useTranslation('comparison');
  const entryText = useEntryText(premiumChildren);
  const kind = ENTRY_KINDS[entry];
  const description = (
    <>
      {source}
      {changed && <b className={classes['changed']}>{t('changed')}</b>}
    </>
  );
  return (
    <div className={classes['entry']}>
      {'choices' in kind ? (
        <NativeSelect
          label={t(`entry.${entry}`)}
          description={description}
          value={String(value)}
          data={kind.choices.map((choice) => ({ value: String(choice), label: entryText(entry, choice) }))}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        />
      ) : (
        <NumberEntry {...{ entry, value, onChange, description }} {...kind} />
      )}
      {changed && (
        <button type="button" className={classes['reset']} onClick={() => onChange(null)}>
          {t('reset', { entry: t(`entry.${entry}`) })}
        </button>
      )}
    </div>
  );
}

interface NumberEntryProps extends Pick<EntryFieldProps, 'entry' | 'value' | 'onChange'> {
  readonly unit: string;
  readonly decimals: number;
  readonly max: number;
  readonly description: ReactNode;
}

function NumberEntry({ entry, value, onChange, unit, decimals, max, description }: NumberEntryProps) {
  const { t } = useTranslation('comparison');
  const language = useLanguage();
  const { fixed, number } = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string) => {
    const parsed = parseDecimal(text, language, unit);
    return parsed !== null && parsed >= 0 && parsed <= max ? Math.round(parsed * HUNDREDTHS) : null;
  };
  const wrong = typed !== null && typed.trim() !== '' && read(typed) === null;
  const written = value === null ? '' : fixed(value / HUNDREDTHS, decimals);
  return (
    <TextInput
      label={t(`entry.${entry}`)}
      description={description}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? written}
      inputWrapperOrder={['label', 'description', 'error', 'input']}
      error={
        wrong &&
        [
          t('wrong', { max: number(max), unit }),
          value === null ? '' : t('wrongKept', { value: `${written}\u00a0${unit}` }),
        ].join(' ')
      }
      rightSection={unit}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        if (text.trim() === '') onChange(null);
        const parsed = read(text);
        if (parsed !== null) onChange(parsed);
      }}
      // A wrong text stays, with its error.
      onBlur={() => !wrong && setTyped(null)}
    />
  );
}
