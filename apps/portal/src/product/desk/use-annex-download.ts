import { useTranslation } from '../../i18n/use-translation.ts';
import { useApiCall } from '../../api/api-context.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { usePressedMutation } from '../../api/use-pressed-mutation.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { savePdf } from '../../ui/save-pdf.ts';

interface WantedAnnex {
  readonly leaseId: number;
  readonly changeId: number;
  readonly name: string;
}

/** Fetches the annex of a change of the package and hands it to the browser as a download. */
export function useAnnexDownload() {
  const call = useApiCall();
  const { t } = useTranslation('desk');
  const toast = useToast('order');
  const problemText = useProblemText();
  return usePressedMutation({
    mutationFn: async ({ leaseId, changeId, name }: WantedAnnex) => {
      const params = { leaseId: String(leaseId), changeId: String(changeId) };
      savePdf(await call('getPackageAnnex', { params }), name);
    },
    onError: (error) => toast('error', t('downloadFailed', { reason: problemText(error) })),
  });
}
