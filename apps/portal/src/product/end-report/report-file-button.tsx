import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useApiCall } from '../../api/api-context.ts';
import { usePressedMutation } from '../../api/use-pressed-mutation.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { savePdf } from '../../ui/save-pdf.ts';

/** Saves the report as PDF. */
export function ReportFileButton({ leaseId }: { readonly leaseId: number }) {
  const { t } = useTranslation(['report', 'desk']);
  const call = useApiCall();
  const toast = useToast('order');
  const problemText = useProblemText();
  const download = usePressedMutation({
    mutationFn: async () =>
      savePdf(await call('getEndReportFile', { params: { leaseId: String(leaseId) } }), t('report:fileName')),
    onError: (error) => toast('error', t('desk:downloadFailed', { reason: problemText(error) })),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {t('report:file')}
    </Button>
  );
}
