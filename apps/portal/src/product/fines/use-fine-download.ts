import { useApiCall } from '../../api/api-context.ts';
import { usePressedMutation } from '../../api/use-pressed-mutation.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { savePdf } from '../../ui/save-pdf.ts';

/** The letter itself, or the holder's reply to it. */
interface WantedLetter {
  readonly fineId: number;
  readonly of: 'letter' | 'reply';
  /** Of the file. */
  readonly name: string;
}

/** Fetches a letter with the person's token and hands it to the browser as a download. */
export function useFineDownload() {
  const call = useApiCall();
  const { t } = useTranslation('desk');
  const toast = useToast('order');
  const problemText = useProblemText();
  return usePressedMutation({
    mutationFn: async ({ fineId, of, name }: WantedLetter) => {
      const params = { fineId: String(fineId) };
      const content = await call(of === 'letter' ? 'getFineLetter' : 'getFineReply', { params });
      savePdf(content, `${name} ${fineId}`);
    },
    onError: (error) => toast('error', t('downloadFailed', { reason: problemText(error) })),
  });
}
