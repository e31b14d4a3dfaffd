import { contract } from '@stromwandel/api-spec';
import { addDays, type CalendarDate } from '@stromwandel/kernel';
import type { DemoColleague } from './demo-colleagues.ts';
import { DemoRefusal, type DemoHands } from './demo-hands.ts';
import { LEAVING_REPORTED_DAYS_AGO, type DemoOrderStory } from './demo-order-stories.ts';
import { leaseParams } from './lease-params.ts';

const PROVIDER = 'admin@stromwandel.example';
const PDF_TYPE = 'application/pdf';

/** A page as the smallest PDF that readers open. */
const REPORT = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj\n' +
    '4 0 obj<</Length 62>>stream\nBT /F 14 Tf 60 760 Td (Gutachten nach der Fahrzeugrueckgabe) Tj ET\nendstream endobj\n' +
    '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  'latin1',
);
const REPORT_FILE = Object.assign(REPORT, { size: REPORT.length, type: PDF_TYPE });

/** A lease of the demo world and its people. */
interface EndScene {
  readonly hands: DemoHands;
  readonly owner: DemoColleague;
  readonly orderId: number;
}

const finding = (part: string, text: string, amountEur: number) => ({
  part,
  finding: text,
  amountEur,
  photo: null,
  handoverRemark: null,
});

/** The provider uploads the report about the returned car. */
async function uploadReport(scene: EndScene): Promise<void> {
  const params = await leaseParams(scene);
  const file = { params, upload: REPORT_FILE };
  await scene.hands.call(PROVIDER, contract.uploadEndReportFile, file, { 'content-type': PDF_TYPE });
  const positions = [
    finding('Tür links', 'Kratzer durch den Lack, 8 cm', 190),
    finding('Felge vorn rechts', 'Bordsteinschaden', 120),
  ];
  await scene.hands.call(PROVIDER, contract.saveEndReport, { params, body: { positions } });
}

/** The employee accepts one position and objects to the other. */
async function objectToReport(scene: EndScene): Promise<void> {
  const params = await leaseParams(scene);
  const answer = (position: string) => ({ ...params, position });
  await scene.hands.call(scene.owner.email, contract.answerPosition, {
    params: answer('1'),
    body: {
      answer: 'OBJECT',
      reason: 'Der Kratzer ist vom Einkaufswagen eines anderen. Ich habe ihn im Mai gemeldet.',
      photo: null,
    },
  });
  await scene.hands.call(scene.owner.email, contract.answerPosition, {
    params: answer('2'),
    body: { answer: 'ACCEPT' },
  });
}

/** The personnel office reports the last day of the employment, with which the lease ends. */
async function reportLeaving(
  { hands, owner }: EndScene,
  { day, story }: { readonly day: CalendarDate; readonly story: DemoOrderStory },
): Promise<void> {
  const { people } = await hands.call(owner.personnelOffice, contract.listPeople, {
    query: { search: owner.email },
  });
  const person = people.find(({ email }) => email === owner.email);
  if (!person) throw new DemoRefusal(`${owner.email} is unknown`);
  const last = addDays(day, LEAVING_REPORTED_DAYS_AGO + (story.leavesIn ?? 0));
  await hands.call(owner.personnelOffice, contract.reportEmployment, {
    params: { userId: String(person.id) },
    body: { kind: 'LEAVING', day: last, until: null },
  });
}

/** The provider waives what the return could cost. */
async function closeLease(scene: EndScene): Promise<void> {
  const params = await leaseParams(scene);
  await scene.hands.call(PROVIDER, contract.closeLease, { params, body: { outcome: 'WAIVED' } });
}

/** The employee wishes to keep the car. */
async function wishExtension(scene: EndScene): Promise<void> {
  const params = await leaseParams(scene);
  await scene.hands.call(scene.owner.email, contract.chooseLeaseEnd, { params, body: { choice: 'EXTEND' } });
}

/** The employee wishes a follow-up car: the next order follows this lease. */
async function wishFollowUp(scene: EndScene): Promise<void> {
  const params = await leaseParams(scene);
  const body = { choice: 'FOLLOW_UP' } as const;
  await scene.hands.call(scene.owner.email, contract.chooseLeaseEnd, { params, body });
}

/** The provider offers two lengths, the longer one at a lower rate. */
async function offerExtension(scene: EndScene): Promise<void> {
  const params = await leaseParams(scene);
  for (const body of [
    { months: 6, rateEur: 289 },
    { months: 12, rateEur: 269 },
  ] as const) {
    await scene.hands.call(PROVIDER, contract.offerExtension, { params, body });
  }
}

/** What happens around the end of a lease. */
export const END_DEMO_ACTS = {
  WISH_EXTENSION: wishExtension,
  OFFER_EXTENSION: offerExtension,
  WISH_FOLLOW_UP: wishFollowUp,
  CLOSE: closeLease,
  UPLOAD_REPORT: uploadReport,
  OBJECT_TO_REPORT: objectToReport,
  REPORT_LEAVING: reportLeaving,
} as const;
