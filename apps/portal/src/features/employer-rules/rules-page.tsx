import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { bothOf } from '../../api/both-of.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { DeskCards } from '../../product/desk/desk-cards.tsx';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import { NetworksCard } from '../../product/desk/networks-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { RulesForm } from './rules-form.tsx';

/** What an employer offers to its people: which cars, to whom, and what it adds. */
export default function RulesPage() {
  const { t } = useTranslation(['rules', 'app']);
  return (
    <DeskPage desk="employer" title={t('rules:title')}>
      <PageTitle title={t('rules:title')} lead={t('rules:lead')} />
      <Rules />
    </DeskPage>
  );
}

function Rules() {
  const { t } = useTranslation(['rules', 'app']);
  const rules = useApiQuery('getEmployerRules', {});
  const brands = useApiQuery('listManufacturers', {});
  const networks = useApiQuery('getEmployerNetworks', {});
  const save = useApiMutation('saveEmployerNetworks', { outdates: ['getEmployerNetworks'] });
  return (
    <LoadState
      query={bothOf(bothOf(rules, brands), networks)}
      failed={t('rules:failed')}
      label={t('rules:loading')}
      skeleton={<Skeleton height={420} radius={18} />}
    >
      {([[ofEmployer, offered], named]) => (
        <DeskCards>
          <RulesForm rules={ofEmployer} brands={offered} />
          <NetworksCard {...named} onSave={(body) => save.mutateAsync({ body })} />
        </DeskCards>
      )}
    </LoadState>
  );
}
