import { Button, Skeleton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import tableClasses from '../../desk/desk-table.module.css';
import { SectionCard } from '../../ui/section-card.tsx';
import { saveFile } from '../../ui/save-file.ts';
import classes from '../../desk/file-page.module.css';
import { ScrollingTable } from '../../ui/scrolling-table.tsx';

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
              <ScrollingTable label={t('format.columns')} wide>
                <table className={tableClasses['table']}>
                  <thead>
                    <tr>
                      <th scope="col">{t('format.german')}</th>
                      <th scope="col">{t('format.english')}</th>
                      <th scope="col">{t('format.content')}</th>
                      <th scope="col">{t('format.needed')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {columns.map(({ name, german, type, words, required, of }) => (
                      <tr key={name}>
                        <td>{german}</td>
                        <td>{name}</td>
                        <td>
                          {t(`format.types.${type}`)}
                          <span className={tableClasses['small']}>{words.join(', ')}</span>
                        </td>
                        <td>{t(required ? `format.required.${of}` : 'format.optional')}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </ScrollingTable>
            </details>
          </div>
        )}
      </LoadState>
    </SectionCard>
  );
}
