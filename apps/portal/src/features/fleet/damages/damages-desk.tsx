import { useTranslation } from '../../../i18n/use-translation.ts';
import { DeskPage } from '../../../product/desk/desk-page.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { FleetParts } from '../fleet-parts.tsx';
import { DamageList } from './damage-list.tsx';

/** Whether the address of the provider's fleet asks for its damages. */
export const asksForDamages = (address: URLSearchParams): boolean => address.has('damages');

/** The damages of all cars for the provider. */
export function DamagesDesk() {
  const { t } = useTranslation('fleet');
  return (
    <DeskPage desk="provider" title={t('damages.title')}>
      <PageTitle title={t('damages.title')} lead={t('damages.lead')} />
      <FleetParts desk="provider" part="damages" />
      <DamageList />
    </DeskPage>
  );
}
