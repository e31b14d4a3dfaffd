import { Button } from '@mantine/core';
import { writeWearFile, type WearRow } from '@stromwandel/leasing';
import { cents } from '@stromwandel/kernel';
import { IconDownload } from '@tabler/icons-react';
import { LoadState } from '../../api/load-state.tsx';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from '../../product/desk/file-page.module.css';
import { PublishCatalogue } from './publish-catalogue.tsx';
import { ReturnPlaces } from './return-places.tsx';
import { WearTable } from './wear-table.tsx';

type Catalogue = ReplyOf<'getWearCatalogue'>['catalogue'];

/** Two rows that show the columns. */
const SAMPLE: readonly WearRow[] = [
  {
    part: 'DOOR',
    kind: 'SCRATCH',
    size: 'MEDIUM',
    depth: 'DEEP',
    loss: { fromCents: cents(120_00), toCents: cents(190_00) },
    repair: { kind: 'SPOT_REPAIR', fromCents: cents(80_00), toCents: cents(150_00) },
  },
  { part: 'RIM', kind: 'KERB_MARK', size: 'SMALL', depth: 'SURFACE', loss: null, repair: null },
];

/** What the provider sets for the end of leases. */
export default function ReturnsPage() {
  const { t } = useTranslation('selfCheck');
  const catalogue = useApiQuery('getWearCatalogue', {});
  return (
    <DeskPage desk="provider" title={t('catalogue.pageTitle')}>
      <PageTitle title={t('catalogue.pageTitle')} lead={t('catalogue.lead')} />
      <div className={classes['stack']}>
        <ReturnPlaces />
        <LoadState query={catalogue} failed={t('catalogue.failed')} label={t('catalogue.loading')}>
          {({ catalogue: loaded }) => (
            <div className={classes['stack']}>
              <Published catalogue={loaded} />
              <PublishCatalogue key={loaded?.version ?? 0} version={(loaded?.version ?? 0) + 1} />
            </div>
          )}
        </LoadState>
      </div>
    </DeskPage>
  );
}

/** The version that holds, and its file. */
function Published({ catalogue }: { readonly catalogue: Catalogue }) {
  const { t } = useTranslation('selfCheck');
  const { date } = useFormat();
  const version = catalogue?.version ?? 0;
  const state =
    catalogue === null
      ? t('catalogue.none')
      : t('catalogue.state', {
          version,
          date: date(catalogue.publishedAt.slice(0, 10)),
          count: catalogue.rows.length,
        });
  return (
    <SectionCard title={t('catalogue.title')} description={state}>
      <div className={classes['stack']}>
        <div>
          <Button
            variant="default"
            leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() =>
              saveFile(
                writeWearFile(catalogue?.rows ?? SAMPLE),
                t('catalogue.fileName', { version }),
                'text/csv;charset=utf-8',
              )
            }
          >
            {t(catalogue === null ? 'catalogue.sample' : 'catalogue.save')}
          </Button>
        </div>
        {catalogue !== null && (
          <details>
            <summary>{t('catalogue.rows')}</summary>
            <WearTable rows={catalogue.rows} />
          </details>
        )}
      </div>
    </SectionCard>
  );
}
