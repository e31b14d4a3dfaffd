import { Button, Skeleton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import tableClasses from '../../product/desk/desk-table.module.css';
import { RowTable } from '../../product/query-table/row-table.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { saveFile } from '../../ui/save-file.ts';
import classes from '../../product/desk/file-page.module.css';

/** What a file must look like, and a template to begin with. */
export function FormatCard() {
  const { t } = useTranslation('carImport');
  const format = useApiQuery('getImportFormat', {});
  return (
    <SectionCard title={t('format.title')} description={t('format.description')}>
      <LoadState query={format} failed={t('format.failed')} skeleton={<Skeleton height={120} radius={18} />}>
        {({ template, columns }) => (
          <div className={classes['stack']}>
            <div>
              <Button
                variant="default"
                leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
                onClick={() => saveFile(template, t('format.fileName'), 'text/csv;charset=utf-8')}
              >
                {t('format.template')}
              </Button>
            </div>
            <p className={classes['quiet']}>{t('format.plans')}</p>
            <details>
              <summary>{t('format.columns')}</summary>
              <RowTable
                label={t('format.columns')}
                columns={[
                  { title: t('format.german'), cell: ({ german }) => german },
                  { title: t('format.english'), cell: ({ name }) => name },
                  {
                    title: t('format.content'),
                    cell: ({ type, words }) => (
                      <>
                        {t(`format.types.${type}`)}
                        <span className={tableClasses['small']}>{words.join(', ')}</span>
                      </>
                    ),
                  },
                  {
                    title: t('format.needed'),
                    cell: ({ required, of }) => t(required ? `format.required.${of}` : 'format.optional'),
                  },
                ]}
                rows={columns}
                rowKey={({ name }) => name}
              />
            </details>
          </div>
        )}
      </LoadState>
    </SectionCard>
  );
}
