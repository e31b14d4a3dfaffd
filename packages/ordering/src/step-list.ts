import type { StepDefinition } from './step.ts';
import type { StepType } from './step-type.ts';

const SEEN_BY_ALL = { userVisible: true, adminVisible: true, tenantAdminVisible: true } as const;
// Hidden until they happen: a final step with a status is shown whatever its flags say.
const SEEN_WHEN_REACHED = { userVisible: false, adminVisible: false, tenantAdminVisible: false } as const;
const ENABLED_FOR_NOBODY = { userEnabled: false, adminEnabled: false, tenantAdminEnabled: false } as const;

const BY_EMPLOYEE = { ...SEEN_BY_ALL, ...ENABLED_FOR_NOBODY, userEnabled: true, final: false } as const;
const BY_EMPLOYER = {
  ...SEEN_BY_ALL,
  ...ENABLED_FOR_NOBODY,
  tenantAdminEnabled: true,
  final: false,
} as const;
const BY_PROVIDER = { ...SEEN_BY_ALL, ...ENABLED_FOR_NOBODY, adminEnabled: true } as const;
const NEGATIVE_END = { ...SEEN_WHEN_REACHED, ...ENABLED_FOR_NOBODY, final: true, success: false } as const;

/**
 * The step list every new order gets a copy of, in order. The virtual USER_STEPS_FINISHED (order number 5000) is no
 * part of it: see `user-steps-finished.ts`.
 */
export const STEP_LIST: readonly StepDefinition[] = [
  { stepType: 'CONFIRM_SUMMARY', stepName: 'Zusammenfassung', orderNumber: 1000, ...BY_EMPLOYEE },
  { stepType: 'PREVIEW_CONTRACT', stepName: 'Überlassungsvertrag prüfen', orderNumber: 2000, ...BY_EMPLOYEE },
  { stepType: 'NECT_DRIVERS_LICENCE', stepName: 'Führerschein prüfen', orderNumber: 3000, ...BY_EMPLOYEE },
  { stepType: 'NECT_SIGN', stepName: 'Vertrag unterschreiben', orderNumber: 4000, ...BY_EMPLOYEE },
  {
    stepType: 'TENANT_ADMIN_CLICK_CONFIRM',
    stepName: 'Freigabe durch den Arbeitgeber',
    orderNumber: 6000,
    ...BY_EMPLOYER,
  },
  {
    stepType: 'ADMIN_CONFIRM',
    stepName: 'Bestellung beim Hersteller',
    orderNumber: 7000,
    ...BY_PROVIDER,
    final: false,
  },
  {
    stepType: 'LEASING_ACTIVE',
    stepName: 'Übergabe',
    orderNumber: 8000,
    ...BY_PROVIDER,
    final: true,
    success: true,
  },
  { stepType: 'BREAKING_CHANGE', stepName: 'Geänderte Angaben', orderNumber: 9000, ...NEGATIVE_END },
  {
    stepType: 'DECLINED_BY_TENANT',
    stepName: 'Vom Arbeitgeber abgelehnt',
    orderNumber: 9100,
    ...NEGATIVE_END,
  },
  { stepType: 'DECLINED_BY_ADMIN', stepName: 'Vom Anbieter abgelehnt', orderNumber: 9200, ...NEGATIVE_END },
  { stepType: 'EXPIRED', stepName: 'Beendet', orderNumber: 9300, ...NEGATIVE_END },
];

/**
 * The entry of the step list with this type.
 * @throws Error when the list has none
 */
export function stepDefinition(stepType: StepType): StepDefinition {
  const definition = STEP_LIST.find((step) => step.stepType === stepType);
  if (!definition) throw new Error(`No step ${stepType} in the step list`);
  return definition;
}
