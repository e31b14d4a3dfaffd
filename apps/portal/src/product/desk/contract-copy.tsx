import { Loader } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { titleOfPdf } from './order-documents.tsx';
import { useApiCall } from '../../api/api-context.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { usePressedMutation } from '../../api/use-pressed-mutation.ts';
import classes from './order-documents.module.css';
import { savePdf } from '../../ui/save-pdf.ts';
import { useToast } from '../../feedback/use-toast.ts';

interface ContractCopyProps {
  readonly orderId: number;
  /** The call that prints it for the desk it is shown on. */
  readonly from: 'getEmployerContract' | 'getProviderContract';
}

/** The employer's copy of the contract, without the employee's salary and tax data, as a download. */
export function ContractCopy({ orderId, from }: ContractCopyProps) {
  const { t } = useTranslation('desk');
  const call = useApiCall();
  const toast = useToast('desk');
  const problemText = useProblemText();
  const name = t('contractFile', { id: orderId });
  const download = usePressedMutation({
    mutationFn: async () => {
      savePdf(await call(from, { params: { orderId: String(orderId) } }), name);
    },
    onError: (error) => toast('error', t('downloadFailed', { reason: problemText(error) })),
  });
  return (
    <button
      type="button"
      className={classes['document']}
      aria-label={t('download', { name })}
      disabled={download.isPending}
      onClick={() => download.mutate()}
    >
      {titleOfPdf(name)}
      {download.isPending ? (
        <Loader size={18} aria-hidden="true" />
      ) : (
        <IconDownload size={18} stroke={1.75} aria-hidden="true" />
      )}
    </button>
  );
}
