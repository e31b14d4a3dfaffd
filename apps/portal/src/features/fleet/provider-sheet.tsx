import { Tabs } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { personName } from '../../product/desk/person-name.ts';
import { Notice } from '../../ui/notice.tsx';
import { CarDataForm } from './car-data-form.tsx';
import { DamagePart } from './damage-part.tsx';
import { DistancePart } from './distance-part.tsx';
import type { ProviderLease } from './fleet-lease.ts';
import { HandoverPart } from './handover-part.tsx';
import { LicencePart } from './licence-part.tsx';
import { LeaseOverview } from './lease-overview.tsx';
import { ReturnPart } from './return-part.tsx';
import { SheetHead } from './sheet-head.tsx';
import classes from './fleet.module.css';

/** The parts of the sheet, in the order of their tabs. A subject of its own (fines) adds one. */
const PARTS = [
  { key: 'overview', part: LeaseOverview },
  { key: 'handover', part: HandoverPart },
  { key: 'distance', part: DistancePart },
  { key: 'damage', part: DamagePart },
  { key: 'licence', part: LicencePart },
  { key: 'car', part: CarDataForm },
  { key: 'return', part: ReturnPart },
] as const;

/** All of a lease that the provider sees and does, in tabs. */
export function ProviderSheet({ lease }: { readonly lease: ProviderLease }) {
  const { t } = useTranslation('fleet');
  const [address, setAddress] = useSearchParams();
  const first = PARTS.find(({ key }) => key === address.get('part'))?.key ?? 'overview';
  return (
    <>
      <SheetHead lease={lease} />
      {lease.overdueDays > 0 && (
        <div className={classes['overdue']}>
          <Notice
            tone="danger"
            title={t('overdue.title', { count: lease.overdueDays })}
            action={<Link to="?part=return">{t('overdue.action')}</Link>}
          >
            {t('overdue.text', { driver: personName(lease.employee) })}
          </Notice>
        </div>
      )}
      <Tabs
        value={first}
        onChange={(part) => setAddress(part === null ? {} : { part }, { replace: true })}
        keepMounted={false}
      >
        <Tabs.List aria-label={t('tabs.label')} className={classes['tabs']}>
          {PARTS.map(({ key }) => (
            <Tabs.Tab key={key} value={key}>
              {t(`tabs.${key}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {PARTS.map(({ key, part: Part }) => (
          <Tabs.Panel key={key} value={key}>
            <Part lease={lease} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}
