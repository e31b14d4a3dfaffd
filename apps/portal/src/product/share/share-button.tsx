import { Button } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useToast } from '../../feedback/use-toast.ts';

interface ShareButtonProps {
  /** Path and query within the portal; it carries choices, never data of a person. */
  readonly path: string;
  /** What the link leads to, for the menu of the device. */
  readonly title: string;
}

/** Closing the device's menu is no failure. */
const isClosedMenu = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Shares a link by the device's menu; copies it where there is none, or where the menu fails. */
export function ShareButton({ path, title }: ShareButtonProps) {
  const { t } = useTranslation('app');
  const toast = useToast('order');

  async function copy(url: string): Promise<void> {
    try {
      await window.navigator.clipboard.writeText(url);
      toast('success', t('share.copied'));
    } catch {
      toast('error', t('share.notCopied', { url }));
    }
  }

  async function share(): Promise<void> {
    const url = new URL(path, window.location.origin).href;
    if (!('share' in navigator)) return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      if (!isClosedMenu(error)) await copy(url);
    }
  }

  return (
    <Button
      variant="subtle"
      leftSection={<IconShare2 size={20} stroke={1.75} aria-hidden="true" />}
      onClick={() => void share()}
    >
      {t('share.action')}
    </Button>
  );
}
