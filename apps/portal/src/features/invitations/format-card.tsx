import { Button } from '@mantine/core';
import { INVITATION_COLUMNS, MOST_INVITED_PEOPLE } from '@stromwandel/api-spec';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RowTable } from '../../product/query-table/row-table.tsx';
import { useFormat } from '../../format/use-format.ts';
import { saveFile } from '../../ui/save-file.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from '../../product/desk/file-page.module.css';

/** What a file must look like, and an empty one to begin with. */
export function FormatCard() {
  const { t } = useTranslation('invitations');
  const { number } = useFormat();
  // Without an example row: it would be invited.
  const template = `\ufeff${INVITATION_COLUMNS.map((column) => t(`columns.${column}`)).join(';')}\r\n`;
  return (
    <SectionCard
      title={t('format.title')}
      description={t('format.description', { most: number(MOST_INVITED_PEOPLE) })}
    >
      <div className={classes['stack']}>
        <RowTable
          label={t('format.table')}
          columns={[
            { title: t('format.column'), cell: (column) => t(`columns.${column}`) },
            { title: t('format.content'), cell: (column) => t(`format.columns.${column}`) },
          ]}
          rows={INVITATION_COLUMNS}
          rowKey={(column) => column}
        />
        <div>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => saveFile(template, t('format.fileName'), 'text/csv;charset=utf-8')}
          >
            {t('format.template')}
          </Button>
        </div>
      </div>
    </SectionCard>
  );
}
