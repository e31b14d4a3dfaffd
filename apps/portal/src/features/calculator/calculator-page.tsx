import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLocation, useSearchParams } from 'react-router';
import { bothOf } from '../../api/both-of.ts';
import { LoadState } from '../../api/load-state.tsx';
import type { UserInfoReply } from '../../api/replies.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useAuthData, useHasRole } from '../../session/session-context.ts';
import { PageNotLoaded } from '../../layout/page-not-loaded.ts';
import { HelpBox } from '../../product/help/help-box.tsx';
import { HELP_TOPICS } from '../../product/help/help-topics.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { chosenGross } from '../../navigation/chosen-gross.ts';
import { lastSeenCar } from '../../navigation/kept-places.ts';
import { OWN_CAR } from './own-car.ts';

// The form and the law behind it weigh more than all that stands above them.
const loadForm = () =>
  import('./calculator-form.tsx').catch((cause: unknown) => {
    throw new PageNotLoaded('calculator', { cause });
  });
const CalculatorForm = lazy(async () => ({ default: (await loadForm()).CalculatorForm }));

function leadOf(visitor: boolean, salary: UserInfoReply['salaryInfo']): 'lead' | 'accountLead' | 'ownLead' {
  if (salary) return 'ownLead';
  return visitor ? 'lead' : 'accountLead';
}

/** What a car costs net, for everybody; `?car=7` in the address starts with a car of the catalogue, else the one seen last, else the cheapest. */
export default function CalculatorPage() {
  const { t } = useTranslation(['calculator', 'app']);
  const [query] = useSearchParams();
  const visitor = useAuthData() === null;
  const grossEur = chosenGross(useLocation().state);
  const cars = useApiQuery('listCalculatorCars', {});
  const terms = useApiQuery('getPricingTerms', {});
  const costs = useApiQuery('getComparisonDefaults', {});
  const own = useApiQuery('getUserInfo', {}, { enabled: useHasRole('EMPLOYEE') });
  useEffect(() => void loadForm().catch(() => undefined), []);
  const asked = query.get('car') ?? String(lastSeenCar());
  const askedCar = cars.data?.find(({ id }) => String(id) === asked);
  const first = askedCar ?? cars.data?.toSorted((a, b) => a.rateCents - b.rateCents)[0];
  const skeleton = <Skeleton height={900} radius={22} />;
  return (
    <>
      <title>{t('app:pageTitle', { page: t('calculator:title') })}</title>
      <PageTitle
        title={t('calculator:heading')}
        lead={t(`calculator:${leadOf(visitor, own.data?.salaryInfo ?? null)}`)}
      />
      <LoadState
        query={bothOf(bothOf(cars, terms), costs)}
        failed={t('calculator:failed')}
        skeleton={skeleton}
      >
        {([[offered, pricing]]) =>
          own.isLoading ? (
            skeleton
          ) : (
            <Suspense fallback={<LoadingState label={t('app:loading')}>{skeleton}</LoadingState>}>
              <CalculatorForm
                cars={offered}
                terms={pricing}
                startWith={first?.id ?? OWN_CAR}
                own={own.data?.salaryInfo ?? null}
                grossEur={grossEur}
              />
            </Suspense>
          )
        }
      </LoadState>
      <HelpBox questions={HELP_TOPICS.calculator} />
    </>
  );
}
