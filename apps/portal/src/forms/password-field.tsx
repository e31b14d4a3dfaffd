import { PasswordInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { FieldErrorLine, FieldFrame } from './field-frame.tsx';
import { useFormField, type FieldProps } from './use-form-field.ts';

interface PasswordFieldProps extends FieldProps {
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password with a button that shows it. */
export function PasswordField({ name, label, hint, messages, disabled, autoComplete }: PasswordFieldProps) {
  const { t } = useTranslation();
  const { id, value, change, leave, error, attach } = useFormField({
    name,
    label,
    ...(messages && { messages }),
  });
  const [visible, { toggle }] = useDisclosure(false);
  return (
    <FieldFrame wrong={error !== null}>
      <PasswordInput
        id={id}
        ref={attach}
        name={name}
        label={label}
        description={hint}
        error={error !== null && <FieldErrorLine text={error} />}
        // Mantine marks the wrong field for the eye only.
        aria-invalid={error !== null}
        disabled={disabled ?? false}
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
