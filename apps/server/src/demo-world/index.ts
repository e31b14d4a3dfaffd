export { createDemoWorld } from './create-demo-world.ts';
export { DEMO_PASSWORD } from './people/demo-tenants.ts';
