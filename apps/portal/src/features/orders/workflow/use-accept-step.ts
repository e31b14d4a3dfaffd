import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { WorkflowReply } from '../../../api/replies.ts';
import { apiQueryKey } from '../../../api/api-query-key.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { useProblemText } from '../../../api/use-problem-text.ts';
import { useToast } from '../../../feedback/use-toast.ts';

/** Accepts the current step; the workflow of the answer is shown at once, and a refusal is said and looked up anew. */
export function useAcceptStep({ order }: WorkflowReply, stepId: number) {
  const { t } = useTranslation('workflow');
  const problemText = useProblemText();
  const toast = useToast('order');
  const queries = useQueryClient();
  const params = { orderId: String(order.id), stepId: String(stepId) };
  const workflowKey = apiQueryKey('getWorkflow', { params: { orderId: params.orderId } });
  const acceptance = useApiMutation('acceptStep', {
    outdates: ['listOrders'],
    onSuccess: (workflow) => queries.setQueryData(workflowKey, workflow),
    onError: (error) => {
      toast('error', `${t('error')}: ${problemText(error)}`);
      void queries.invalidateQueries({ queryKey: workflowKey });
    },
  });
  return { isPending: acceptance.isPending, accept: () => acceptance.mutate({ params }) };
}
