import { useHasRole } from '../session/session-context.ts';
import { useMe } from './use-me.ts';

/** Whether salary data of the person are saved; UNKNOWN as long as the server has not said so. */
export type SalaryStanding = 'GIVEN' | 'MISSING' | 'UNKNOWN';

/**
 * Whether rates can be personal. The account says so, and rates of the person's own prove it: that no car or package has
 * one does not mean that data are missing, for pay may be too low for each of them.
 * @param hasOwnRate whether what was loaded carries a rate computed with the person's salary
 */
export function useSalaryStanding(hasOwnRate: boolean): SalaryStanding {
  const isEmployee = useHasRole('EMPLOYEE');
  const me = useMe();
  if (hasOwnRate) return 'GIVEN';
  if (!isEmployee) return 'MISSING';
  if (me.data === undefined) return me.isLoading ? 'UNKNOWN' : 'MISSING';
  return me.data.hasSalaryData ? 'GIVEN' : 'MISSING';
}
