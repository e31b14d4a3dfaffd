import { useTranslation } from '../../i18n/use-translation.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { useToast } from '../../feedback/use-toast.ts';

/** Tries stuck work again and tells how much of it; repeating it changes nothing on the server. */
export function useRetryStuckWork() {
  const { t } = useTranslation('stuckWork');
  const toast = useToast('desk');
  const problemText = useProblemText();
  const retry = useApiMutation('retryStuckWork', {
    outdates: ['listStuckWork'],
    onSuccess: ({ retried }) =>
      toast('success', retried === 0 ? t('retriedNone') : t('retried', { count: retried })),
    onError: (error) => toast('error', problemText(error)),
  });
  return {
    pending: retry.isPending,
    retry: (ids: string[] | 'ALL') => retry.mutate({ body: { ids } }),
  };
}
