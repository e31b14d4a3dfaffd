import type { Database, Transaction } from '../../platform/database/database.ts';
import { settings } from '../../platform/database/schema/index.ts';
import { SUPPORT_SETTING, type SupportContact } from '../../modules/provider-settings/index.ts';
import { insertDemoCars } from './cars/insert-demo-cars.ts';
import { insertDemoPeople, type DemoAccounts } from './people/insert-demo-people.ts';

/** A number and an address that are reserved for examples. */
const DEMO_SUPPORT: SupportContact = {
  phone: '0221 99999-00',
  towPhone: '0221 99999-11',
  workshopPhone: '0221 99999-22',
  email: 'hilfe@stromwandel.example',
  hoursDe: 'Montag bis Freitag, 9 bis 17 Uhr',
  hoursEn: 'Monday to Friday, 9 am to 5 pm',
};
const MARKER = 'demoWorld';
/** Raised when the demo world changes, to tell databases apart. An existing world is never changed. */
const VERSION = 2;

/**
 * Creates the demo world once: employers, people, register codes and cars, all in one transaction. Safe when several
 * processes start at once: the marker row lets one of them through, the others wait for it and do nothing.
 * @returns whether this call created it
 */
export async function createDemoWorld(
  db: Database,
  accounts: (tx: Transaction) => Promise<DemoAccounts>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const marked = await tx
      .insert(settings)
      .values({ name: MARKER, value: VERSION })
      .onConflictDoNothing()
      .returning();
    if (marked.length === 0) return false;
    await tx.insert(settings).values({ name: SUPPORT_SETTING, value: DEMO_SUPPORT }).onConflictDoNothing();
    await insertDemoPeople(tx, await accounts(tx));
    await insertDemoCars(tx);
    return true;
  });
}
