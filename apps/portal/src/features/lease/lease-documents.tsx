import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { useLeaseDocument } from './offline/use-lease-document.ts';
import type { OwnLease } from './own-lease.ts';
import classes from './car-page.module.css';

/** The documents of the lease, to download. */
export function LeaseDocuments({ lease }: { readonly lease: OwnLease }) {
  const { t } = useTranslation('lease');
  const download = useLeaseDocument(lease);
  return (
    <SectionCard compact title={t('documents.title')}>
      <ul className={classes['lines']}>
        {lease.documents.map((document) => (
          <li key={`${document.of} ${document.id}`}>
            <span>{document.name}</span>
            <Button
              variant="default"
              aria-label={t('documents.open', { name: document.name })}
              loading={download.isPending && download.variables?.id === document.id}
              onClick={() => download.mutate(document)}
            >
              <IconDownload size={20} stroke={1.75} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
