import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDocumentDownload } from '../../product/desk/use-document-download.ts';

interface AnnexButtonProps {
  readonly leaseId: number;
  readonly orderId: number;
  readonly extensionId: number;
}

/** The annex of an extension: the signed one, or its draft. */
export function AnnexButton({ leaseId, orderId, extensionId }: AnnexButtonProps) {
  const { t } = useTranslation('lease');
  const download = useDocumentDownload();
  return (
    <Button
      variant="default"
      loading={download.isPending}
      onClick={() =>
        download.mutate({
          extensionOfLease: leaseId,
          documentId: extensionId,
          name: t('extension.annexName', { order: orderId }),
        })
      }
    >
      {t('package.annex')}
    </Button>
  );
}
