/** How far the figures of a month are law: ENACTED binds, DRAFT is published, ASSUMED carries the last enacted ones on. */
export const LAW_STATES = ['ENACTED', 'DRAFT', 'ASSUMED'] as const;
