import { Button } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useApiCall } from '../../../api/api-context.ts';
import { usePressedMutation } from '../../../api/use-pressed-mutation.ts';
import { useToast } from '../../../feedback/use-toast.ts';
import { useFormat } from '../../../format/use-format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { savePdf } from '../../../ui/save-pdf.ts';

interface WithdrawalReceiptProps {
  readonly orderId: number;
  /** When the withdrawal arrived. */
  readonly at: string;
}

/** The receipt of a withdrawal: when it arrived, and the same as a PDF to keep. */
export function WithdrawalReceipt({ orderId, at }: WithdrawalReceiptProps) {
  const { t } = useTranslation('timeline');
  const { dateTime } = useFormat();
  const call = useApiCall();
  const toast = useToast('order');
  const download = usePressedMutation({
    mutationFn: async () => {
      const content = await call('getWithdrawalReceipt', { params: { orderId: String(orderId) } });
      savePdf(content, t('receipt.file', { id: orderId }));
    },
    onError: () => toast('error', t('receipt.failed')),
  });
  return (
    <Notice
      tone="gain"
      title={t('receipt.title')}
      action={
        <Button variant="default" loading={download.isPending} onClick={() => download.mutate()}>
          {t('receipt.download')}
        </Button>
      }
    >
      <p>{t('receipt.text', { id: orderId, at: dateTime(at) })}</p>
      <p>{t('receipt.contents')}</p>
    </Notice>
  );
}
