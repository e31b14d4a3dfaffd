import { Button, type ButtonProps } from '@mantine/core';
import { useFormState } from 'react-hook-form';

/** Sends its form; shows progress and cannot be pressed twice. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'loading'>) {
  const { isSubmitting } = useFormState();
  return <Button {...props} type="submit" loading={isSubmitting} />;
}
