import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../session/session-context.ts';
import { loadToasts } from './load-toasts.ts';
import { messageLog } from './message-log.ts';
import { toastsWanted } from './toasts-wanted.ts';

const Notifications = lazy(() => loadToasts().then((module) => ({ default: module.Notifications })));

// Specification, section 9.
const ANIMATION_MS = 300;

/** The place where toasts appear. */
export function ToastOutlet() {
  const session = useSession();
  // Messages of one person are none of the next one's at this browser.
  useEffect(() => {
    return session.subscribe(() => {
      if (session.get() === null) messageLog.clear();
    });
  }, [session]);
  const wanted = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.get);
  return wanted ? (
    <Suspense fallback={null}>
      <Notifications position="bottom-right" limit={4} transitionDuration={ANIMATION_MS} />
    </Suspense>
  ) : null;
}
