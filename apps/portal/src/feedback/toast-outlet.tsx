import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastsWanted } from './toasts-wanted.ts';

// Most visits show no toast: their code comes with the first one.
const Notifications = lazy(() =>
  import('@mantine/notifications').then((module) => ({ default: module.Notifications })),
);

/** The place where toasts appear. */
export function ToastOutlet() {
  const wanted = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.get);
  return wanted ? (
    <Suspense fallback={null}>
      <Notifications position="bottom-right" limit={4} pauseResetOnHover="notification" />
    </Suspense>
  ) : null;
}
