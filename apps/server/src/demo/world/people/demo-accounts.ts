import { DEMO_ADMINS, DEMO_TENANTS, type DemoPerson } from './demo-tenants.ts';

/** An account as the terminal lists it after the start. */
export interface DemoAccount {
  readonly email: string;
  /** In English, like everything the terminal says. */
  readonly about: string;
}

function about({ roles, salary }: DemoPerson, company: string): string {
  if (roles.includes('TENANT_ADMIN')) return `personnel office of ${company}`;
  return `employee of ${company}, ${salary ? 'with' : 'without'} salary data`;
}

/** Every account of the demo world. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  ...DEMO_TENANTS.flatMap(({ name, people }) =>
    people.map((person) => ({ email: person.email, about: about(person, name) })),
  ),
  ...DEMO_ADMINS.map(({ email }) => ({ email, about: 'leasing provider' })),
];

/** Codes with which new people register. */
export const DEMO_REGISTER_CODES: readonly string[] = DEMO_TENANTS.map((tenant) => tenant.registerCode);
