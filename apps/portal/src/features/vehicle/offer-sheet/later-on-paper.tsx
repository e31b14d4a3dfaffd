import type { TaxResultReply } from '../../../api/replies.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { LaterPanel } from '../../../product/later-benefits/later-panel.tsx';

interface LaterOnPaperProps {
  readonly packageId: number;
  readonly tax: TaxResultReply;
}

/** The panel of the printed offer, all rows open; the figures were loaded with the line beside the order button. */
export function LaterOnPaper({ packageId, tax }: LaterOnPaperProps) {
  const later = useApiQuery('getLater', { params: { id: String(packageId) } });
  return later.data ? <LaterPanel tax={tax} later={later.data} kind="PRINTED" /> : null;
}
