/** Payslips write tax classes in Roman figures. */
export const TAX_CLASSES = [
  { value: 1, label: 'I' },
  { value: 2, label: 'II' },
  { value: 3, label: 'III' },
  { value: 4, label: 'IV' },
  { value: 5, label: 'V' },
  { value: 6, label: 'VI' },
] as const;

/** A tax class as payslips write it. */
export function taxClassText(taxClass: number): string {
  return TAX_CLASSES.find(({ value }) => value === taxClass)?.label ?? String(taxClass);
}

/** The last entry means "or more". */
export const CHILDREN_UNDER_25 = [0, 1, 2, 3, 4, 5, 6] as const;

/** 0 to 10 in steps of a half: each parent has half an allowance per child. */
export const CHILD_ALLOWANCES: readonly number[] = Array.from({ length: 21 }, (_, index) => index / 2);
