import { useTranslation } from '../../i18n/use-translation.ts';
import { personName } from '../../product/desk/person-name.ts';
import { vehicleName } from '../../product/desk/vehicle-name.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import type { FleetItem } from './fleet-lease.ts';
import { LeaseBadge } from './lease-badge.tsx';

/** Car, plate, person and state of a lease. */
export function SheetHead({ lease }: { readonly lease: FleetItem }) {
  const { t } = useTranslation('fleet');
  return (
    <PageTitle
      title={`${lease.plate ?? t('noPlate')}: ${vehicleName(lease.vehicle)}`}
      lead={[personName(lease.employee), lease.tenantName].filter(Boolean).join(', ')}
      aside={<LeaseBadge lease={lease} />}
    />
  );
}
