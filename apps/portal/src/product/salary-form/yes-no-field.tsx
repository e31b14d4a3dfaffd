import { useTranslation } from '../../i18n/use-translation.ts';
import { RadioCardsField } from '../../forms/radio-cards-field.tsx';
import type { FieldProps } from '../../forms/use-form-field.tsx';

/** A question with two answers; none is chosen for the person. */
export function YesNoField(props: FieldProps) {
  const { t } = useTranslation('profile');
  return (
    <RadioCardsField
      {...props}
      options={[
        { value: true, label: t('yes') },
        { value: false, label: t('no') },
      ]}
    />
  );
}
