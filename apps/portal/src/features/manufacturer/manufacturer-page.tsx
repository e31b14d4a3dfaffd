import { ApiError, type ProblemCode } from '@stromwandel/api-spec';
import type { ComponentProps } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useParams } from 'react-router';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { LinkState } from './link-state.tsx';
import { ManufacturerOrder } from './manufacturer-order.tsx';

/** What the manufacturer sees behind the one-time link: the car and the dates, without an account. */
export default function ManufacturerPage() {
  const { t } = useTranslation('manufacturer');
  const { code = '' } = useParams();
  const order = useApiQuery('getManufacturerOrder', { params: { code } });
  return (
    <LoadState
      page
      query={order}
      failed={t('failed')}
      label={t('loading')}
      skeleton={<PageSkeleton />}
      refused={(error) => {
        const problem = error instanceof ApiError ? error.problem?.code : undefined;
        const state = problem && LINK_STATES[problem];
        return state && <LinkState code={code} state={state} />;
      }}
    >
      {/* What was loaded stays in the page also when the link is used up meanwhile. */}
      {(loaded) => <ManufacturerOrder code={code} order={loaded} />}
    </LoadState>
  );
}

/** Answers that speak of the link, not of the way to the server. */
const LINK_STATES: Readonly<Partial<Record<ProblemCode, ComponentProps<typeof LinkState>['state']>>> = {
  INVALID_CODE: 'invalid',
  INVALID_INPUT: 'invalid',
  NOT_FOUND: 'invalid',
  EXPIRED_CODE: 'expired',
  USED_CODE: 'used',
  REPLACED_CODE: 'replaced',
  ORDER_ENDED: 'ended',
};
