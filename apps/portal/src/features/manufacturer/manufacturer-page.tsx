import { useTranslation } from '../../i18n/use-translation.ts';
import { useParams } from 'react-router';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { linkStateOfPage } from '../../product/order-link/link-state-of.ts';
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
        const state = linkStateOfPage(error);
        return state && <LinkState code={code} state={state} />;
      }}
    >
      {/* What was loaded stays in the page also when the link is used up meanwhile. */}
      {(loaded) => <ManufacturerOrder code={code} order={loaded} />}
    </LoadState>
  );
}
