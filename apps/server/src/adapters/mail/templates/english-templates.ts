import type { MailTemplates } from '../mail.ts';
import { englishAddressTemplates, IGNORE_NOTE } from './english-address-templates.ts';
import { englishAdminTemplates } from './english-admin-templates.ts';
import { englishEmploymentTemplates } from './english-employment-templates.ts';
import { englishManufacturerTemplates } from './english-manufacturer-templates.ts';
import { englishAppointmentTemplates } from './english-appointment-templates.ts';
import { englishStepTemplates } from './english-step-templates.ts';

const SIGN_IN_CHANGES = {
  APP_ADDED: 'An authenticator app was set up for your Stromwandel account.',
  APP_REMOVED: 'The authenticator app of your Stromwandel account was removed.',
  RECOVERY_CODES_RENEWED: 'New recovery codes were made for your Stromwandel account.',
  PASSKEY_ADDED: 'A passkey was added to your Stromwandel account.',
  PASSKEY_REMOVED: 'A passkey of your Stromwandel account was removed.',
  RESET: 'The operator removed the authenticator app and the passkeys of your Stromwandel account.',
} as const;

/** The product's mails in English. */
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
      `${tenantName} offers you to lease an electric car through salary conversion.`,
      'Set a password to open your account.',
    ],
    button: { label: 'Accept invitation', link },
    note: `The link is valid for ${validDays} days and works once. After that, the page "Forgotten password" gives you a new one.`,
  }),
  WELCOME: ({ link, validDays }) => ({
    subject: 'Your access to Stromwandel',
    paragraphs: ['An account at Stromwandel was set up for you. Please set your password.'],
    button: { label: 'Set password', link },
    note: `The link is valid for ${validDays} days and works once. After that, the page "Forgotten password" gives you a new one.`,
  }),
  ACCOUNT_DELETED: ({ link }) => ({
    subject: 'Your account has been deleted',
    paragraphs: [
      'We have deleted your Stromwandel account, as you asked. Your salary data, your address and your sign-in data are no longer stored.',
      'German commercial and tax law obliges us to keep signed contracts for some years.',
    ],
    button: { label: 'Go to Stromwandel', link },
    note: 'Was this not you? Then please contact our support at once; the contact details are at the bottom of every page of Stromwandel.',
  }),
  PASSWORD_CHANGED: ({ link }) => ({
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your Stromwandel account was changed. All other sessions were ended.',
      'If this was not you, please request a new password at once.',
    ],
    button: { label: 'Request a new password', link },
  }),
  SIGN_IN_CHANGED: ({ change, link }) => ({
    subject: 'How you sign in to Stromwandel was changed',
    paragraphs: [
      SIGN_IN_CHANGES[change],
      'If this was not you, please set a new password at once and tell us.',
    ],
    button: { label: 'Request a new password', link },
  }),
  ORDER_RECEIVED: ({ orderId, vehicle, link }) => ({
    subject: `Your order ${orderId} has been started`,
    paragraphs: [
      `You started order ${orderId} for the ${vehicle}. It is not binding yet.`,
      'Next you check the contract, confirm your identity and sign.',
    ],
    button: { label: 'Continue order', link },
  }),
  ORDER_CONFIRMED: ({ orderId, vehicle, link }) => ({
    subject: `Your order ${orderId} is confirmed`,
    paragraphs: [
      `You confirmed your order: ${vehicle}. Until you sign, you can delete the order at any time.`,
      'Next you check the contract, have your driving licence and identity checked, and sign.',
    ],
    button: { label: 'Continue order', link },
  }),
  ...englishStepTemplates,
  ...englishAppointmentTemplates,
  LICENCE_LINK: ({ orderId, vehicle, link }) => ({
    subject: `Your link to the driving licence check (order ${orderId})`,
    paragraphs: [
      `This link takes you back to the check of your driving licence and identity in order ${orderId} (${vehicle}), on any device.`,
      'Have your driving licence and an identity document at hand. You sign in to Stromwandel first.',
    ],
    button: { label: 'Continue to the check', link },
    note: IGNORE_NOTE,
  }),
  SIGNING_LINK: ({ orderId, vehicle, link }) => ({
    subject: `Your link to sign (order ${orderId})`,
    paragraphs: [
      `This link takes you to the signing of the company car agreement of order ${orderId} (${vehicle}), on any device.`,
      'Have an identity card, residence permit or passport at hand. You sign in to Stromwandel first.',
    ],
    button: { label: 'Continue to signature', link },
    note: IGNORE_NOTE,
  }),
  ORDER_SIGNED: ({ orderId, vehicle, tenantName, withdrawUntil, link }) => ({
    subject: `We have received your order ${orderId}`,
    paragraphs: [
      `Thank you. Your contract for the ${vehicle} is signed.`,
      `${tenantName} now reviews your order. We will write to you as soon as it is decided.`,
      `You can withdraw until ${withdrawUntil}, under “Orders” in your profile.`,
    ],
    button: { label: 'View order', link },
  }),
  EMPLOYER_REVIEW: ({ orderId, employeeName, vehicle, decideUntil, link }) => ({
    subject: `Please review: order of ${employeeName}`,
    paragraphs: [
      `With order ${orderId}, ${employeeName} ordered the ${vehicle} and signed the contract.`,
      `Please decide by ${decideUntil}. After that the order expires.`,
    ],
    button: { label: 'Review order', link },
  }),
  APPROVER_MISSING: ({ orderId, employeeName, tenantName, decideUntil, link }) => ({
    subject: `${tenantName}: order ${orderId} has no approver`,
    paragraphs: [
      `${employeeName} cannot decide on their own order, and ${tenantName} has no other approver.`,
      `Please invite another person as their HR team by ${decideUntil}. After that the order expires.`,
    ],
    button: { label: 'View order', link },
  }),
  SECOND_APPROVAL: ({ orderId, employeeName, vehicle, decideUntil, link }) => ({
    subject: `Second approval needed: order of ${employeeName}`,
    paragraphs: [
      `Order ${orderId} (${vehicle}) of ${employeeName} was approved once. Your company asks for the approval of a second person.`,
      `Please decide by ${decideUntil}. After that the order expires.`,
    ],
    button: { label: 'Review order', link },
  }),
  EMPLOYER_APPROVED: ({ orderId, vehicle, link }) => ({
    subject: 'Your employer has agreed',
    paragraphs: [
      `Your employer approved your order ${orderId} (${vehicle}).`,
      'We now order the car from the manufacturer.',
    ],
    button: { label: 'View order', link },
  }),
  PROVIDER_REVIEW: ({ orderId, employeeName, tenantName, vehicle, link }) => ({
    subject: `Order from the manufacturer: order ${orderId}`,
    paragraphs: [
      `${tenantName} approved order ${orderId} of ${employeeName}: ${vehicle}.`,
      'Please order the car from the manufacturer.',
    ],
    button: { label: 'Open order', link },
  }),
  ORDER_DECLINED: ({ orderId, vehicle, by, reason, link }) => ({
    subject: 'Your order was declined: reason and next steps',
    paragraphs: [
      by === 'TENANT'
        ? `Your employer declined your order ${orderId} (${vehicle}).`
        : `Unfortunately we cannot carry out your order ${orderId} (${vehicle}).`,
      `Reason: ${reason}`,
      'Your salary stays as it is, at no cost to you. You can order another car at any time.',
    ],
    button: { label: 'View order', link },
  }),
  ORDERED_FROM_MANUFACTURER: ({ orderId, vehicle, link }) => ({
    subject: 'Your car is ordered from the manufacturer',
    paragraphs: [
      `We ordered the car of your order ${orderId} (${vehicle}) from the manufacturer.`,
      'The delivery week is usually confirmed within a week. We will write to you then.',
    ],
    button: { label: 'View order', link },
  }),
  ...englishManufacturerTemplates,
  DELIVERY_WEEK: ({ orderId, vehicle, week, previous, reason, link }) => ({
    subject: previous ? 'Your delivery date has changed' : 'Your delivery week is set',
    paragraphs: [
      `The manufacturer expects to deliver the car of your order ${orderId} (${vehicle}) in ${week}.`,
      ...(previous ? [`Until now it was ${previous}.`] : []),
      ...(reason ? [`Reason: ${reason}`] : []),
    ],
    button: { label: 'View order', link },
  }),
  SHIPPED: ({ orderId, vehicle, shippedOn, week, link }) => ({
    subject: 'Your car is on its way',
    paragraphs: [
      `The car of your order ${orderId} (${vehicle}) left the factory on ${shippedOn} and is on its way.`,
      ...(week ? [`It will probably be delivered in ${week}. We will write to you once it is there.`] : []),
    ],
    button: { label: 'View order', link },
  }),
  DELIVERED: ({ orderId, vehicle, deliveredOn, link }) => ({
    subject: 'Your car has arrived',
    paragraphs: [
      `The car of your order ${orderId} (${vehicle}) was delivered on ${deliveredOn}.`,
      'We now confirm the handover; your contract begins with it.',
    ],
    button: { label: 'View order', link },
  }),
  HANDOVER_DUE: ({ orderId, employeeName, tenantName, vehicle, link }) => ({
    subject: `Delivered: order ${orderId}`,
    paragraphs: [
      `The manufacturer reported the delivery: ${vehicle} for ${employeeName}, ${tenantName}.`,
      'Please confirm the handover, so that the contract begins.',
    ],
    button: { label: 'Confirm handover', link },
  }),
  LEASING_ACTIVE: ({ orderId, vehicle, handedOverOn, link }) => ({
    subject: 'Enjoy your car: your lease is active',
    paragraphs: [
      `Your contract ${orderId} for the ${vehicle} has been active since the handover on ${handedOverOn}.`,
      'You find the signed contract with your orders.',
    ],
    button: { label: 'View contract', link },
  }),
  BREAKING_CHANGE: ({ orderId, vehicle, link }) => ({
    subject: `Your order ${orderId} has to be started again`,
    paragraphs: [
      `Since you started order ${orderId} (${vehicle}), your data or the offer have changed. We therefore ended it.`,
      'This costs you nothing. The portal shows what has changed.',
    ],
    button: { label: 'View the change', link },
  }),
  ORDER_CANCELLED: ({ orderId, vehicle, link }) => ({
    subject: `Your order ${orderId} is cancelled`,
    paragraphs: [`You cancelled your order ${orderId} (${vehicle}). This costs you nothing.`],
    button: { label: 'View order', link },
  }),
  ORDER_WITHDRAWN: ({ orderId, vehicle, at, link }) => ({
    subject: `We have received your withdrawal (${at})`,
    paragraphs: [
      `We received your withdrawal from order ${orderId} (${vehicle}) on ${at}.`,
      'The order has ended with it. This costs you nothing.',
    ],
    button: { label: 'View confirmation', link },
    note: 'Please keep this e-mail as proof. On the page of the order you can download the confirmation as a PDF (in German).',
  }),
  ...englishAdminTemplates,
  ...englishEmploymentTemplates,
  END_NOTICE: ({ orderId, employeeName, tenantName, vehicle, cause, link }) => ({
    subject: `Ended: order ${orderId}`,
    paragraphs: [
      `Order ${orderId} of ${employeeName}, ${tenantName} (${vehicle}), has ended: ${cause === 'DEADLINE_PASSED' ? 'the deadline for the decision has passed.' : 'Stromwandel declined it.'}`,
      'Please undo what you have already arranged for it.',
    ],
    button: { label: 'View order', link },
  }),
  WITHDRAWAL_NOTICE: ({ orderId, employeeName, tenantName, vehicle, at, link }) => ({
    subject: `Withdrawn: order ${orderId}`,
    paragraphs: [
      `${employeeName}, ${tenantName}, withdrew from order ${orderId} (${vehicle}) on ${at}.`,
      'The order has ended with it. Please undo what you have already arranged for it.',
    ],
    button: { label: 'View order', link },
  }),
  DECISION_MISSING: ({ orderId, employeeName, vehicle, decideUntil, link }) => ({
    subject: `Your decision is missing: order ${orderId}, deadline ${decideUntil}`,
    paragraphs: [
      `The order of ${employeeName} (${vehicle}) waits for your decision.`,
      `After ${decideUntil} it ends without a contract.`,
    ],
    button: { label: 'Review order', link },
  }),
};
