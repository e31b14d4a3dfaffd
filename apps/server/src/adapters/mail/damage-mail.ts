import type { DamageState } from '@stromwandel/leasing';

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
  /** To the driver, about the new state of the case. */
  | {
      readonly kind: 'DAMAGE_STATE';
      readonly state: DamageState;
      readonly caseNumber: string;
      readonly vehicle: string;
      readonly link: string;
    };
