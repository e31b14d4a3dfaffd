import { foldForSearch } from '@stromwandel/kernel';
import { z } from 'zod';
import {
  checked,
  emailSchema,
  euro,
  germanPostcode,
  line,
  optionalLine,
  optionalPhone,
  optionalPrintedLine,
  printedLine,
} from './basics.ts';
import { ANNEX_FORMS } from './lease-package.ts';
import { BENEFIT_VALUES_107 } from '../vehicle-kinds.ts';

/** The list-price cap that the specification names; offered when the provider fixes one. */
export const OFFERED_BENEFIT_CAP_EUR = 60_000;

const MOST_DAYS = 31;
const MOST_FINE_FEE_EUR = 100;
const MOST_DRIVERS = 20;
const MOST_REPORT_DAYS = 59;

const waitDays = z.number().int().min(1).max(365);

/** How people reach the provider's support. All null: the portal names the own personnel office instead. */
export const supportContact = z
  .strictObject({
    phone: optionalPhone(),
    /** Of the tow service, at any hour. */
    towPhone: optionalPhone(),
    /** Where drivers arrange a repair. */
    workshopPhone: optionalPhone(),
    email: optionalLine(254).pipe(emailSchema.nullable()),
    /** Hours in which questions are answered, in both languages. */
    hoursDe: optionalLine(100),
    hoursEn: optionalLine(100),
  })
  .superRefine(({ phone, email, hoursDe, hoursEn }, context) => {
    const missing = (field: string) =>
      context.addIssue({ code: 'custom', path: [field], ...checked('REQUIRED') });
    if (hoursDe !== null && hoursEn === null) missing('hoursEn');
    if (hoursEn !== null && hoursDe === null) missing('hoursDe');
    if (hoursDe !== null && phone === null && email === null) missing('phone');
  });

/** What the provider sets for every calculation, every order and every mail. */
export const providerSettingsReply = z.strictObject({
  /** Up to which list price the reduced benefit holds: as the law says for the day of acquisition, or one amount. */
  benefitCap: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('statutory') }),
    z.strictObject({ kind: z.literal('fixed'), amountEur: euro(1, 1_000_000) }),
  ]),
  /** How a car counts in the part of pay that must be paid in money. */
  benefitValue107: z.enum(BENEFIT_VALUES_107),
  /** How many commute days a month people may enter. */
  commuteDays: z
    .strictObject({
      arrivalNumberMin: z.number().int().min(0).max(MOST_DAYS),
      arrivalNumberMax: z.number().int().min(0).max(MOST_DAYS),
    })
    .refine(({ arrivalNumberMin, arrivalNumberMax }) => arrivalNumberMin <= arrivalNumberMax, {
      path: ['arrivalNumberMax'],
      ...checked('BELOW_MINIMUM'),
    }),
  /** Days that an order's step waits for the responsible person; a step that waits already keeps its deadline. */
  deadlineDays: z.strictObject({ employee: waitDays, employer: waitDays, provider: waitDays }),
  /** What the employee pays for a letter of an authority that the provider handles as holder of the car. */
  fineFeeEur: euro(0, MOST_FINE_FEE_EUR),
  /** How annexes of changes of the package are concluded. */
  annexForm: z.enum(ANNEX_FORMS),
  /** How many people may drive a car besides its employee. */
  mostDrivers: z.number().int().min(0).max(MOST_DRIVERS),
  /** Days within which the provider uploads the report after a return. After 60 days without one the account is closed. */
  reportDueDays: z.number().int().min(1).max(MOST_REPORT_DAYS),
  /** Name and address of the body that drivers can turn to after the provider's decision about a report; null names none. */
  arbitrationBody: optionalPrintedLine(200),
  /** Whose name and address mails carry; null is what the server was started with. */
  mailSender: z.strictObject({ name: line(100), address: emailSchema }).nullable(),
  /** Where orders to manufacturers are mailed: an address for all, and brands that have their own. */
  orderAddresses: z.strictObject({
    address: emailSchema,
    /** Case and accents of a brand do not count. */
    brands: z
      .array(z.strictObject({ brand: line(100), address: emailSchema }))
      .max(200)
      .superRefine((rows, context) => {
        const brands = rows.map(({ brand }) => foldForSearch(brand));
        for (const [index, brand] of brands.entries()) {
          if (brands.indexOf(brand) < index) {
            context.addIssue({ code: 'custom', path: [index, 'brand'], ...checked('REPEATED') });
          }
        }
      }),
  }),
  supportContact,
  /** The company that leases the cars, as contracts of orders from now on name it. */
  lessor: z.strictObject({
    company: printedLine(100),
    legalForm: printedLine(50),
    street: printedLine(100),
    streetNumber: printedLine(20),
    postcode: germanPostcode(),
    place: printedLine(100),
    /** Court and number. */
    register: optionalPrintedLine(100),
    vatId: optionalPrintedLine(11).refine(
      (text) => text === null || /^DE\d{9}$/.test(text),
      checked('INVALID_FORMAT'),
    ),
    representative: optionalPrintedLine(200),
  }),
});

/** What is not named stays as it is. */
export const providerSettingsBody = providerSettingsReply.partial();
