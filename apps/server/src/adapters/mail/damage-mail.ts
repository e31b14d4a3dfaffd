import type { DamageState, ExcessBearer } from '@stromwandel/leasing';

/** No amount, reason or objection. */
interface ExcessFacts {
  readonly reader: 'EMPLOYEE' | 'EMPLOYER' | 'PROVIDER';
  readonly bearer: ExcessBearer;
  readonly caseNumber: string;
  readonly vehicle: string;
  readonly employeeName: string;
  readonly link: string;
}

/** Mails about a damage of a leased car: no text, place or photo of the report. */
export type DamageMail =
  /** To the driver, who finds the PDF behind the link, and to the provider. */
  | {
      readonly kind: 'DAMAGE_REPORTED';
      readonly reader: 'EMPLOYEE' | 'PROVIDER';
      readonly caseNumber: string;
      readonly vehicle: string;
      readonly employeeName: string;
      readonly link: string;
    }
  /** To the provider: the driver changed the report, or only added photos, which is possible also later. */
  | {
      readonly kind: 'DAMAGE_CHANGED';
      readonly change: 'REPORT' | 'PHOTOS';
      readonly caseNumber: string;
      readonly vehicle: string;
      readonly employeeName: string;
      readonly link: string;
    }
  /** To the driver, about the new state of the case. */
  | {
      readonly kind: 'DAMAGE_STATE';
      readonly state: DamageState;
      readonly caseNumber: string;
      readonly vehicle: string;
      readonly link: string;
    }
  /** Who should bear the excess: to the employer, who decides until a day, and to the driver. */
  | ({ readonly kind: 'EXCESS_PROPOSED'; readonly until: string } & ExcessFacts)
  /** `objectableUntil`: last day of the driver's objection; null where none is possible. */
  | ({ readonly kind: 'EXCESS_DECIDED'; readonly objectableUntil: string | null } & ExcessFacts)
  /** To the provider, who decides. */
  | ({ readonly kind: 'EXCESS_OBJECTED' } & ExcessFacts);
