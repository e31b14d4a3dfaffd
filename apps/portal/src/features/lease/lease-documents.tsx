import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDocumentDownload } from '../../product/desk/use-document-download.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import type { OwnLease } from './own-lease.ts';
import classes from './car-page.module.css';

/** The documents of the lease, to download. */
export function LeaseDocuments({ lease }: { readonly lease: OwnLease }) {
  const { t } = useTranslation('lease');
  const download = useDocumentDownload();
  return (
    <SectionCard compact title={t('documents.title')}>
      <ul className={classes['lines']}>
        {lease.documents.map(({ id, name, of }) => (
          <li key={`${of} ${id}`}>
            <span>{name}</span>
            <Button
              variant="default"
              aria-label={t('documents.open', { name })}
              loading={download.isPending && download.variables?.name === name}
              onClick={() =>
                download.mutate({
                  ...(of === 'ORDER' ? { orderId: lease.orderId } : { leaseId: lease.id }),
                  documentId: id,
                  name,
                })
              }
            >
              <IconDownload size={20} stroke={1.75} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
