import type { ProviderOrderSheet } from '@stromwandel/api-spec';

const step = {
  id: 17,
  stepType: 'LEASING_ACTIVE',
  stepName: 'Übergabe',
  orderNumber: 8000,
  final: true,
  success: true,
  userEnabled: false,
  userVisible: true,
  adminVisible: true,
  adminEnabled: true,
  tenantAdminVisible: true,
  tenantAdminEnabled: false,
  status: { id: 1, stepId: 17, status: null, modified: '2026-11-20T08:00:00.000Z' },
};

/** The sheet of an order whose next step is the handover, as far as the side of the page reads it. */
export function handoverSheet(values: Partial<ProviderOrderSheet>): ProviderOrderSheet {
  return {
    id: 1,
    employee: { firstName: 'Anna', lastName: 'Schmidt', employeeId: null },
    stage: 'READY_FOR_HANDOVER',
    deadline: null,
    endReason: null,
    endNote: null,
    deliveryWeek: null,
    builtOn: null,
    shippedOn: null,
    deliveredOn: null,
    handedOverOn: null,
    handoverDays: null,
    decisions: { accept: null, decline: null, changeWeek: null, sendLink: null },
    manufacturerLinkSentAt: null,
    steps: [step],
    ...values,
  } as unknown as ProviderOrderSheet; // the side reads nothing else of the sheet
}
