import { Loader } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './order-documents.module.css';
import { useDocumentDownload } from './use-document-download.ts';

interface OrderDocumentsProps {
  readonly orderId: number;
  readonly documents: readonly { readonly id: number; readonly name: string }[];
}

/** Name of a document as people read it: the file's name without its ending. */
export const titleOfPdf = (name: string): string => name.replace(/\.pdf$/i, '');

/** The documents of an order, each a button that downloads it. */
export function OrderDocuments({ orderId, documents }: OrderDocumentsProps) {
  const { t } = useTranslation('desk');
  const download = useDocumentDownload();
  if (documents.length === 0) return <>{t('noDocuments')}</>;
  return (
    <ul className={classes['list']}>
      {documents.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            className={classes['document']}
            aria-label={t('download', { name })}
            disabled={download.isPending}
            onClick={() => download.mutate({ orderId, documentId: id, name })}
          >
            {titleOfPdf(name)}
            {download.isPending && download.variables.documentId === id ? (
              <Loader size={18} aria-hidden="true" />
            ) : (
              <IconDownload size={18} stroke={1.75} aria-hidden="true" />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
