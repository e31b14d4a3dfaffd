import { useParams } from 'react-router';

/** The order's number in the address; null when it is none, and then nothing is asked of the server. */
export function useOrderId(): number | null {
  const { orderId = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(orderId) ? Number(orderId) : null;
}
