import type about from '../../public/locales/de/about.json';
import type account from '../../public/locales/de/account.json';
import type address from '../../public/locales/de/address.json';
import type app from '../../public/locales/de/app.json';
import type audit from '../../public/locales/de/audit.json';
import type calculator from '../../public/locales/de/calculator.json';
import type carImport from '../../public/locales/de/carImport.json';
import type cars from '../../public/locales/de/cars.json';
import type comparison from '../../public/locales/de/comparison.json';
import type contractTexts from '../../public/locales/de/contractTexts.json';
import type desk from '../../public/locales/de/desk.json';
import type appointment from '../../public/locales/de/appointment.json';
import type distance from '../../public/locales/de/distance.json';
import type employer from '../../public/locales/de/employer.json';
import type errors from '../../public/locales/de/errors.json';
import type faq from '../../public/locales/de/faq.json';
import type figures from '../../public/locales/de/figures.json';
import type fleet from '../../public/locales/de/fleet.json';
import type damage from '../../public/locales/de/damage.json';
import type handover from '../../public/locales/de/handover.json';
import type invitations from '../../public/locales/de/invitations.json';
import type january from '../../public/locales/de/january.json';
import type limits from '../../public/locales/de/limits.json';
import type law from '../../public/locales/de/law.json';
import type lease from '../../public/locales/de/lease.json';
import type legal from '../../public/locales/de/legal.json';
import type manufacturer from '../../public/locales/de/manufacturer.json';
import type month from '../../public/locales/de/month.json';
import type offer from '../../public/locales/de/offer.json';
import type offline from '../../public/locales/de/offline.json';
import type orders from '../../public/locales/de/orders.json';
import type payroll from '../../public/locales/de/payroll.json';
import type payslip from '../../public/locales/de/payslip.json';
import type people from '../../public/locales/de/people.json';
import type profile from '../../public/locales/de/profile.json';
import type provider from '../../public/locales/de/provider.json';
import type providerPeople from '../../public/locales/de/providerPeople.json';
import type registerCodes from '../../public/locales/de/registerCodes.json';
import type report from '../../public/locales/de/report.json';
import type reports from '../../public/locales/de/reports.json';
import type returns from '../../public/locales/de/returns.json';
import type rules from '../../public/locales/de/rules.json';
import type search from '../../public/locales/de/search.json';
import type security from '../../public/locales/de/security.json';
import type stuckWork from '../../public/locales/de/stuckWork.json';
import type selfCheck from '../../public/locales/de/selfCheck.json';
import type settings from '../../public/locales/de/settings.json';
import type tenants from '../../public/locales/de/tenants.json';
import type terms from '../../public/locales/de/terms.json';
import type timeline from '../../public/locales/de/timeline.json';
import type vehicle from '../../public/locales/de/vehicle.json';
import type workflow from '../../public/locales/de/workflow.json';

/** The German texts by namespace; the English ones have the same keys. */
interface Texts {
  about: typeof about;
  account: typeof account;
  address: typeof address;
  app: typeof app;
  audit: typeof audit;
  calculator: typeof calculator;
  carImport: typeof carImport;
  cars: typeof cars;
  comparison: typeof comparison;
  contractTexts: typeof contractTexts;
  desk: typeof desk;
  appointment: typeof appointment;
  distance: typeof distance;
  employer: typeof employer;
  errors: typeof errors;
  faq: typeof faq;
  figures: typeof figures;
  fleet: typeof fleet;
  damage: typeof damage;
  handover: typeof handover;
  invitations: typeof invitations;
  january: typeof january;
  limits: typeof limits;
  law: typeof law;
  lease: typeof lease;
  legal: typeof legal;
  manufacturer: typeof manufacturer;
  month: typeof month;
  offer: typeof offer;
  offline: typeof offline;
  orders: typeof orders;
  payroll: typeof payroll;
  payslip: typeof payslip;
  people: typeof people;
  profile: typeof profile;
  provider: typeof provider;
  providerPeople: typeof providerPeople;
  registerCodes: typeof registerCodes;
  report: typeof report;
  reports: typeof reports;
  returns: typeof returns;
  rules: typeof rules;
  search: typeof search;
  security: typeof security;
  stuckWork: typeof stuckWork;
  selfCheck: typeof selfCheck;
  settings: typeof settings;
  tenants: typeof tenants;
  terms: typeof terms;
  timeline: typeof timeline;
  vehicle: typeof vehicle;
  workflow: typeof workflow;
}

export type Namespace = keyof Texts;
export type Namespaces = Namespace | readonly [Namespace, ...Namespace[]];

/** Texts with a number stand once for each plural form, and are named without it. */
type WithoutPlural<Key> = Key extends `${infer Base}_${'zero' | 'one' | 'other'}` ? Base : Key;

/** The dotted paths of all texts. */
type TextKeys<Group> = {
  [Key in keyof Group & string]: Group[Key] extends string
    ? WithoutPlural<Key>
    : Group[Key] extends readonly unknown[]
      ? never
      : `${Key}.${TextKeys<Group[Key]>}`;
}[keyof Group & string];

/** The dotted paths of all lists. */
type ListPaths<Group> = {
  [Key in keyof Group & string]: Group[Key] extends readonly unknown[]
    ? Key
    : Group[Key] extends string
      ? never
      : `${Key}.${ListPaths<Group[Key]>}`;
}[keyof Group & string];

type At<Group, Path> = Path extends keyof Group
  ? Group[Path]
  : Path extends `${infer Key extends keyof Group & string}.${infer Rest}`
    ? At<Group[Key], Rest>
    : never;

// Looked up by namespace, so that the compiler computes the keys of each one once.
type KeysIn = { [N in Namespace]: TextKeys<Texts[N]> };
type NamedKeysIn = { [N in Namespace]: `${N}:${KeysIn[N]}` };

type FirstOf<N extends Namespaces> = N extends readonly [infer First extends Namespace, ...unknown[]]
  ? First
  : Extract<N, Namespace>;
type AllOf<N extends Namespaces> = N extends readonly Namespace[] ? N[number] : Extract<N, Namespace>;

/** The keys that a page with some namespaces may use: of the first one plain, of all with their name. */
type KeysOf<N extends Namespaces> = KeysIn[FirstOf<N>] | NamedKeysIn[AllOf<N>];

interface TranslateKeys<Keys extends string> {
  (key: Keys, values?: Readonly<Record<string, unknown>>): string;
}

/** Gives the text of a key in the language of the portal. With more namespaces it serves where fewer of them are asked for. */
export type Translate<N extends Namespaces> = TranslateKeys<KeysOf<N>>;

/** The keys of a namespace that name a list, and what the list holds. */
export type ListKeys<N extends Namespace> = ListPaths<Texts[N]>;
export type TextList<N extends Namespace, Key> = At<Texts[N], Key>;
