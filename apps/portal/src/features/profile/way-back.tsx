import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, useSearchParams } from 'react-router';
import { safeCallbackPath } from '../../navigation/safe-callback-path.ts';

/** The pages that send people here for something that is missing, by the start of their addresses. */
const ORIGINS = [
  ['/vehicle/', 'back.vehicle'],
  ['/order/', 'back.order'],
  ['/search', 'back.search'],
] as const;

/** The page that sent the person here; null without one. */
export function useWayBack(): string | null {
  const [query] = useSearchParams();
  return safeCallbackPath(query.get('callbackPath'));
}

/** The way back to where something was missing. */
export function WayBack({ to }: { readonly to: string }) {
  const { t } = useTranslation('profile');
  const label = ORIGINS.find(([start]) => to.startsWith(start))?.[1] ?? 'back.page';
  return (
    <Button component={Link} to={to}>
      {t(label)}
    </Button>
  );
}
