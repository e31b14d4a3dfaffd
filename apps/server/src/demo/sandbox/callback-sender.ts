import type { SandboxCase } from './sandbox-case.ts';
import { LATE_CALLBACK_MS, REVIEW_MS, type SandboxContext } from './sandbox-context.ts';
import type { CallbackManner } from './scenario-outcome.ts';

// Longer than a slow machine needs to fetch and check a signed contract.
const CALLBACK_TIMEOUT_MS = 30_000;
// Timers may fire a moment early; the review must be over when the client asks.
const REVIEW_MARGIN_MS = 250;

// A client that is down gets no second hint: it pulls on its own.
async function sendOnce(context: SandboxContext, { id, request }: SandboxCase): Promise<void> {
  try {
    const response = await fetch(request.serverCallbackUri, {
      method: 'PUT',
      signal: AbortSignal.timeout(CALLBACK_TIMEOUT_MS),
    });
    await response.body?.cancel();
  } catch (error) {
    context.log.warn({ caseId: id, error: String(error) }, 'server callback failed');
  }
}

/** Tells the client's server that a case changed, in the manner of the scenario. */
export async function sendCallbacks(
  context: SandboxContext,
  changed: SandboxCase,
  manner: CallbackManner,
): Promise<void> {
  switch (manner) {
    case 'never':
      return;
    case 'late':
      // A case in review is done after the review; everything else is done already and only told late.
      context.schedule(
        () => sendOnce(context, changed),
        changed.state === 'REVIEW' ? REVIEW_MS + REVIEW_MARGIN_MS : LATE_CALLBACK_MS,
      );
      return;
    case 'twice':
      await sendOnce(context, changed);
      return sendOnce(context, changed);
    case 'once':
      return sendOnce(context, changed);
  }
}
