import { ADMIN_REQUEST_KINDS, PERSON_STATES } from '@stromwandel/api-spec';
import { FINE_HOLDERS, LICENCE_INTERVALS } from '@stromwandel/leasing';
import {
  boolean,
  check,
  date,
  index,
  inet,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { id, instant, reference, searchWord } from './columns.ts';

/** Employers. */
export const tenants = pgTable(
  'tenants',
  {
    id: id(),
    name: text().notNull(),
    street: text().notNull(),
    streetNumber: text().notNull(),
    postcode: text().notNull(),
    place: text().notNull(),
    /** Networks in which its people work: attempt limits of their addresses are wider. */
    networks: inet().array().notNull().default([]),
    active: boolean().notNull().default(true),
    /** Holder of its cars: receives the letters of authorities. */
    fineHolder: text({ enum: FINE_HOLDERS }).notNull().default('PROVIDER'),
    /** The letter with which its desk was warned of repeated silence, once; a plain number, because letters are deleted. */
    logbookHintFineId: integer(),
    /** How often the licences of its drivers are checked again. */
    licenceInterval: text({ enum: LICENCE_INTERVALS }).notNull().default('MONTHS_6'),
    /** Whether its desk reads the names of named drivers, instead of their number. */
    seesDriverNames: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    // Stored, because no index on a function is used below row-level security.
    nameInOrder: text()
      .notNull()
      .generatedAlwaysAs(sql`lower(name)`),
    /** Name and place without case and accents. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`app_folded(name || ' ' || place)`),
  },
  (table) => [
    // The provider's list, and that of those in one state.
    index('tenants_by_name').on(table.nameInOrder, table.id),
    index('tenants_of_state_by_name').on(table.active, table.nameInOrder, table.id),
  ],
);

/** Everybody who can sign in. The provider's admins belong to no tenant. */
export const users = pgTable(
  'users',
  {
    id: id(),
    tenantId: reference().references(() => tenants.id),
    /** In lower case. */
    email: text().notNull(),
    emailConfirmedAt: instant(),
    pendingEmail: text(),
    /** Page of the portal to which the confirmation of the registration leads. */
    callbackPath: text(),
    /** Argon2id; null until an invited person sets a password. */
    passwordHash: text(),
    title: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    employeeId: text(),
    /** Entered by the employer: unique there, and not changeable by the person. */
    employeeIdSetByEmployer: boolean().notNull().default(false),
    /** Group for the employer's rules; entered by the employer. */
    personGroup: text(),
    employedSince: date({ mode: 'string' }),
    /** Last day of the probation. */
    probationUntil: date({ mode: 'string' }),
    street: text(),
    streetNumber: text(),
    place: text(),
    postcode: text(),
    state: text(),
    placeOfBirth: text(),
    language: text().notNull().default('de'),
    acceptedTermsVersion: text(),
    acceptedTermsAt: instant(),
    active: boolean().notNull().default(true),
    /** The year whose 1 January the person was last mailed about. */
    januaryMailed: integer(),
    /** The day on which the person's saved searches were last looked through: once a day. */
    searchCheckedOn: date({ mode: 'string' }),
    createdAt: instant().notNull(),
    // Stored, because no index on a function is used below row-level security.
    lastNameInOrder: text()
      .notNull()
      .generatedAlwaysAs(sql`lower(last_name)`),
    firstNameInOrder: text()
      .notNull()
      .generatedAlwaysAs(sql`lower(first_name)`),
    /** Whether a person can sign in, and if not, why. */
    accountState: text({ enum: PERSON_STATES })
      .notNull()
      .generatedAlwaysAs(
        sql`case when not active then 'DEACTIVATED' when password_hash is null then 'INVITED' when email_confirmed_at is null then 'UNCONFIRMED' else 'ACTIVE' end`,
      ),
  },
  (table) => [
    // Several unconfirmed accounts may name one address; the mail link of one of them decides (ADR 41).
    uniqueIndex('users_email')
      .on(table.email)
      .where(sql`${table.emailConfirmedAt} is not null`),
    index('users_by_email').on(table.email),
    // With what counting an employer's people reads.
    index('users_tenant').on(table.tenantId, table.email, table.id),
    uniqueIndex('users_employee_id')
      .on(table.tenantId, table.employeeId)
      .where(sql`${table.employeeIdSetByEmployer}`),
    // The order of the employer's list of people, which is read a page at a time.
    index('users_by_name').on(table.tenantId, table.lastNameInOrder, table.firstNameInOrder, table.id),
    // The provider's list of all people, and of those in one state.
    index('users_of_all_by_name').on(table.lastNameInOrder, table.firstNameInOrder, table.id),
    index('users_of_state_by_name').on(
      table.accountState,
      table.lastNameInOrder,
      table.firstNameInOrder,
      table.id,
    ),
  ],
);

/** Employer and person of a row. */
export const ownerColumns = () => ({
  tenantId: reference()
    .notNull()
    .references(() => tenants.id),
  userId: reference()
    .notNull()
    .references(() => users.id),
});

/** The words by which the provider finds an account, as `order_words` for orders, each with its place in the list. */
export const userWords = pgTable(
  'user_words',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    word: searchWord().notNull(),
    /** The account's sort columns, so that a word's accounts are indexed in list order. */
    lastNameInOrder: text().notNull(),
    firstNameInOrder: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.word] }),
    index('user_words_word').on(table.word, table.lastNameInOrder, table.firstNameInOrder, table.userId),
  ],
);

export const userRoles = pgTable(
  'user_roles',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ['EMPLOYEE', 'TENANT_ADMIN', 'ADMIN'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.role] }),
    index('user_roles_role').on(table.role, table.userId),
  ],
);

/** Salary data as the API takes it (api-spec `SalaryInfo`), sealed, one row a person. */
export const salaryData = pgTable('salary_data', {
  userId: reference()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tenantId: reference()
    .notNull()
    .references(() => tenants.id),
  info: text().notNull(),
  updatedAt: instant().notNull(),
});

/** Changes of tenant admins that wait for a second person, or waited, where an employer wants two approvals. */
export const tenantAdminRequests = pgTable(
  'tenant_admin_requests',
  {
    id: id(),
    tenantId: reference()
      .notNull()
      .references(() => tenants.id),
    kind: text({ enum: ADMIN_REQUEST_KINDS }).notNull(),
    personId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedBy: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The wanted address of an ADDRESS request. */
    newEmail: text(),
    createdAt: instant().notNull(),
    decidedAt: instant(),
    decidedBy: reference().references(() => users.id, { onDelete: 'set null' }),
    approved: boolean(),
  },
  (table) => [
    index('tenant_admin_requests_tenant').on(table.tenantId, table.id),
    // Two tenant admins who ask for the same at once make one request.
    uniqueIndex('tenant_admin_requests_open')
      .on(table.personId, table.kind)
      .where(sql`${table.decidedAt} is null`),
    check('tenant_admin_requests_decision', sql`(${table.decidedAt} is null) = (${table.approved} is null)`),
  ],
);

/** Codes that an employer hands out for registration. */
export const registerCodes = pgTable(
  'register_codes',
  {
    id: id(),
    tenantId: reference()
      .notNull()
      .references(() => tenants.id),
    /** In upper case. */
    code: text().notNull(),
    validUntil: instant(),
    maximumUses: integer(),
    /** Mail domains that may register with it, in lower case and without the at sign; null lets every address. */
    allowedDomains: text().array(),
    uses: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('register_codes_code').on(table.code),
    check('register_codes_uses', sql`${table.maximumUses} is null or ${table.uses} <= ${table.maximumUses}`),
  ],
);

/** One-time codes sent by mail; only their hash is stored. */
export const accountCodes = pgTable(
  'account_codes',
  {
    id: id(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['CONFIRM_EMAIL', 'RESET', 'INVITE', 'WELCOME', 'UNDO_EMAIL'] }).notNull(),
    codeHash: text().notNull(),
    /** The address that a CONFIRM_EMAIL code confirms, or that an UNDO_EMAIL code restores. */
    email: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    uniqueIndex('account_codes_hash').on(table.codeHash),
    index('account_codes_user').on(table.userId),
  ],
);

/** The employer's reports that a person leaves or gets no pay for a time. */
export const employmentReports = pgTable(
  'employment_reports',
  {
    id: id(),
    tenantId: reference()
      .notNull()
      .references(() => tenants.id),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({
      enum: ['LEAVING', 'MATERNITY_PROTECTION', 'PARENTAL_LEAVE', 'LONG_ILLNESS', 'UNPAID_LEAVE'],
    }).notNull(),
    /** Last day of the employment, or first day without pay. */
    day: date({ mode: 'string' }).notNull(),
    /** Last day without pay; null while it is not known. */
    until: date({ mode: 'string' }),
    reportedAt: instant().notNull(),
    /** Taken back before its day. */
    withdrawnAt: instant(),
  },
  (table) => [
    index('employment_reports_user').on(table.userId),
    // What an employer's lists and figures read.
    index('employment_reports_tenant').on(table.tenantId, table.userId),
    // Two offices that report the same at once.
    uniqueIndex('employment_reports_leaving')
      .on(table.userId)
      .where(sql`${table.kind} = 'LEAVING' and ${table.withdrawnAt} is null`),
    check('employment_reports_span', sql`${table.until} is null or ${table.day} <= ${table.until}`),
  ],
);
