import type { MailTemplates } from '../mail.ts';
import { englishAddressTemplates, IGNORE_NOTE, SUPPORT } from './english-address-templates.ts';
import { englishAdminTemplates } from './english-admin-templates.ts';
import { englishEmploymentTemplates } from './english-employment-templates.ts';
import { englishLawTemplates } from './english-law-templates.ts';
import { englishManufacturerTemplates } from './english-manufacturer-templates.ts';
import { englishAppointmentTemplates } from './english-appointment-templates.ts';
import { englishExcessTemplates } from './english-excess-templates.ts';
import { englishFineTemplates } from './english-fine-templates.ts';
import { englishLicenceTemplates } from './english-licence-templates.ts';
import { englishLeaseEndTemplates } from './english-lease-end-templates.ts';
import { englishLeaseTemplates } from './english-lease-templates.ts';
import { englishHandoverTemplates } from './english-handover-templates.ts';
import { englishMonthTemplates } from './english-month-templates.ts';
import { englishPackageTemplates } from './english-package-templates.ts';
import { englishStepTemplates } from './english-step-templates.ts';

const SIGN_IN_CHANGES = {
  APP_ADDED: 'An authenticator app was set up for your Stromwandel account.',
  APP_REMOVED: 'The authenticator app was removed from your Stromwandel account.',
  RECOVERY_CODES_RENEWED: 'New recovery codes were created for your Stromwandel account.',
  PASSKEY_ADDED: 'A passkey was added to your Stromwandel account.',
  PASSKEY_REMOVED: 'A passkey was removed from your Stromwandel account.',
  RESET: 'The operator removed the authenticator app and the passkeys from your Stromwandel account.',
} as const;

/** The product’s mails in English. */
export const englishTemplates: MailTemplates = {
  ...englishAddressTemplates,
  RESET_PASSWORD: ({ link, validMinutes }) => ({
    subject: 'Set your new password',
    paragraphs: ['A new password was requested for your Stromwandel account.'],
    button: { label: 'Set a new password', link },
    note: `The link is valid for ${validMinutes} minutes and works once. ${IGNORE_NOTE}`,
  }),
  INVITE: ({ tenantName, link, validDays }) => ({
    subject: `${tenantName} invites you to Stromwandel`,
    paragraphs: [
      `${tenantName} gives you the chance to lease an electric car through salary conversion.`,
      'Set a password to open your account.',
    ],
    button: { label: 'Accept invitation', link },
    note: `The link is valid for ${validDays} days and works once. After that, you can get a new one on the “Forgotten password” page.`,
  }),
  WELCOME: ({ link, validDays }) => ({
    subject: 'Your access to Stromwandel',
    paragraphs: ['A Stromwandel account was set up for you. Please set your password.'],
    button: { label: 'Set password', link },
    note: `The link is valid for ${validDays} days and works once. After that, you can get a new one on the “Forgotten password” page.`,
  }),
  ACCOUNT_DELETED: ({ link }) => ({
    subject: 'Your account has been deleted',
    paragraphs: [
      'We have deleted your Stromwandel account, as you asked. Your salary data, your address and your login details are no longer stored.',
      'German commercial and tax law requires us to keep signed contracts for some years.',
    ],
    button: { label: 'Open Stromwandel', link },
    note: `If this wasn’t you, please contact us straight away. ${SUPPORT}`,
  }),
  ...englishMonthTemplates,
  ...englishPackageTemplates,
  ...englishLeaseTemplates,
  ...englishLeaseEndTemplates,
  ...englishExcessTemplates,
  ...englishFineTemplates,
  ...englishLicenceTemplates,
  SEARCH_HIT: ({ cars, others, link }) => ({
    subject:
      cars.length + others === 1
        ? 'A new car for your search'
        : `${cars.length + others} new cars for your search`,
    paragraphs: [
      cars.length + others === 1
        ? 'This car now fits a search that you saved:'
        : others === 0
          ? 'These cars now fit a search that you saved:'
          : `These cars and ${others} more now fit a search that you saved:`,
    ],
    links: cars.map((car) => ({ label: car.name, link: car.link })),
    button: { label: 'View saved searches', link },
    note: 'We write once a day at most, and never twice about the same car. Amounts are shown in the portal only. Delete the saved search to stop these e-mails.',
  }),
  PASSWORD_CHANGED: ({ link }) => ({
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your Stromwandel account was changed. All other devices have been logged out.',
      'If this wasn’t you, please request a new password straight away.',
    ],
    button: { label: 'Request a new password', link },
  }),
  SIGN_IN_CHANGED: ({ change, link }) => ({
    subject: 'How you log in to Stromwandel was changed',
    paragraphs: [
      SIGN_IN_CHANGES[change],
      `If this wasn’t you, please set a new password straight away and contact us. ${SUPPORT}`,
    ],
    button: { label: 'Request a new password', link },
  }),
  ORDER_RECEIVED: ({ orderId, vehicle, link }) => ({
    subject: `Your order ${orderId} has been started`,
    paragraphs: [
      `You’ve started your order ${orderId}: ${vehicle}. It isn’t binding yet.`,
      'Next, you check the contract, have your driving licence and identity checked, and sign.',
    ],
    button: { label: 'Continue order', link },
  }),
  ORDER_CONFIRMED: ({ orderId, vehicle, link }) => ({
    subject: `Your order ${orderId} is confirmed`,
    paragraphs: [
      `You’ve confirmed your order: ${vehicle}. Until you sign, you can delete the order at any time.`,
      'Next, you check the contract, have your driving licence and identity checked, and sign.',
    ],
    button: { label: 'Continue order', link },
  }),
  ...englishStepTemplates,
  ...englishAppointmentTemplates,
  ...englishHandoverTemplates,
  LICENCE_LINK: ({ orderId, vehicle, link }) => ({
    subject: `Your link to the driving licence check (order ${orderId})`,
    paragraphs: [
      `Use this link to continue the check of your driving licence and identity on any device. It belongs to order ${orderId} (${vehicle}).`,
      'Have your driving licence and an identity document to hand. You’ll log in to Stromwandel first.',
    ],
    button: { label: 'Continue the check', link },
    note: IGNORE_NOTE,
  }),
  SIGNING_LINK: ({ orderId, vehicle, link }) => ({
    subject: `Your link to sign (order ${orderId})`,
    paragraphs: [
      `Use this link to sign the company car agreement on any device. It belongs to order ${orderId} (${vehicle}).`,
      'Have an identity card, residence permit or passport to hand. You’ll log in to Stromwandel first.',
    ],
    button: { label: 'Sign contract', link },
    note: IGNORE_NOTE,
  }),
  ORDER_SIGNED: ({ orderId, vehicle, tenantName, withdrawUntil, link }) => ({
    subject: `We have received your order ${orderId}`,
    paragraphs: [
      `Thank you. You’ve signed your contract: ${vehicle}.`,
      `${tenantName} is now reviewing your order. We’ll write to you as soon as there’s a decision.`,
      `You can withdraw until ${withdrawUntil} under “Orders” in your profile.`,
      'Your order states how your later pension changes.',
    ],
    button: { label: 'View order', link },
  }),
  EMPLOYER_REVIEW: ({ orderId, employeeName, vehicle, decideUntil, link }) => ({
    subject: `Please review: order by ${employeeName}`,
    paragraphs: [
      `${employeeName} has placed an order and signed the contract: ${vehicle}, order ${orderId}.`,
      `Please decide by ${decideUntil}. After that the order expires.`,
    ],
    button: { label: 'Review order', link },
  }),
  APPROVER_MISSING: ({ orderId, employeeName, tenantName, decideUntil, link }) => ({
    subject: `${tenantName}: order ${orderId} has no approver`,
    paragraphs: [
      `${employeeName} can’t decide on their own order, and no one else at ${tenantName} approves orders.`,
      `Please invite another person to the HR team at ${tenantName} by ${decideUntil}. After that the order expires.`,
    ],
    button: { label: 'View order', link },
  }),
  SECOND_APPROVAL: ({ orderId, employeeName, vehicle, decideUntil, link }) => ({
    subject: `Second approval needed: order by ${employeeName}`,
    paragraphs: [
      `Order ${orderId} (${vehicle}) by ${employeeName} has been approved once. Your company requires approval from a second person, too.`,
      `Please decide by ${decideUntil}. After that the order expires.`,
    ],
    button: { label: 'Review order', link },
  }),
  EMPLOYER_APPROVED: ({ orderId, vehicle, link }) => ({
    subject: 'Your employer has approved your order',
    paragraphs: [
      `Your employer has approved your order ${orderId} (${vehicle}).`,
      'We’re now ordering the car from the manufacturer.',
    ],
    button: { label: 'View order', link },
  }),
  PROVIDER_REVIEW: ({ orderId, employeeName, tenantName, vehicle, link }) => ({
    subject: `Order from the manufacturer: order ${orderId}`,
    paragraphs: [
      `${tenantName} has approved order ${orderId} by ${employeeName}: ${vehicle}.`,
      'Please order the car from the manufacturer.',
    ],
    button: { label: 'Open order', link },
  }),
  ORDER_DECLINED: ({ orderId, vehicle, by, reason, link }) => ({
    subject: 'Your order was declined: reason and next steps',
    paragraphs: [
      by === 'TENANT'
        ? `Your employer has declined your order ${orderId} (${vehicle}).`
        : `Unfortunately, we can’t carry out your order ${orderId} (${vehicle}).`,
      `Reason: ${reason}`,
      'Your salary stays as it is, and you have nothing to pay. You can order another car at any time.',
    ],
    button: { label: 'View order', link },
  }),
  ORDERED_FROM_MANUFACTURER: ({ orderId, vehicle, link }) => ({
    subject: 'Your car has been ordered from the manufacturer',
    paragraphs: [
      `We’ve ordered the car from your order ${orderId} (${vehicle}) from the manufacturer.`,
      'The manufacturer usually confirms the delivery week within a week. We’ll write to you then.',
    ],
    button: { label: 'View order', link },
  }),
  ...englishManufacturerTemplates,
  DELIVERY_WEEK: ({ orderId, vehicle, week, previous, reason, link }) => ({
    subject: previous ? 'Your delivery date has changed' : 'Your delivery week is set',
    paragraphs: [
      `The manufacturer expects to deliver the car from your order ${orderId} (${vehicle}) in ${week}.`,
      ...(previous ? [`Previously, it was ${previous}.`] : []),
      ...(reason ? [`Reason: ${reason}`] : []),
    ],
    button: { label: 'View order', link },
  }),
  SHIPPED: ({ orderId, vehicle, shippedOn, week, link }) => ({
    subject: 'Your car is on its way',
    paragraphs: [
      `The car from your order ${orderId} (${vehicle}) left the factory on ${shippedOn}.`,
      ...(week ? [`It’s expected to be delivered in ${week}. We’ll write to you once it has arrived.`] : []),
    ],
    button: { label: 'View order', link },
  }),
  DELIVERED: ({ orderId, vehicle, deliveredOn, link }) => ({
    subject: 'Your car has arrived',
    paragraphs: [
      `The car from your order ${orderId} (${vehicle}) was delivered on ${deliveredOn}.`,
      'All that’s left is the handover. If you don’t have an appointment yet, we’ll suggest some in the next few days. Your contract begins with the handover.',
    ],
    button: { label: 'View order', link },
  }),
  HANDOVER_DUE: ({ orderId, employeeName, tenantName, vehicle, link }) => ({
    subject: `Delivered: order ${orderId}`,
    paragraphs: [
      `The manufacturer has reported the delivery: ${vehicle} for ${employeeName}, ${tenantName}.`,
      'Please agree on a handover appointment if there isn’t one yet, and confirm the handover afterwards. The contract begins with it.',
    ],
    button: { label: 'Open order', link },
  }),
  LEASING_ACTIVE: ({ orderId, vehicle, handedOverOn, link }) => ({
    subject: 'Enjoy your car: your lease is active',
    paragraphs: [
      `Your contract has been running since the handover on ${handedOverOn}: ${vehicle}, order ${orderId}.`,
      'You’ll find the signed contract under “Orders” in your profile.',
    ],
    button: { label: 'View contract', link },
  }),
  BREAKING_CHANGE: ({ orderId, vehicle, link }) => ({
    subject: `Your order ${orderId} has to be started again`,
    paragraphs: [
      `Since you started order ${orderId} (${vehicle}), your details or the offer have changed. That’s why we ended it.`,
      'This costs you nothing. The portal shows you what has changed.',
    ],
    button: { label: 'View the change', link },
  }),
  ORDER_CANCELLED: ({ orderId, vehicle, link }) => ({
    subject: `Your order ${orderId} has been cancelled`,
    paragraphs: [`You’ve cancelled your order ${orderId} (${vehicle}). This costs you nothing.`],
    button: { label: 'View order', link },
  }),
  ORDER_WITHDRAWN: ({ orderId, vehicle, at, link }) => ({
    subject: `We have received your withdrawal (${at})`,
    paragraphs: [
      `We received your withdrawal from order ${orderId} (${vehicle}) on ${at}.`,
      'That ends the order. This costs you nothing.',
    ],
    button: { label: 'View confirmation', link },
    note: 'Please keep this e-mail as proof. You can download the confirmation as a PDF (in German) on the order’s page.',
  }),
  ...englishAdminTemplates,
  ...englishEmploymentTemplates,
  ...englishLawTemplates,
  END_NOTICE: ({ orderId, employeeName, tenantName, vehicle, cause, link }) => ({
    subject: `Ended: order ${orderId}`,
    paragraphs: [
      `Order ${orderId} by ${employeeName}, ${tenantName} (${vehicle}), has ended: ${cause === 'DEADLINE_PASSED' ? 'the deadline for the decision has passed.' : 'Stromwandel declined it.'}`,
      'Please undo anything you’ve already arranged for it.',
    ],
    button: { label: 'View order', link },
  }),
  WITHDRAWAL_NOTICE: ({ orderId, employeeName, tenantName, vehicle, at, link }) => ({
    subject: `Withdrawn: order ${orderId}`,
    paragraphs: [
      `${employeeName}, ${tenantName}, withdrew from order ${orderId} (${vehicle}) on ${at}.`,
      'That ends the order. Please undo anything you’ve already arranged for it.',
    ],
    button: { label: 'View order', link },
  }),
  DECISION_MISSING: ({ orderId, employeeName, vehicle, decideUntil, link }) => ({
    subject: `Your decision is missing: order ${orderId}, deadline ${decideUntil}`,
    paragraphs: [
      `The order by ${employeeName} (${vehicle}) is waiting for your decision.`,
      `Please decide by ${decideUntil}. After that the order expires.`,
    ],
    button: { label: 'Review order', link },
  }),
};
