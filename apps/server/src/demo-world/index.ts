export { createDemoWorld } from './create-demo-world.ts';
export { DEMO_ADMINS, DEMO_PASSWORD, DEMO_TENANTS } from './people/demo-tenants.ts';
export type { DemoAccounts } from './people/insert-demo-people.ts';
