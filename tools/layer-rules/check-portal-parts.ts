import { EURO_ARITHMETIC, FORMS_OF_THEIR_OWN, READS_WITHOUT_LOAD_STATE } from './portal-exceptions.ts';
import type { SourceModule } from './source-module.ts';
import type { Violation } from './violation.ts';

const PORTAL = 'apps/portal/src/';

/** What a page does while a call waits or when it failed is proven once, of `LoadState` and `SentForm`: pages use those. */
export function checkPortalParts({
  path,
  isTest,
  unshownReads,
  forms,
  euroArithmetic,
}: SourceModule): Violation[] {
  if (!path.startsWith(PORTAL) || isTest) return [];
  const file = path.slice(PORTAL.length);
  return [
    ...unshownReads
      .filter(({ endpoint }) => !(`${file} ${endpoint}` in READS_WITHOUT_LOAD_STATE))
      .map(({ endpoint, line }): Violation => ({
        rule: 'unshown-read',
        path,
        line,
        message: `what ${endpoint} replies reaches no LoadState (api/load-state.tsx)`,
      })),
    ...forms
      .filter(() => !(file in FORMS_OF_THEIR_OWN))
      .map(({ line }): Violation => ({
        rule: 'form-of-its-own',
        path,
        line,
        message: 'a form that is sent is a SentForm (forms/sent-form.tsx)',
      })),
    ...euroArithmetic
      .filter(() => !(file in EURO_ARITHMETIC))
      .map(({ line }): Violation => ({
        rule: 'euro-arithmetic',
        path,
        line,
        message: 'amounts are added and subtracted in cents (inCents of api-spec, addCents of kernel)',
      })),
  ];
}
