import type { EndpointName, handoverForm, StepReply } from '@stromwandel/api-spec';
import { currentStep, hasEnded } from '@stromwandel/ordering';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { apiQueryKey } from '../../api/api-query-key.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';

interface DecidedOrder {
  readonly id: number;
  readonly steps: StepReply[];
}

interface Options {
  /** Who decides: the flag of the step that must be set. */
  readonly flag: 'tenantAdminEnabled' | 'adminEnabled';
  /** Lists and sheets that are outdated after a decision. */
  readonly outdates: readonly EndpointName[];
}

/** Accepting and declining the step an order waits for; repeating an accept changes nothing on the server. */
export function useStepDecision(order: DecidedOrder, { flag, outdates }: Options) {
  const [decided, setDecided] = useState(false);
  const queries = useQueryClient();
  // A refusal means that the order is no longer what the page shows.
  const onError = () => {
    for (const outdated of outdates) void queries.invalidateQueries({ queryKey: apiQueryKey(outdated) });
  };
  const accepting = useApiMutation('acceptStep', { outdates, onError });
  const handingOver = useApiMutation('acceptStep', { outdates });
  const declining = useApiMutation('declineStep', { outdates, onError });
  // The last step of an order that ended without a lease is started too, but needs no decision.
  const current = hasEnded(order.steps) ? null : currentStep(order.steps);
  const step = current !== null && current[flag] ? current : null;
  const params = { orderId: String(order.id), stepId: String(step?.id ?? 0) };
  return {
    /** The step that waits for this role; null when none does. */
    step,
    /** Whether a decision was made here since the page showed this order. */
    decided,
    pending: accepting.isPending || handingOver.isPending || declining.isPending,
    // The dialog tells its own refusals, as long as the step waits and the dialog stands.
    error: accepting.error ?? (step === null ? declining.error : null),
    /** Accepts a handover on its day; refusals are the caller's to tell. */
    handOver: async (handover: z.infer<typeof handoverForm>) => {
      await handingOver.mutateAsync({ params, body: handover });
      setDecided(true);
    },
    accept: () => accepting.mutate({ params }, { onSuccess: () => setDecided(true) }),
    decline: async (reason: string) => {
      await declining.mutateAsync({ params, body: { reason } });
      setDecided(true);
    },
  };
}
