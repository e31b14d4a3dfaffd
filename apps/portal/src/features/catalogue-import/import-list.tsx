import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { CatalogueImportReply } from '../../api/replies.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useFormat } from '../../format/use-format.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { Tone } from '../../ui/tone.ts';
import fileClasses from '../../product/desk/file-page.module.css';
import classes from './import-page.module.css';

const TONES: Record<CatalogueImportReply['state'], Tone> = {
  READING: 'neutral',
  INVALID: 'danger',
  READY: 'warn',
  APPLIED: 'gain',
  UNDONE: 'neutral',
  BROKEN_OFF: 'danger',
};

/** Where an import stands, in a word. */
export function ImportState({ state }: Pick<CatalogueImportReply, 'state'>) {
  const { t } = useTranslation('carImport');
  return <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>;
}

/** The last imports; each opens above. */
export function ImportList() {
  const { t } = useTranslation('carImport');
  const { dateTime } = useFormat();
  const imports = useApiQuery('listCatalogueImports', {});
  if (imports.data?.length === 0) return null;
  return (
    <SectionCard title={t('list.title')}>
      <LoadState query={imports} failed={t('list.failed')} skeleton={<Skeleton height={120} radius={18} />}>
        {(loaded) => (
          <ul>
            {loaded.map(({ id, fileName, state, startedAt }) => (
              <li key={id} className={classes['item']}>
                <Link to={`?import=${id}`}>{fileName}</Link>
                <span className={fileClasses['quiet']}>{dateTime(startedAt)}</span>
                <ImportState state={state} />
              </li>
            ))}
          </ul>
        )}
      </LoadState>
    </SectionCard>
  );
}
