import { BODY_STYLES, salaryInfoBody } from '@stromwandel/api-spec';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectDatabase, type Database, type DatabaseConnection } from '../../platform/database/database.ts';
import {
  deliveryOptions,
  leasePackages,
  registerCodes,
  salaryData,
  tenants,
  userRoles,
  users,
  vehicleColors,
  vehicles,
} from '../../platform/database/schema/index.ts';
import { findSalaryInfo } from '../../modules/salary-data/index.ts';
import { testSeal } from '../../testing/test-seal.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { createDemoWorld } from './create-demo-world.ts';

let testDatabase: TestDatabase;
let connection: DatabaseConnection;
let db: Database;
let created: boolean[];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  connection = connectDatabase(testDatabase.ownerUrl, { onError: () => undefined });
  db = connection.db;
  const accounts = () =>
    Promise.resolve({
      now: new Date('2026-11-21T09:00:00Z'),
      seal: testSeal(),
      passwordHash: 'hash',
      termsVersion: '7',
    });
  // Two processes that start at once, and one that starts later.
  created = await Promise.all([createDemoWorld(db, accounts), createDemoWorld(db, accounts)]);
  created.push(await createDemoWorld(db, accounts));
});

afterAll(async () => {
  await connection.close();
  await testDatabase.drop();
});

test('is created once, however often and simultaneously the product starts', () =>
  expect(created.filter((one) => one)).toHaveLength(1));

describe('people', () => {
  test('each employer has its register code', async () => {
    const rows = await db
      .select({ name: tenants.name, code: registerCodes.code })
      .from(tenants)
      .innerJoin(registerCodes, eq(registerCodes.tenantId, tenants.id))
      .orderBy(tenants.name);
    expect(rows).toEqual([
      { name: 'Nordwerk GmbH', code: 'NORDWERK-2026' },
      { name: 'Südwind AG', code: 'SUEDWIND-2026' },
    ]);
  });

  test('everybody can sign in and has accepted the terms', async () => {
    const rows = await db
      .select({ email: users.email, role: userRoles.role, tenant: tenants.name })
      .from(users)
      .innerJoin(userRoles, eq(userRoles.userId, users.id))
      .leftJoin(tenants, eq(tenants.id, users.tenantId))
      .where(and(eq(users.acceptedTermsVersion, '7'), sql`${users.emailConfirmedAt} is not null`))
      .orderBy(users.id);
    expect(rows).toEqual([
      { email: 'anna.schmidt@nordwerk.example', role: 'EMPLOYEE', tenant: 'Nordwerk GmbH' },
      { email: 'ben.yilmaz@nordwerk.example', role: 'EMPLOYEE', tenant: 'Nordwerk GmbH' },
      { email: 'hr@nordwerk.example', role: 'TENANT_ADMIN', tenant: 'Nordwerk GmbH' },
      { email: 'clara.hofer@suedwind.example', role: 'EMPLOYEE', tenant: 'Südwind AG' },
      { email: 'hr@suedwind.example', role: 'TENANT_ADMIN', tenant: 'Südwind AG' },
      { email: 'admin@stromwandel.example', role: 'ADMIN', tenant: null },
    ]);
  });

  test('Anna and Clara have salary data that the API would accept, Ben has none', async () => {
    const rows = await db
      .select({ firstName: users.firstName, userId: users.id })
      .from(salaryData)
      .innerJoin(users, eq(users.id, salaryData.userId))
      .orderBy(users.id);
    expect(rows.map((row) => row.firstName)).toEqual(['Anna', 'Clara']);
    for (const { userId } of rows) {
      const info = await findSalaryInfo(db, testSeal(), userId);
      expect(salaryInfoBody.parse(info)).toEqual(info);
    }
  });

  test('employees have an address to order with', async () => {
    const [row] = await db
      .select({ employees: count() })
      .from(users)
      .innerJoin(userRoles, eq(userRoles.userId, users.id))
      .where(
        and(
          eq(userRoles.role, 'EMPLOYEE'),
          sql`num_nonnulls(street, street_number, postcode, place, state, place_of_birth) = 6`,
        ),
      );
    expect(row?.employees).toBe(3);
  });
});

describe('cars', () => {
  test('every car of the data set is on offer with 30 lease packages', async () => {
    const rows = await db
      .select({
        vehicleId: leasePackages.vehicleId,
        packages: count(),
        durations: sql<number>`count(distinct duration_months)::int`,
        mileages: sql<number>`count(distinct km_per_year)::int`,
        tires: sql<number>`count(distinct tires)::int`,
      })
      .from(leasePackages)
      .groupBy(leasePackages.vehicleId);
    expect(rows).toHaveLength(192);
    for (const row of rows) {
      expect(row).toMatchObject({ packages: 30, durations: 3, mileages: 5, tires: 2 });
    }
  });

  test('each car has four to six paints and two or three ways of delivery', async () => {
    const colors = await db
      .select({
        vehicleId: vehicleColors.vehicleId,
        colors: count(),
        names: sql<number>`count(distinct name)::int`,
      })
      .from(vehicleColors)
      .groupBy(vehicleColors.vehicleId);
    expect(colors).toHaveLength(192);
    for (const car of colors) {
      expect(car.colors).toBe(car.names);
      expect([4, 5, 6]).toContain(car.colors);
    }
    const delivery = await db
      .select({ options: count() })
      .from(deliveryOptions)
      .groupBy(deliveryOptions.vehicleId);
    expect(delivery).toHaveLength(192);
    for (const { options } of delivery) expect([2, 3]).toContain(options);
  });

  test('one car each lacks a picture, consumption, delivery weeks and special equipment', async () => {
    const lacking = async (condition: ReturnType<typeof sql>) =>
      db
        .select({ model: vehicles.model })
        .from(vehicles)
        .where(condition)
        .then((rows) => rows.map((row) => row.model));
    expect(await lacking(sql`not has_picture`)).toEqual(['UX 300e']);
    expect(await lacking(sql`consumption is null`)).toEqual(['Cyberster']);
    expect(await lacking(sql`delivery_from_weeks is null and delivery_to_weeks is null`)).toEqual([
      'Electrified G80',
    ]);
    expect(await lacking(sql`special_equipment = '[]'::jsonb`)).toEqual(['Spring']);
  });

  test('prices, marks and trim levels are those of the data set', async () => {
    const [marked] = await db.select({ cars: count() }).from(vehicles).where(eq(vehicles.demoPrice, true));
    expect(marked?.cars).toBe(179);
    const [withoutTrim] = await db.select({ cars: count() }).from(vehicles).where(isNull(vehicles.trimLevel));
    expect(withoutTrim?.cars).toBe(55);
    const tesla = await db
      .select()
      .from(vehicles)
      .where(and(eq(vehicles.brand, 'Tesla'), eq(vehicles.trimLevel, 'Rear-Wheel Drive')));
    expect(tesla).toMatchObject([
      { model: 'Model 3', listPriceCents: 4_299_000, demoPrice: false, bodyStyle: 'SEDAN' },
    ]);
  });

  test('rates are what a German all-inclusive offer costs, the private lease clearly more', async () => {
    const rows = await db
      .select({
        listPrice: vehicles.listPriceCents,
        rate: leasePackages.totalMonthlyGrossCostCents,
        comparison: leasePackages.grossComparisonCostCents,
      })
      .from(leasePackages)
      .innerJoin(vehicles, eq(vehicles.id, leasePackages.vehicleId))
      .where(
        and(
          eq(leasePackages.durationMonths, 36),
          eq(leasePackages.kmPerYear, 10_000),
          eq(leasePackages.tires, 'ALL_SEASON'),
        ),
      );
    for (const { listPrice, rate, comparison } of rows) {
      expect(rate / listPrice).toBeGreaterThan(0.01);
      expect(rate / listPrice).toBeLessThan(0.0155);
      expect(comparison / rate).toBeGreaterThan(1.05);
      expect(comparison / rate).toBeLessThan(1.13);
    }
  });

  test('the drawings of all cars exist', async () => {
    const rows = await db.selectDistinct({ bodyStyle: vehicles.bodyStyle }).from(vehicles);
    for (const { bodyStyle } of rows) expect(BODY_STYLES).toContain(bodyStyle);
  });
});
