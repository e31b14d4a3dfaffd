import { ApiError, inCents } from '@stromwandel/api-spec';
import type { PayrollRefusal } from '@stromwandel/payroll';
import { refusalFigures } from '@stromwandel/pricing';
import { useProblemText } from '../../api/use-problem-text.ts';

/** Says why the browser found no price, in the sentences for the server's refusals. */
export function usePriceRefusalText(): (refusal: PayrollRefusal) => string {
  const problemText = useProblemText();
  return (refusal) =>
    problemText(
      new ApiError(409, {
        type: 'about:blank',
        title: '',
        status: 409,
        code: 'PRICE_NOT_AVAILABLE',
        params: inCents(refusalFigures(refusal)),
      }),
    );
}
