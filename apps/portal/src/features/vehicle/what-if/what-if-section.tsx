import { Button, Skeleton } from '@mantine/core';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { LeasePackageReply, VehicleDetailReply } from '../../../api/replies.ts';
import { SectionCard } from '../../../ui/section-card.tsx';

// Payroll is loaded when the section is opened.
const WhatIf = lazy(() => import('./what-if.tsx').then((module) => ({ default: module.WhatIf })));

interface WhatIfSectionProps {
  readonly vehicle: VehicleDetailReply;
  readonly leasePackage: LeasePackageReply;
}

/** What the car would cost with another salary, tax class or way to work. */
export function WhatIfSection({ vehicle, leasePackage }: WhatIfSectionProps) {
  const { t } = useTranslation('vehicle');
  const [opened, setOpened] = useState(false);
  const id = useId();
  return (
    <SectionCard compact title={t('whatIf.title')} description={t('whatIf.lead')}>
      <Button variant="default" aria-expanded={opened} aria-controls={id} onClick={() => setOpened(!opened)}>
        {t(opened ? 'whatIf.close' : 'whatIf.open')}
      </Button>
      <div id={id}>
        {opened && (
          <Suspense fallback={<Skeleton height={320} mt={22} />}>
            <WhatIf vehicle={vehicle} leasePackage={leasePackage} />
          </Suspense>
        )}
      </div>
    </SectionCard>
  );
}
