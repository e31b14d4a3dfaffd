import { salaryInfoBody } from '@stromwandel/api-spec';
import type { Transaction } from '../../../platform/database/database.ts';
import { registerCodes, tenants, userRoles, users } from '../../../platform/database/schema/index.ts';
import { saveSalaryInfo } from '../../../modules/salary-data/index.ts';
import type { DataSeal } from '../../../platform/sealing/data-seal.ts';
import { DEMO_ADMINS, DEMO_TENANTS, type DemoPerson, type DemoTenant } from './demo-tenants.ts';

/** What all accounts of the demo world have in common. */
export interface DemoAccounts {
  readonly now: Date;
  readonly seal: DataSeal;
  /** Hash of the demo password. */
  readonly passwordHash: string;
  /** The version of the terms that everybody has accepted. */
  readonly termsVersion: string;
}

/** An account that can sign in at once, with salary data if there are any. */
export async function insertDemoPerson(
  tx: Transaction,
  person: DemoPerson,
  tenantId: number | null,
  { now, seal, passwordHash, termsVersion }: DemoAccounts,
): Promise<void> {
  const { roles, home, salary, ...account } = person;
  const [row] = await tx
    .insert(users)
    .values({
      ...account,
      ...home,
      tenantId,
      passwordHash,
      emailConfirmedAt: now,
      acceptedTermsVersion: termsVersion,
      acceptedTermsAt: now,
      createdAt: now,
    })
    .returning({ id: users.id });
  if (!row) throw new Error(`${person.email} was not created`);
  await tx.insert(userRoles).values(roles.map((role) => ({ userId: row.id, role })));
  if (salary !== null && tenantId !== null) {
    const info = salaryInfoBody.parse(salary);
    await saveSalaryInfo(tx, seal, { userId: row.id, tenantId, info, now });
  }
}

async function insertTenant(tx: Transaction, tenant: DemoTenant, accounts: DemoAccounts): Promise<void> {
  const [row] = await tx
    .insert(tenants)
    .values({
      name: tenant.name,
      ...tenant.address,
      fineHolder: tenant.fineHolder,
      createdAt: accounts.now,
    })
    .returning({ id: tenants.id });
  if (!row) throw new Error(`${tenant.name} was not created`);
  await tx
    .insert(registerCodes)
    .values({ tenantId: row.id, code: tenant.registerCode, createdAt: accounts.now });
  for (const person of tenant.people) await insertDemoPerson(tx, person, row.id, accounts);
}

/** Employers with register codes, their people, and the provider's. */
export async function insertDemoPeople(tx: Transaction, accounts: DemoAccounts): Promise<void> {
  for (const tenant of DEMO_TENANTS) await insertTenant(tx, tenant, accounts);
  for (const admin of DEMO_ADMINS) await insertDemoPerson(tx, admin, null, accounts);
}
