import type { ExtensionMail } from './extension-mail.ts';

const LOCALES = { de: 'de-DE', en: 'en-GB' } as const;

/** Kilometres as mails write them: 15.000 km, 15,000 km. */
export function mailKilometers(km: number, language: 'de' | 'en'): string {
  return `${new Intl.NumberFormat(LOCALES[language]).format(km)} km`;
}

/** Mails about a change of the package of a running lease, and its extension. No amounts of pay. */
export type PackageMail =
  | ExtensionMail
  /** To the employer, which decides. Kilometres a year in words. */
  | {
      readonly kind: 'PACKAGE_CHANGE_REVIEW';
      readonly vehicle: string;
      readonly employeeName: string;
      readonly kmBefore: string;
      readonly kmAfter: string;
      readonly link: string;
    }
  /** To the employee, who signs or accepts the annex after an approval. */
  | {
      readonly kind: 'PACKAGE_CHANGE_DECIDED';
      readonly vehicle: string;
      readonly approved: boolean;
      readonly km: string;
      readonly reason: string | null;
      /** Whether the annex is accepted in text form. */
      readonly inTextForm: boolean;
      readonly link: string;
    }
  /** To the employee, whose acceptance concluded the annex in text form. */
  | {
      readonly kind: 'PACKAGE_CHANGE_CONCLUDED';
      readonly vehicle: string;
      readonly km: string;
      readonly from: string;
      readonly link: string;
    }
  /** On the first day of the new package. */
  | {
      readonly kind: 'PACKAGE_CHANGE_EFFECTIVE';
      readonly reader: 'EMPLOYEE' | 'PROVIDER';
      readonly vehicle: string;
      readonly employeeName: string;
      readonly km: string;
      readonly from: string;
      readonly link: string;
    };
