import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '../../api/replies.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { usePressedMutation } from '../../api/use-pressed-mutation.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { saveBytes } from '../../product/desk/save-bytes.ts';

/** Saves the list as it is narrowed, all pages of it, as a CSV file. */
export function FleetDownload({ load }: { readonly load: () => Promise<ReplyOf<'getProviderLeaseFile'>> }) {
  const { t } = useTranslation('fleet');
  const toast = useToast('desk');
  const problemText = useProblemText();
  const download = usePressedMutation({
    mutationFn: async () => {
      const file = await load();
      saveBytes(file.contentBase64, file.name, file.mediaType);
      if (!file.complete) toast('warning', t('file.incomplete'));
    },
    onError: (error) => toast('error', t('file.failed', { reason: problemText(error) })),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => download.mutate()}
      loading={download.isPending}
    >
      {t('file.save')}
    </Button>
  );
}
