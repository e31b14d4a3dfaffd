import { PasswordInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from '../i18n/use-translation.ts';
import { FieldFrame } from './field-frame.tsx';
import { useFormField, type FieldProps } from './use-form-field.tsx';

interface PasswordFieldProps extends FieldProps {
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password with a button that shows it. */
export function PasswordField({ autoComplete, ...field }: PasswordFieldProps) {
  const { t } = useTranslation();
  const { value, change, leave, error, input } = useFormField(field);
  const [visible, { toggle }] = useDisclosure(false);
  return (
    <FieldFrame wrong={error !== null}>
      <PasswordInput
        {...input}
        // Mantine marks the wrong field only visually.
        aria-invalid={error !== null}
        autoComplete={autoComplete}
        visible={visible}
        onVisibilityChange={toggle}
        visibilityToggleButtonProps={{
          'aria-label': t(visible ? 'form.hidePassword' : 'form.showPassword'),
          'aria-hidden': false,
          tabIndex: 0,
        }}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={leave}
      />
    </FieldFrame>
  );
}
