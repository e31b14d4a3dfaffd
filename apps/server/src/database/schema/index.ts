export * from './catalogue.ts';
export * from './operation.ts';
export * from './orders.ts';
export * from './people.ts';
export * from './sessions.ts';
