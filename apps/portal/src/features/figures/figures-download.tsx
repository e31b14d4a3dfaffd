import { Button } from '@mantine/core';
import type { FIGURE_PERIODS } from '@stromwandel/api-spec';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useApiCall } from '../../api/api-context.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { usePressedMutation } from '../../api/use-pressed-mutation.ts';
import { saveBytes } from '../../product/desk/save-bytes.ts';
import { useToast } from '../../feedback/use-toast.ts';

/** Saves the figures of a period as a CSV file. */
export function FiguresDownload({ period }: { readonly period: (typeof FIGURE_PERIODS)[number] }) {
  const { t } = useTranslation('figures');
  const call = useApiCall();
  const toast = useToast('desk');
  const problemText = useProblemText();
  const download = usePressedMutation({
    mutationFn: async () => {
      const file = await call('getEmployerFiguresFile', { query: { period } });
      saveBytes(file.contentBase64, file.name, file.mediaType);
    },
    onError: (error) => toast('error', t('downloadFailed', { reason: problemText(error) })),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => download.mutate()}
      loading={download.isPending}
    >
      {t('download')}
    </Button>
  );
}
