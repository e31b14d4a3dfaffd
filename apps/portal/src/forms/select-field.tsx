import { Select } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { FieldFrame } from './field-frame.tsx';
import { useFormField, type FieldProps } from './use-form-field.tsx';

interface SelectFieldProps<Value extends string | number> extends FieldProps {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** Message without a match, for long lists that can be searched by typing. */
  readonly nothingFound?: string;
}

/** One of many options, in a drop-down list. */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { options, nothingFound, ...field } = props;
  const { t } = useTranslation();
  const { value, change, leave, error, input } = useFormField(field, true);
  const chosen = options.find((option) => option.value === value);
  // Options are rendered on focus, because dozens of them in several lists would delay the form's first paint.
  const [focused, setFocused] = useState(false);
  return (
    <FieldFrame wrong={error !== null}>
      <Select
        {...input}
        rightSection={<IconChevronDown size={18} stroke={1.75} aria-hidden="true" />}
        rightSectionPointerEvents="none"
        placeholder={t('form.choose')}
        allowDeselect={false}
        searchable={nothingFound !== undefined}
        nothingFoundMessage={nothingFound}
        data={options.map((option) => ({ value: String(option.value), label: option.label }))}
        value={chosen === undefined ? null : String(chosen.value)}
        onChange={(key) => change(options.find((option) => String(option.value) === key)?.value ?? null)}
        onFocus={() => setFocused(true)}
        comboboxProps={{ keepMounted: focused }}
        onBlur={leave}
      />
    </FieldFrame>
  );
}
