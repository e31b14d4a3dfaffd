import { describe, expect, test } from 'vitest';
import type { MailContent, MailRecipient } from './mail.ts';
import { renderMail } from './render-mail.ts';

const anna: MailRecipient = {
  email: 'anna@nordwerk.example',
  title: 'ms',
  firstName: 'Anna',
  lastName: 'Schmidt',
  language: 'de',
};
const handover = { place: 'Autohaus Nord, Hafenstraße 1, 20457 Hamburg', phone: '040 123456' };
const order = { orderId: 4711, vehicle: 'Škoda Enyaq 85', link: 'https://portal.example/profile/orders' };
const fine = {
  vehicle: order.vehicle,
  until: '19. Februar 2027',
  holderName: 'Stromwandel Leasing GmbH',
  link: order.link,
};
const driver = {
  reader: 'DRIVER' as const,
  vehicle: 'VW ID.4 Pro',
  driver: 'Ilse Schmidt',
  due: '30.09.2026',
  grace: '14.10.2026',
  until: '28.11.2026',
  link: order.link,
};
const excess = {
  reader: 'EMPLOYEE',
  bearer: 'EMPLOYEE',
  caseNumber: 'S-2027-0012',
  vehicle: order.vehicle,
  employeeName: 'Anna Schmidt',
  link: order.link,
} as const;
const link = 'https://portal.example/invite/abc';

const EVERY_KIND: Record<MailContent['kind'], MailContent> = {
  CONFIRM_EMAIL: {
    kind: 'CONFIRM_EMAIL',
    purpose: 'REGISTRATION',
    email: 'anna@nordwerk.example',
    link,
    validHours: 48,
  },
  RESET_PASSWORD: { kind: 'RESET_PASSWORD', link, validMinutes: 60 },
  INVITE: { kind: 'INVITE', tenantName: 'Nordwerk GmbH', link, validDays: 7 },
  WELCOME: { kind: 'WELCOME', link, validDays: 7 },
  EMAIL_CHANGE_NOTICE: {
    kind: 'EMAIL_CHANGE_NOTICE',
    email: 'anna@nordwerk.example',
    newEmail: 'neu@nordwerk.example',
    link,
    validDays: 7,
  },
  EMAIL_CHANGE_UNDONE: { kind: 'EMAIL_CHANGE_UNDONE', email: 'neu@nordwerk.example', link },
  ACCOUNT_DELETED: { kind: 'ACCOUNT_DELETED', link },
  PASSWORD_CHANGED: { kind: 'PASSWORD_CHANGED', link },
  SIGN_IN_CHANGED: { kind: 'SIGN_IN_CHANGED', change: 'PASSKEY_ADDED', link },
  ORDER_RECEIVED: { kind: 'ORDER_RECEIVED', ...order },
  ORDER_CONFIRMED: { kind: 'ORDER_CONFIRMED', ...order },
  LEASE_STARTED: {
    kind: 'LEASE_STARTED',
    handedOverOn: '05.02.2027',
    employeeName: 'Anna Schmidt',
    tenantName: 'Nordwerk GmbH',
    ...order,
  },
  SEARCH_HIT: {
    kind: 'SEARCH_HIT',
    cars: [{ name: 'Škoda Enyaq 85', link: 'https://portal.example/vehicle/1' }],
    others: 2,
    link,
  },
  READING_ASKED: {
    kind: 'READING_ASKED',
    vehicle: 'Škoda Enyaq 85',
    lastKnownOn: '5. Februar 2027',
    isReminder: false,
    link,
  },
  MONTH_OPEN: {
    kind: 'MONTH_OPEN',
    vehicle: 'Škoda Enyaq 85',
    month: 'November 2026',
    confirmUntil: '5. Dezember 2026',
    hasCharging: true,
    link,
  },
  MONTH_MISSING: {
    kind: 'MONTH_MISSING',
    vehicle: 'Škoda Enyaq 85',
    month: 'November 2026',
    isOver: true,
    openUntil: '31. Januar 2027',
    link,
  },
  METHOD_HINT: {
    kind: 'METHOD_HINT',
    vehicle: 'Škoda Enyaq 85',
    year: 2026,
    changeableUntil: '31. Januar 2027',
    link,
  },
  PACKAGE_CHANGE_REVIEW: {
    kind: 'PACKAGE_CHANGE_REVIEW',
    vehicle: 'Škoda Enyaq 85',
    employeeName: 'Anna Schmidt',
    kmBefore: '15.000 km',
    kmAfter: '20.000 km',
    link,
  },
  PACKAGE_CHANGE_DECIDED: {
    kind: 'PACKAGE_CHANGE_DECIDED',
    vehicle: 'Škoda Enyaq 85',
    approved: false,
    km: '20.000 km',
    reason: 'Bitte im Januar noch einmal.',
    inTextForm: false,
    link,
  },
  PACKAGE_CHANGE_CONCLUDED: {
    kind: 'PACKAGE_CHANGE_CONCLUDED',
    vehicle: 'Škoda Enyaq 85',
    km: '20.000 km',
    from: '1. Dezember 2026',
    link,
  },
  PACKAGE_CHANGE_EFFECTIVE: {
    kind: 'PACKAGE_CHANGE_EFFECTIVE',
    reader: 'PROVIDER',
    vehicle: 'Škoda Enyaq 85',
    employeeName: 'Anna Schmidt',
    km: '20.000 km',
    from: '1. Dezember 2026',
    link,
  },
  EXTENSION_OFFERED: {
    kind: 'EXTENSION_OFFERED',
    reader: 'EMPLOYEE',
    vehicle: 'Škoda Enyaq 85',
    employeeName: 'Anna Schmidt',
    months: 6,
    until: '16. September 2029',
    link,
  },
  EXTENSION_REVIEW: {
    kind: 'EXTENSION_REVIEW',
    reader: 'EMPLOYER',
    vehicle: 'Škoda Enyaq 85',
    employeeName: 'Anna Schmidt',
    months: 6,
    until: '16. September 2029',
    link,
  },
  EXTENSION_DECIDED: {
    kind: 'EXTENSION_DECIDED',
    reader: 'EMPLOYEE',
    vehicle: 'Škoda Enyaq 85',
    employeeName: 'Anna Schmidt',
    months: 6,
    until: '16. September 2029',
    link,
    approved: false,
    reason: 'Bitte im Januar noch einmal.',
  },
  EXTENSION_REFUSED: {
    kind: 'EXTENSION_REFUSED',
    reader: 'PROVIDER',
    vehicle: 'Škoda Enyaq 85',
    employeeName: 'Anna Schmidt',
    months: 6,
    until: '16. September 2029',
    link,
    by: 'EMPLOYER',
  },
  LEASE_EXTENDED: {
    kind: 'LEASE_EXTENDED',
    reader: 'EMPLOYER',
    vehicle: 'Škoda Enyaq 85',
    employeeName: 'Anna Schmidt',
    months: 6,
    until: '16. September 2029',
    link,
  },
  JANUARY: { kind: 'JANUARY', year: 2027, link },
  LIMIT_AHEAD: {
    kind: 'LIMIT_AHEAD',
    reader: 'EMPLOYEE',
    limit: 'MINIMUM_WAGE',
    from: '1. Januar 2027',
    employeeName: 'Anna Schmidt',
    ...order,
  },
  RECALCULATED: { kind: 'RECALCULATED', month: 'Januar 2027', ...order },
  LEAVER_SIGNED: {
    kind: 'LEAVER_SIGNED',
    leavingOn: '31.12.2026',
    employeeName: 'Anna Schmidt',
    tenantName: 'Nordwerk GmbH',
    ...order,
  },
  EMPLOYMENT_REPORT: {
    kind: 'EMPLOYMENT_REPORT',
    change: 'LEAVING',
    day: '31.03.2027',
    tenantName: 'Nordwerk GmbH',
    orderIds: '12',
    link,
  },
  EMPLOYMENT_NOTICE: {
    kind: 'EMPLOYMENT_NOTICE',
    change: 'ABSENCE',
    day: '31.03.2027',
    employeeName: 'Anna Schmidt',
    tenantName: 'Nordwerk GmbH',
    orderIds: '12',
    link,
  },
  END_NOTICE: {
    kind: 'END_NOTICE',
    cause: 'DEADLINE_PASSED',
    employeeName: 'Anna Schmidt',
    tenantName: 'Nordwerk GmbH',
    ...order,
  },
  SIGNATURE_MISSING: { kind: 'SIGNATURE_MISSING', step: 'NECT_SIGN', until: '22.11.2026', ...order },
  LICENCE_LINK: { kind: 'LICENCE_LINK', ...order },
  SIGNING_LINK: { kind: 'SIGNING_LINK', ...order },
  ORDER_SIGNED: { kind: 'ORDER_SIGNED', withdrawUntil: '30.11.2026', tenantName: 'Nordwerk GmbH', ...order },
  EMPLOYER_REVIEW: {
    kind: 'EMPLOYER_REVIEW',
    employeeName: 'Anna Schmidt',
    decideUntil: '19.12.2026',
    ...order,
  },
  APPROVER_MISSING: {
    kind: 'APPROVER_MISSING',
    employeeName: 'Anna Schmidt',
    tenantName: 'Nordwerk GmbH',
    decideUntil: '19.12.2026',
    ...order,
  },
  SECOND_APPROVAL: {
    kind: 'SECOND_APPROVAL',
    employeeName: 'Anna Schmidt',
    decideUntil: '19.12.2026',
    ...order,
  },
  EMPLOYER_APPROVED: { kind: 'EMPLOYER_APPROVED', ...order },
  PROVIDER_REVIEW: {
    kind: 'PROVIDER_REVIEW',
    employeeName: 'Anna Schmidt',
    tenantName: 'Nordwerk GmbH',
    ...order,
  },
  ORDER_DECLINED: { kind: 'ORDER_DECLINED', by: 'TENANT', reason: 'Probezeit', ...order },
  ORDERED_FROM_MANUFACTURER: { kind: 'ORDERED_FROM_MANUFACTURER', ...order },
  MANUFACTURER_ORDER: {
    kind: 'MANUFACTURER_ORDER',
    color: 'Weiß',
    confirmUntil: '28.11.2026',
    car: {
      reference: 'ENYAQ-85',
      model: 'Enyaq',
      trimLevel: null,
      durationMonths: 36,
      kmPerYear: 15_000,
      tires: 'ALL_SEASON',
      delivery: 'Händler',
      specialEquipment: [],
    },
    ...order,
  },
  MANUFACTURER_REMINDER: { kind: 'MANUFACTURER_REMINDER', missing: 'DELIVERY', ...order },
  MANUFACTURER_CANCELLATION: { kind: 'MANUFACTURER_CANCELLATION', orderId: 12, vehicle: 'Škoda Enyaq' },
  MANUFACTURER_LINK: { kind: 'MANUFACTURER_LINK', ...order },
  DEALER_LINK: { kind: 'DEALER_LINK', occasion: 'HANDOVER', until: '28.11.2026', ...order },
  DELIVERY_WEEK: {
    kind: 'DELIVERY_WEEK',
    week: 'KW 7/2027',
    previous: 'KW 5/2027',
    reason: 'Ein Zulieferer streikt.',
    ...order,
  },
  SHIPPED: { kind: 'SHIPPED', shippedOn: '25.01.2027', week: 'KW 5/2027', ...order },
  DELIVERED: { kind: 'DELIVERED', deliveredOn: '01.02.2027', ...order },
  HANDOVER_DUE: { kind: 'HANDOVER_DUE', employeeName: 'Anna Schmidt', tenantName: 'Nordwerk GmbH', ...order },
  APPOINTMENT_PROPOSED: {
    kind: 'APPOINTMENT_PROPOSED',
    occasion: 'HANDOVER',
    slots: [
      { at: 'Dienstag, 9. Februar 2027, 10:30 Uhr', place: handover.place },
      { at: 'Mittwoch, 10. Februar 2027, 09:00 Uhr', place: handover.place },
    ],
    previous: 'Montag, 8. Februar 2027, 10:30 Uhr',
    ...order,
  },
  APPOINTMENT_CHANGED: {
    kind: 'APPOINTMENT_CHANGED',
    occasion: 'HANDOVER',
    at: 'Dienstag, 9. Februar 2027, 10:30 Uhr',
    previous: 'Montag, 8. Februar 2027, 10:30 Uhr',
    ...handover,
    ...order,
  },
  APPOINTMENT_ANSWERED: {
    kind: 'APPOINTMENT_ANSWERED',
    occasion: 'HANDOVER',
    answer: 'ASKED',
    at: 'Dienstag, 9. Februar 2027, 10:30 Uhr',
    remark: 'Lieber am Freitag',
    employeeName: 'Anna Schmidt',
    byDealer: false,
    ...order,
  },
  APPOINTMENT_FOR_DEALER: {
    kind: 'APPOINTMENT_FOR_DEALER',
    occasion: 'HANDOVER',
    answer: 'CANCELLED',
    at: 'Dienstag, 9. Februar 2027, 10:30 Uhr',
    remark: null,
    employeeName: 'Anna Schmidt',
    linkSentOn: '1. Februar 2027',
    orderId: order.orderId,
    vehicle: order.vehicle,
  },
  APPOINTMENT_UNANSWERED: {
    kind: 'APPOINTMENT_UNANSWERED',
    occasion: 'HANDOVER',
    days: 5,
    yours: false,
    employeeName: 'Anna Schmidt',
    ...order,
  },
  APPOINTMENT_CANCELLED: {
    kind: 'APPOINTMENT_CANCELLED',
    occasion: 'HANDOVER',
    at: 'Dienstag, 9. Februar 2027, 10:30 Uhr',
    ...order,
  },
  SLOT_BOOKED: {
    kind: 'SLOT_BOOKED',
    occasion: 'RETURN',
    at: 'Dienstag, 9. Februar 2027, 10:30 Uhr',
    calendar: {
      id: 'return-12@portal.example',
      sequence: 0,
      changedAt: '2027-02-01T09:00:00Z',
      day: '2027-02-09',
      time: '10:30',
      minutes: 45,
    },
    ...handover,
    ...order,
  },
  APPOINTMENT_TOMORROW: {
    kind: 'APPOINTMENT_TOMORROW',
    occasion: 'HANDOVER',
    at: 'Dienstag, 9. Februar 2027, 10:30 Uhr',
    calendar: {
      id: 'handover-12@portal.example',
      sequence: 1,
      changedAt: '2027-02-01T09:00:00Z',
      day: '2027-02-09',
      time: '10:30',
      minutes: 45,
    },
    ...handover,
    ...order,
  },
  LEASING_ACTIVE: { kind: 'LEASING_ACTIVE', handedOverOn: '05.02.2027', ...order },
  RETURN_DONE: { kind: 'RETURN_DONE', day: '5. Februar 2030', ...order },
  END_AHEAD: {
    kind: 'END_AHEAD',
    reader: 'EMPLOYEE',
    days: 30,
    lastDay: '5. Februar 2030',
    employeeName: 'Anna Schmidt',
    ...order,
  },
  END_CHOSEN: {
    kind: 'END_CHOSEN',
    reader: 'PROVIDER',
    choice: 'EXTEND',
    employeeName: 'Anna Schmidt',
    ...order,
  },
  FOLLOW_UP_LATE: {
    kind: 'FOLLOW_UP_LATE',
    reader: 'EMPLOYEE',
    nextCar: 'Audi Q4 e-tron',
    arrivesOn: '26. Februar 2030',
    days: 21,
    lastDay: '5. Februar 2030',
    employeeName: 'Anna Schmidt',
    ...order,
  },
  REPORT_READY: {
    kind: 'REPORT_READY',
    reader: 'EMPLOYEE',
    employeeName: 'Anna Schmidt',
    until: '3. Februar 2030',
    ...order,
  },
  REPORT_OBJECTED: { kind: 'REPORT_OBJECTED', reader: 'PROVIDER', employeeName: 'Anna Schmidt', ...order },
  OBJECTION_DECIDED: {
    kind: 'OBJECTION_DECIDED',
    reader: 'EMPLOYEE',
    employeeName: 'Anna Schmidt',
    ...order,
  },
  LEASE_SETTLED: { kind: 'LEASE_SETTLED', reader: 'EMPLOYEE', employeeName: 'Anna Schmidt', ...order },
  LEASE_CLOSED: { kind: 'LEASE_CLOSED', reader: 'EMPLOYER', employeeName: 'Anna Schmidt', ...order },
  LEASE_OVERDUE: {
    kind: 'LEASE_OVERDUE',
    reader: 'EMPLOYEE',
    lastDay: '5. Februar 2030',
    days: 3,
    employeeName: 'Anna Schmidt',
    ...order,
  },
  HANDOVER_DONE: { kind: 'HANDOVER_DONE', outcome: 'ACCEPTED', day: '5. Februar 2027', ...order },
  DAMAGE_REPORTED: {
    kind: 'DAMAGE_REPORTED',
    reader: 'EMPLOYEE',
    caseNumber: 'S-2027-0012',
    vehicle: order.vehicle,
    employeeName: 'Anna Schmidt',
    link: order.link,
  },
  DAMAGE_CHANGED: {
    kind: 'DAMAGE_CHANGED',
    change: 'PHOTOS',
    caseNumber: 'S-2027-0012',
    vehicle: order.vehicle,
    employeeName: 'Anna Schmidt',
    link: order.link,
  },
  DAMAGE_STATE: {
    kind: 'DAMAGE_STATE',
    state: 'IN_REPAIR',
    caseNumber: 'S-2027-0012',
    vehicle: order.vehicle,
    link: order.link,
  },
  EXCESS_PROPOSED: { kind: 'EXCESS_PROPOSED', ...excess, reader: 'EMPLOYER', until: '19. Februar 2027' },
  EXCESS_DECIDED: { kind: 'EXCESS_DECIDED', ...excess, objectableUntil: '23. Februar 2027' },
  EXCESS_OBJECTED: { kind: 'EXCESS_OBJECTED', ...excess, reader: 'PROVIDER' },
  FINE_ARRIVED: { kind: 'FINE_ARRIVED', ...fine },
  FINE_REMINDER: { kind: 'FINE_REMINDER', ...fine },
  FINE_PASSED_ON: { kind: 'FINE_PASSED_ON', ...fine },
  LICENCE_DUE: { kind: 'LICENCE_DUE', ...driver },
  LICENCE_OVERDUE: { kind: 'LICENCE_OVERDUE', ...driver },
  LICENCE_MISSING: {
    kind: 'LICENCE_MISSING',
    employeeName: 'Ute Schäfer',
    vehicle: 'Fiat 500e',
    link: 'https://portal.example/employer/leases/7',
  },
  LICENCE_DONE: { kind: 'LICENCE_DONE', ...driver },
  DRIVER_INVITED: { kind: 'DRIVER_INVITED', ...driver },
  DRIVER_ACTIVE: { kind: 'DRIVER_ACTIVE', ...driver },
  DRIVER_ENDED: { kind: 'DRIVER_ENDED', ...driver },
  DRIVER_FINE: { kind: 'DRIVER_FINE', ...driver },
  CAR_DATA_MISSING: {
    kind: 'CAR_DATA_MISSING',
    missing: ['INSURER', 'POLICY_NUMBER'],
    vins: { entered: 'TMBJB7NY5R0008731', onRecord: 'WVWZZZE1ZMP012345' },
    employeeName: 'Anna Schmidt',
    tenantName: 'Nordwerk GmbH',
    ...order,
  },
  BREAKING_CHANGE: { kind: 'BREAKING_CHANGE', ...order },
  ORDER_EXPIRED: { kind: 'ORDER_EXPIRED', missed: 'PREVIEW_CONTRACT', ...order },
  ORDER_CANCELLED: { kind: 'ORDER_CANCELLED', ...order },
  ORDER_WITHDRAWN: { kind: 'ORDER_WITHDRAWN', at: '20.11.2026, 14:30 Uhr', ...order },
  DECISION_MISSING: {
    kind: 'DECISION_MISSING',
    employeeName: 'Anna Schmidt',
    decideUntil: '18.12.2026',
    ...order,
  },
  TENANT_ADMIN_ADDED: {
    kind: 'TENANT_ADMIN_ADDED',
    personName: 'Ben Wolf',
    email: 'ben@nordwerk.example',
    tenantName: 'Nordwerk GmbH',
    by: 'Petra Vogt',
    approvedBy: 'Stromwandel',
    link,
  },
  TENANT_ADMIN_REQUESTED: {
    kind: 'TENANT_ADMIN_REQUESTED',
    change: 'ROLE',
    requesterName: 'Petra Vogt',
    personName: 'Ben Wolf',
    email: 'ben@nordwerk.example',
    tenantName: 'Nordwerk GmbH',
    link,
  },
  TENANT_ADMIN_DECIDED: {
    kind: 'TENANT_ADMIN_DECIDED',
    change: 'ACCESS',
    approved: false,
    deciderName: 'Petra Vogt',
    personName: 'Ben Wolf',
    email: 'ben@nordwerk.example',
    link,
  },
  WITHDRAWAL_NOTICE: {
    kind: 'WITHDRAWAL_NOTICE',
    at: '20.11.2026, 14:30 Uhr',
    employeeName: 'Anna Schmidt',
    tenantName: 'Nordwerk GmbH',
    ...order,
  },
};

const linksOf = (content: MailContent) => [
  ...('cars' in content ? content.cars.map((car) => car.link) : []),
  ...('link' in content ? [content.link] : []),
];

describe.each(['de', 'en'] as const)('in %s', (language) => {
  test.each(Object.values(EVERY_KIND))('$kind carries its facts in text and HTML', (content) => {
    const mail = renderMail({ to: { ...anna, language }, content });
    expect(mail.subject).not.toBe('');
    for (const version of [mail.text, mail.html]) {
      expect(version).not.toMatch(/undefined|null|\[object/);
      for (const link of linksOf(content)) expect(version).toContain(link);
    }
    expect(mail.links).toEqual(linksOf(content));
  });
});

test.each([
  ['CONFIRM_SUMMARY', 'die Zusammenfassung nicht', 'confirm the summary'],
  ['PREVIEW_CONTRACT', 'nicht innerhalb der Frist geprüft', 'check the company car agreement'],
  ['NECT_DRIVERS_LICENCE', 'Führerschein und Identität', 'licence and identity'],
  ['NECT_SIGN', 'nicht innerhalb der Frist unterschrieben', 'didn’t sign'],
  ['TENANT_ADMIN_CLICK_CONFIRM', 'Ihr Arbeitgeber', 'Your employer'],
  ['ADMIN_CONFIRM', 'Wir haben das Auto nicht', 'We didn’t order'],
  [null, 'Die Frist für den nächsten Schritt', 'The time for the next step'],
] as const)('an expired order names %s as the step that was missed', (missed, german, english) => {
  const content: MailContent = { kind: 'ORDER_EXPIRED', missed, ...order };
  expect(renderMail({ to: anna, content }).text).toContain(german);
  expect(renderMail({ to: { ...anna, language: 'en' }, content }).text).toContain(english);
});

test.each([
  ['CONFIRM_SUMMARY', 'Bitte bestätigen Sie bis 22.11.2026 die Zusammenfassung', 'Zusammenfassung prüfen'],
  ['PREVIEW_CONTRACT', 'Bitte prüfen Sie bis 22.11.2026 den Überlassungsvertrag', 'Vertrag prüfen'],
  [
    'NECT_DRIVERS_LICENCE',
    'Bitte lassen Sie bis 22.11.2026 Führerschein und Identität prüfen',
    'Prüfung fortsetzen',
  ],
  ['NECT_SIGN', 'Bitte unterschreiben Sie bis 22.11.2026 den Überlassungsvertrag', 'Vertrag unterschreiben'],
] as const)('the reminder of %s names the step and what happens without it', (step, task, button) => {
  const content = { kind: 'SIGNATURE_MISSING', step, until: '22.11.2026', ...order } as const;
  const { subject, text } = renderMail({ to: anna, content });
  expect(subject).toBe(`Bestellung ${order.orderId}: ${task}`);
  expect(text).toContain(`${task}.`);
  expect(text).toContain('Danach läuft die Bestellung ab.');
  expect(text).toContain(`${button}:`);
  expect(text.includes('nterschreib')).toBe(step === 'NECT_SIGN');
});

test('mails have colours for dark screens', () => {
  expect(renderMail({ to: anna, content: EVERY_KIND.WELCOME }).html).toMatch(
    /content="light dark".*prefers-color-scheme:dark/s,
  );
});

test('the two languages never share a subject', () => {
  for (const content of Object.values(EVERY_KIND)) {
    const [german, english] = (['de', 'en'] as const).map(
      (language) => renderMail({ to: { ...anna, language }, content }).subject,
    );
    expect(german).not.toBe(english);
  }
});

test('the salutation follows the title', () => {
  const hello = (to: Partial<MailRecipient>) =>
    renderMail({ to: { ...anna, ...to }, content: EVERY_KIND.WELCOME }).text.split('\n')[0];
  expect(hello({})).toBe('Guten Tag Frau Schmidt,');
  expect(hello({ title: 'mr' })).toBe('Guten Tag Herr Schmidt,');
  expect(hello({ title: 'other' })).toBe('Guten Tag Anna Schmidt,');
  expect(hello({ firstName: null, lastName: null })).toBe('Guten Tag,');
});

test('a German mail goes on in small letters after the comma, but for names, "Sie" and "Ihr"', () => {
  const firstWords = Object.values(EVERY_KIND).map((content) => {
    const [, first] = renderMail({ to: anna, content }).text.split('\n\n');
    return first?.split(/[ ,.]/)[0] ?? '';
  });
  const capitals = firstWords.filter((word) => !/^[a-zäöü]/.test(word));
  const known = ['Anna', 'Ben', 'Ihr', 'Ihre', 'Ilse', 'Nordwerk', 'Petra', 'Sie', 'Stromwandel'];
  expect([...new Set(capitals)].toSorted()).toEqual(known);
  const english = renderMail({ to: { ...anna, language: 'en' }, content: EVERY_KIND.WELCOME }).text;
  expect(english.split('\n\n')[1]).toMatch(/^[A-Z]/);
});

test('script in a name stays text, and a line break never reaches the subject', () => {
  const mail = renderMail({
    to: { ...anna, title: null, lastName: '<script>alert(1)</script>' },
    content: { kind: 'ORDER_RECEIVED', ...order, vehicle: '<b>Škoda</b>' },
  });
  expect(mail.html).not.toMatch(/<script>|<b>/);
  const invitation = renderMail({
    to: anna,
    content: { kind: 'INVITE', tenantName: 'A\r\nBcc: b@c.example', link, validDays: 7 },
  });
  expect(invitation.subject).toBe('A Bcc: b@c.example lädt Sie zu Stromwandel ein');
});
