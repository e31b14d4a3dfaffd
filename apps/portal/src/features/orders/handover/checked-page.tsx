import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link, Navigate } from 'react-router';
import { NotFound } from '../../../layout/not-found.tsx';
import { paths } from '../../../navigation/paths.ts';
import { useAuthData } from '../../../session/session-context.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { isProviderWindow } from '../provider-window.ts';
import { useOrderId } from '../use-order-id.ts';
import classes from './handover-page.module.css';

/** The end of a window beside the page of the order, which goes on by itself: it closes where the browser allows. */
function ProviderWindowEnd({ workflow }: { readonly workflow: string }) {
  const { t } = useTranslation(['workflow', 'app']);
  const title = t('workflow:handover.windowTitle');
  useEffect(() => window.close(), []);
  return (
    <div className={classes['page']}>
      <title>{t('app:pageTitle', { page: title })}</title>
      <PageTitle title={title} lead={t('workflow:handover.windowText')} />
      <Button component={Link} to={workflow} variant="default">
        {t('workflow:handover.toOrder')}
      </Button>
    </div>
  );
}

/**
 * The page to which the verification provider returns the browser. The window opened for the provider closes. In a tab
 * of its own a signed-in person goes on with the order; a phone that only took over the check reads that it is
 * finished.
 */
export default function CheckedPage() {
  const { t } = useTranslation(['workflow', 'app']);
  const orderId = useOrderId();
  const isSignedIn = useAuthData() !== null;
  if (orderId === null) return <NotFound />;
  const workflow = paths.orderWorkflow(orderId);
  if (isProviderWindow()) return <ProviderWindowEnd workflow={workflow} />;
  if (isSignedIn) return <Navigate to={workflow} replace />;
  const title = t('workflow:handover.checkedTitle');
  return (
    <div className={classes['page']}>
      <title>{t('app:pageTitle', { page: title })}</title>
      <PageTitle title={title} lead={t('workflow:handover.checkedText')} />
      <SectionCard title={t('workflow:handover.checkedHere')} compact>
        <Button component={Link} to={paths.login(workflow)} variant="default">
          {t('workflow:handover.signIn')}
        </Button>
      </SectionCard>
    </div>
  );
}
