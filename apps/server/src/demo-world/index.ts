export { createDemoWorld } from './create-demo-world.ts';
export { DEMO_ACCOUNTS, DEMO_REGISTER_CODES } from './people/demo-accounts.ts';
export { DEMO_PASSWORD } from './people/demo-tenants.ts';
