import { useParams } from 'react-router';
import { readId } from '../../navigation/read-id.ts';

/** The order's number in the address; null when it is none, and then nothing is asked of the server. */
export function useOrderId(): number | null {
  return readId(useParams()['orderId']);
}
