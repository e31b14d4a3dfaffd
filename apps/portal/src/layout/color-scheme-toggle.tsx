import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from '../i18n/use-translation.ts';

/** Follows the system until it is pressed; then the choice is stored. */
export function ColorSchemeToggle() {
  const { t } = useTranslation();
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  const Icon = dark ? IconSun : IconMoon;
  return (
    <ActionIcon
      aria-label={t(dark ? 'colorScheme.toLight' : 'colorScheme.toDark')}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    >
      <Icon size={20} stroke={1.75} aria-hidden="true" />
    </ActionIcon>
  );
}
