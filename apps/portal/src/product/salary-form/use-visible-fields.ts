import { useWatch } from 'react-hook-form';
import { visibleFields, type SalaryFormValues } from './salary-values.ts';

/** Which fields the answers so far ask for. */
export function useVisibleFields(): ReturnType<typeof visibleFields> {
  const [federalState, taxClass, hasSpouseFactor, healthInsurance, children] = useWatch<
    SalaryFormValues,
    [
      'salaryInfo.federalState',
      'salaryInfo.taxClass',
      'salaryInfo.hasSpouseFactor',
      'salaryInfo.healthInsurance',
      'salaryInfo.children',
    ]
  >({
    name: [
      'salaryInfo.federalState',
      'salaryInfo.taxClass',
      'salaryInfo.hasSpouseFactor',
      'salaryInfo.healthInsurance',
      'salaryInfo.children',
    ],
  });
  return visibleFields({ federalState, taxClass, hasSpouseFactor, healthInsurance, children });
}
