export * from './catalogue.ts';
export * from './employer-rules.ts';
export * from './operation.ts';
export * from './orders.ts';
export * from './payroll.ts';
export * from './people.ts';
export * from './second-factor.ts';
export * from './sessions.ts';
