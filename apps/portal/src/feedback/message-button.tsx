import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { messageLog } from './message-log.ts';

// Fetched when the list is opened for the first time.
const MessageDrawer = lazy(() =>
  import('./message-drawer.tsx').then((module) => ({ default: module.MessageDrawer })),
);

/** Opens the list of messages; the layout shows it after the first message. */
export function MessageButton() {
  const { t } = useTranslation();
  const messages = useSyncExternalStore(messageLog.subscribe, messageLog.get);
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  if (messages.length === 0) return null;
  return (
    <>
      <ActionIcon
        data-messages
        aria-label={t('messages.open', { count: messages.length })}
        aria-expanded={drawer === 'open'}
        onClick={() => setDrawer('open')}
      >
        <IconBell size={20} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      {drawer !== 'unused' && (
        <Suspense fallback={null}>
          <MessageDrawer opened={drawer === 'open'} onClose={() => setDrawer('closed')} messages={messages} />
        </Suspense>
      )}
    </>
  );
}
