import { Button, Skeleton } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import { StuckList } from '../../product/desk/stuck-list.tsx';
import { useRetryStuckWork } from '../../product/desk/use-retry-stuck-work.ts';
import { useFormat } from '../../format/use-format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './stuck-work-page.module.css';

/** What is being tried again is over within seconds. */
const REFRESH_MILLISECONDS = 10_000;

/** What failed or waits in vain, for the provider. */
export default function StuckWorkPage() {
  const { t } = useTranslation(['stuckWork', 'app']);
  return (
    <DeskPage desk="provider" title={t('stuckWork:title')}>
      <PageTitle title={t('stuckWork:title')} lead={t('stuckWork:lead')} />
      <StuckWork />
    </DeskPage>
  );
}

function StuckWork() {
  const { t } = useTranslation(['stuckWork', 'app']);
  const found = useApiQuery('listStuckWork', { query: {} }, { refetchInterval: REFRESH_MILLISECONDS });
  return (
    <LoadState
      query={found}
      failed={t('stuckWork:failed')}
      label={t('stuckWork:loading')}
      skeleton={<Skeleton height={240} radius={18} />}
    >
      {(loaded) => <Found found={loaded} />}
    </LoadState>
  );
}

function Found({ found: { items, total } }: { readonly found: ReplyOf<'listStuckWork'> }) {
  const { t } = useTranslation('stuckWork');
  const { number } = useFormat();
  const { retry, pending } = useRetryStuckWork();
  if (items.length === 0) return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>;
  return (
    <SectionCard title={t('list')}>
      {items.some(({ retryable }) => retryable) && (
        <Button loading={pending} onClick={() => retry('ALL')}>
          {t('retryAll')}
        </Button>
      )}
      {items.length < total && (
        <p className={classes['quiet']}>
          {t('shown', { shown: number(items.length), total: number(total) })}
        </p>
      )}
      <StuckList items={items} />
    </SectionCard>
  );
}
