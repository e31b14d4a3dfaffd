export { createDemoWorld } from './create-demo-world.ts';
export { DEMO_ACCOUNTS, DEMO_REGISTER_CODES } from './people/demo-accounts.ts';
export {
  ANNAS_SALARY,
  CLARAS_SALARY,
  DEMO_PASSWORD,
  type DemoAddress,
  type DemoPerson,
} from './people/demo-tenants.ts';
export { insertDemoPerson, type DemoAccounts } from './people/insert-demo-people.ts';
