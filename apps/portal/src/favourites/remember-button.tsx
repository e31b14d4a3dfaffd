import { ActionIcon } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useTranslation } from '../i18n/use-translation.ts';
import { useChangeFavourite } from './use-change-favourite.ts';
import { useRememberedCars } from './use-remembered-cars.ts';
import classes from './remember-button.module.css';

interface RememberButtonProps {
  readonly vehicleId: number;
  /** Brand, model and trim level: two buttons of a list must not sound alike. */
  readonly name: string;
}

/** Remembers a car, or forgets it. */
export function RememberButton({ vehicleId, name }: RememberButtonProps) {
  const { t } = useTranslation('search');
  const remembered = useRememberedCars().includes(vehicleId);
  const change = useChangeFavourite();
  const Icon = remembered ? IconBookmarkFilled : IconBookmark;
  return (
    <ActionIcon
      className={classes['button']}
      variant="default"
      radius="xl"
      size={44}
      aria-label={t('remembered.remember', { name })}
      aria-pressed={remembered}
      data-favourite={vehicleId}
      onClick={() => change({ id: vehicleId, name }, !remembered)}
    >
      <Icon size={20} stroke={1.75} aria-hidden="true" />
    </ActionIcon>
  );
}
