/** Where an order stands, for the queues of employer and provider. */
export const ORDER_STAGES = [
  'WITH_EMPLOYEE',
  'WITH_EMPLOYER',
  'WITH_PROVIDER',
  'WITH_MANUFACTURER',
  'READY_FOR_HANDOVER',
  'ACTIVE',
  'ENDED',
] as const;
