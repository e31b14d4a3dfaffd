import { useQueryClient } from '@tanstack/react-query';
import type { ManufacturerOrderReply } from '../../api/replies.ts';
import { apiQueryKey } from '../../api/api-query-key.ts';
import { useToast } from '../../feedback/use-toast.ts';

/** Shows the server's answer in the page in place of what was loaded: the link may be used up by now. */
export function useShowAnswer(code: string): (order: ManufacturerOrderReply, savedText: string) => void {
  const queries = useQueryClient();
  const toast = useToast('order');
  return (order, savedText) => {
    queries.setQueryData(apiQueryKey('getManufacturerOrder', { params: { code } }), order);
    toast('success', savedText);
  };
}
