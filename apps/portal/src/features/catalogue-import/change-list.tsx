import { Button, NativeSelect, Skeleton } from '@mantine/core';
import { CAR_CHANGES, type CatalogueImportReply } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import tableClasses from '../../desk/desk-table.module.css';
import classes from '../../desk/file-page.module.css';

interface ChangeListProps {
  readonly importId: string;
  readonly changes: CatalogueImportReply['changes'];
}

/** The cars of a file by what it does to them. */
export function ChangeList({ importId, changes }: ChangeListProps) {
  const { t } = useTranslation('carImport');
  const [change, setChange] = useState(CAR_CHANGES.find((one) => changes[one] > 0) ?? 'NEW');
  const [after, setAfter] = useState<string | null>(null);
  const found = useApiQuery('listImportChanges', {
    params: { importId },
    query: { change, ...(after !== null && { after }) },
  });
  const next = found.data?.next ?? null;
  return (
    <>
      <NativeSelect
        label={t('preview.show')}
        value={change}
        data={CAR_CHANGES.map((value) => ({ value, label: `${t(`changes.${value}`)} (${changes[value]})` }))}
        onChange={(event) => {
          const chosen = CAR_CHANGES.find((one) => one === event.currentTarget.value);
          if (chosen) setChange(chosen);
          setAfter(null);
        }}
      />
      <LoadState query={found} failed={t('preview.failed')} skeleton={<Skeleton height={120} radius={18} />}>
        {({ cars }) =>
          cars.length === 0 ? (
            <output>{t('preview.none')}</output>
          ) : (
            <section className={classes['scroll']} aria-label={t('preview.title')}>
              <table className={tableClasses['table']}>
                <thead>
                  <tr>
                    <th scope="col">{t('preview.reference')}</th>
                    <th scope="col">{t('preview.car')}</th>
                    <th scope="col">{t('problems.line')}</th>
                    <th scope="col">{t('preview.differs')}</th>
                  </tr>
                </thead>
                <tbody>
                  {cars.map(({ reference, name, line, fields }) => (
                    <tr key={reference}>
                      <td>{reference}</td>
                      <td>{name}</td>
                      <td>{line ?? '–'}</td>
                      <td>
                        {fields.map((field) => (
                          <span key={field.name} className={tableClasses['small']}>
                            {t('preview.field', {
                              name: field.name,
                              before: field.before || '–',
                              after: field.after || '–',
                            })}
                          </span>
                        ))}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          )
        }
      </LoadState>
      {(after !== null || next !== null) && (
        <div className={classes['row']}>
          {after !== null && (
            <Button variant="default" onClick={() => setAfter(null)}>
              {t('preview.first')}
            </Button>
          )}
          {next !== null && (
            <Button variant="default" onClick={() => setAfter(next)}>
              {t('preview.next')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
