import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from '../i18n/use-translation.ts';
import { useFormat } from '../format/use-format.ts';
import classes from './message-drawer.module.css';
import type { LoggedMessage } from './message-log.ts';
import { TOAST_LOOKS } from './toast-kind.ts';
import { SideDrawer } from '../ui/side-drawer.tsx';

interface MessageDrawerProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly messages: readonly LoggedMessage[];
}

/** The messages of this visit, to be read in one's own time. */
export function MessageDrawer({ opened, onClose, messages }: MessageDrawerProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title={t('messages.title')}
      closeLabel={t('messages.close')}
      width={400}
    >
      <ul className={classes['list']}>
        {messages.map(({ id, kind, text, at }) => {
          const { color, Icon } = TOAST_LOOKS[kind];
          return (
            <li key={id} className={classes['message']}>
              <Icon size={20} stroke={2} aria-hidden="true" color={`var(--mantine-color-${color}-text)`} />
              <div>
                <p>
                  <VisuallyHidden>{t(`messages.${kind}`)}: </VisuallyHidden>
                  {text}
                </p>
                <time dateTime={at} className={classes['time']}>
                  {dateTime(at)}
                </time>
              </div>
            </li>
          );
        })}
      </ul>
    </SideDrawer>
  );
}
