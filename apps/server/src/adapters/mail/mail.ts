import type { StepWithDeadline } from '@stromwandel/ordering';
import type { AppointmentMail } from './appointment-mail.ts';
import type { DamageMail } from './damage-mail.ts';
import type { FineMail } from './fine-mail.ts';
import type { LeaseEndMail } from './lease-end-mail.ts';
import type { LicenceMail } from './licence-mail.ts';
import type { HandoverMail } from './handover-mail.ts';
import type { LawMail } from './law-mail.ts';
import type { OrderFacts } from './order-facts.ts';
import type { PackageMail } from './package-mail.ts';
import type { DriverMail } from './month-mail.ts';
import type { SearchMail } from './search-mail.ts';

/** Who receives a mail. A manufacturer has an address only. */
export interface MailRecipient {
  readonly email: string;
  readonly title: 'mr' | 'ms' | 'other' | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly language: 'de' | 'en';
}

/** What a manufacturer is to build and deliver. */
export interface OrderedCar {
  /** The number of the car in the catalogue. */
  readonly reference: string | null;
  readonly model: string;
  readonly trimLevel: string | null;
  readonly durationMonths: number;
  readonly kmPerYear: number;
  readonly tires: string;
  readonly delivery: string;
  readonly specialEquipment: readonly string[];
}

/**
 * Everything the product mails, with the facts each mail carries. Never salary or tax figures: a mailbox is no
 * place for them.
 */
export type MailContent =
  | {
      readonly kind: 'CONFIRM_EMAIL';
      /** Of a new account, or of a confirmed one that gets another address. */
      readonly purpose: 'REGISTRATION' | 'CHANGE';
      readonly email: string;
      readonly link: string;
      readonly validHours: number;
    }
  | { readonly kind: 'RESET_PASSWORD'; readonly link: string; readonly validMinutes: number }
  | {
      readonly kind: 'INVITE';
      readonly tenantName: string;
      readonly link: string;
      readonly validDays: number;
    }
  | { readonly kind: 'WELCOME'; readonly link: string; readonly validDays: number }
  | {
      readonly kind: 'EMAIL_CHANGE_NOTICE';
      readonly email: string;
      readonly newEmail: string;
      /** Undoes the change. */
      readonly link: string;
      /** Days that the link works after the change took effect. */
      readonly validDays: number;
    }
  /** To the address that the account had in between. */
  | { readonly kind: 'EMAIL_CHANGE_UNDONE'; readonly email: string; readonly link: string }
  | { readonly kind: 'PASSWORD_CHANGED'; readonly link: string }
  | { readonly kind: 'ACCOUNT_DELETED'; readonly link: string }
  | {
      readonly kind: 'SIGN_IN_CHANGED';
      readonly change:
        | 'APP_ADDED'
        | 'APP_REMOVED'
        | 'RECOVERY_CODES_RENEWED'
        | 'PASSKEY_ADDED'
        | 'PASSKEY_REMOVED'
        | 'RESET';
      readonly link: string;
    }
  | ({ readonly kind: 'ORDER_RECEIVED' } & OrderFacts)
  | ({ readonly kind: 'ORDER_CONFIRMED' } & OrderFacts)
  /** The order ends unless the employee takes the step, whichever of the own ones it is. */
  | ({
      readonly kind: 'SIGNATURE_MISSING';
      readonly step: 'CONFIRM_SUMMARY' | 'PREVIEW_CONTRACT' | 'NECT_DRIVERS_LICENCE' | 'NECT_SIGN';
      readonly until: string;
    } & OrderFacts)
  /** Asked for by the person: the way back to the check or the signature, for another device or another time. */
  | ({ readonly kind: 'LICENCE_LINK' } & OrderFacts)
  | ({ readonly kind: 'SIGNING_LINK' } & OrderFacts)
  | ({
      readonly kind: 'ORDER_SIGNED';
      readonly tenantName: string;
      readonly withdrawUntil: string;
    } & OrderFacts)
  | ({
      readonly kind: 'EMPLOYER_REVIEW';
      readonly employeeName: string;
      readonly decideUntil: string;
    } & OrderFacts)
  /** Informs the provider that the person who ordered is the employer's only tenant admin. */
  | ({
      readonly kind: 'APPROVER_MISSING';
      readonly employeeName: string;
      readonly tenantName: string;
      readonly decideUntil: string;
    } & OrderFacts)
  /** For the other tenant admins of an employer that wants two approvals. */
  | ({
      readonly kind: 'SECOND_APPROVAL';
      readonly employeeName: string;
      readonly decideUntil: string;
    } & OrderFacts)
  /** Reminds the employer or provider who must decide. */
  | ({
      readonly kind: 'DECISION_MISSING';
      readonly employeeName: string;
      readonly decideUntil: string;
    } & OrderFacts)
  | ({ readonly kind: 'EMPLOYER_APPROVED' } & OrderFacts)
  | ({
      readonly kind: 'PROVIDER_REVIEW';
      readonly employeeName: string;
      readonly tenantName: string;
    } & OrderFacts)
  | ({
      readonly kind: 'ORDER_DECLINED';
      readonly by: 'TENANT' | 'ADMIN';
      readonly reason: string;
    } & OrderFacts)
  | ({ readonly kind: 'ORDERED_FROM_MANUFACTURER' } & OrderFacts)
  | ({
      readonly kind: 'MANUFACTURER_ORDER';
      readonly color: string;
      readonly confirmUntil: string;
      readonly car: OrderedCar;
    } & OrderFacts)
  | ({
      readonly kind: 'MANUFACTURER_REMINDER';
      readonly missing: 'DELIVERY_WEEK' | 'DELIVERY';
    } & OrderFacts)
  | ({ readonly kind: 'MANUFACTURER_LINK' } & OrderFacts)
  /** The car is not wanted any more. Why is not the manufacturer's business, and there is nothing to open. */
  | { readonly kind: 'MANUFACTURER_CANCELLATION'; readonly orderId: number; readonly vehicle: string }
  | ({
      readonly kind: 'DELIVERY_WEEK';
      readonly week: string;
      /** The week that was confirmed before; null for the first one. */
      readonly previous: string | null;
      readonly reason: string | null;
    } & OrderFacts)
  | ({ readonly kind: 'SHIPPED'; readonly shippedOn: string; readonly week: string | null } & OrderFacts)
  | ({ readonly kind: 'DELIVERED'; readonly deliveredOn: string } & OrderFacts)
  | ({ readonly kind: 'LEASING_ACTIVE'; readonly handedOverOn: string } & OrderFacts)
  | AppointmentMail
  | HandoverMail
  | DamageMail
  | FineMail
  | LeaseEndMail
  | LicenceMail
  | LawMail
  | PackageMail
  | DriverMail
  | SearchMail
  | ({ readonly kind: 'BREAKING_CHANGE' } & OrderFacts)
  | ({
      readonly kind: 'ORDER_EXPIRED';
      /** The step whose deadline passed; null when the order waited for none. */
      readonly missed: StepWithDeadline | null;
    } & OrderFacts)
  | ({ readonly kind: 'ORDER_CANCELLED' } & OrderFacts)
  | ({ readonly kind: 'ORDER_WITHDRAWN'; readonly at: string } & OrderFacts)
  /** For the employer, who books the conversion from the month of the handover on. */
  | ({
      readonly kind: 'LEASE_STARTED';
      readonly handedOverOn: string;
      /** Months whose file for payroll was made before and lacks the car; missing when there is none. */
      readonly outdatedMonths?: string;
      readonly employeeName: string;
      readonly tenantName: string;
    } & OrderFacts)
  /** To the provider: the employer had reported before that the person leaves. */
  | ({
      readonly kind: 'LEAVER_SIGNED';
      readonly leavingOn: string;
      readonly employeeName: string;
      readonly tenantName: string;
    } & OrderFacts)
  /** To the employee, whose employer has reported it. */
  | {
      readonly kind: 'EMPLOYMENT_REPORT';
      /** `WITHDRAWN`: the report was taken back; `BACK`: the absence is over, pay counts from the day on. */
      readonly change: 'LEAVING' | 'ABSENCE' | 'WITHDRAWN' | 'BACK';
      readonly day: string;
      readonly tenantName: string;
      readonly orderIds: string;
      readonly link: string;
    }
  /** The same for the provider. */
  | {
      readonly kind: 'EMPLOYMENT_NOTICE';
      readonly change: 'LEAVING' | 'ABSENCE' | 'WITHDRAWN' | 'BACK';
      readonly day: string;
      readonly employeeName: string;
      readonly tenantName: string;
      readonly orderIds: string;
      readonly link: string;
    }
  /** For the tenant admins of an employer: a colleague is one, or has the access back. */
  | {
      readonly kind: 'TENANT_ADMIN_ADDED';
      readonly personName: string;
      readonly email: string;
      readonly tenantName: string;
      readonly by: string;
      /** The second person; null where none was needed. */
      readonly approvedBy: string | null;
      readonly link: string;
    }
  /** For the tenant admins who may approve it, or the provider where there is none. */
  | {
      readonly kind: 'TENANT_ADMIN_REQUESTED';
      readonly change: 'ROLE' | 'ACCESS' | 'ADDRESS';
      readonly requesterName: string;
      readonly personName: string;
      /** Of the person; the wanted one of ADDRESS. */
      readonly email: string;
      readonly tenantName: string;
      readonly link: string;
    }
  /** For the requester: what was declined, or an address that was approved. */
  | {
      readonly kind: 'TENANT_ADMIN_DECIDED';
      readonly change: 'ROLE' | 'ACCESS' | 'ADDRESS';
      readonly approved: boolean;
      readonly deciderName: string;
      readonly personName: string;
      readonly email: string;
      readonly link: string;
    }
  /** For employer and provider, of a signed order. */
  | ({
      readonly kind: 'END_NOTICE';
      readonly cause: 'DECLINED_BY_ADMIN' | 'DEADLINE_PASSED';
      readonly employeeName: string;
      readonly tenantName: string;
    } & OrderFacts)
  /** For employer and provider. */
  | ({
      readonly kind: 'WITHDRAWAL_NOTICE';
      readonly at: string;
      readonly employeeName: string;
      readonly tenantName: string;
    } & OrderFacts);

export type MailKind = MailContent['kind'];

export interface Mail {
  readonly to: MailRecipient;
  readonly content: MailContent;
}

/** What a template says: one purpose, at most one button. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Names and values below each other, behind the paragraphs. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  /** Links below each other, behind the facts. */
  readonly links?: readonly { readonly label: string; readonly link: string }[];
  readonly button?: { readonly label: string; readonly link: string };
  /** Small print below the button. */
  readonly note?: string;
  readonly attachments?: readonly MailAttachment[];
}

/** A file of text beside the mail. */
export interface MailAttachment {
  readonly name: string;
  /** For example `text/calendar`. */
  readonly type: string;
  readonly content: string;
}

/** One template for each kind of mail. */
export type MailTemplates = {
  readonly [K in MailKind]: (content: Extract<MailContent, { kind: K }>) => MailText;
};

/** A mail ready to be sent. */
export interface RenderedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
  readonly attachments: readonly MailAttachment[];
}
