import { randomUUID } from 'node:crypto';
import { contract } from '@stromwandel/api-spec';
import { addDays, type CalendarDate } from '@stromwandel/kernel';
import type { DemoColleague } from './demo-colleagues.ts';
import { DemoRefusal, type DemoHands } from './demo-hands.ts';

/** A leased car of the demo world and its people. */
interface FineScene {
  readonly hands: DemoHands;
  readonly owner: DemoColleague;
  readonly orderId: number;
  readonly lease: { readonly leaseId: string };
  readonly plate: string;
}

/** A page as the smallest PDF that readers open. */
const LETTER = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj\n' +
    '4 0 obj<</Length 67>>stream\nBT /F 14 Tf 60 760 Td (Stadt Essen: Anhörung zu einem Parkverstoss) Tj ET\nendstream endobj\n' +
    '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  'latin1',
);

const LETTER_TYPE = 'application/pdf';
const LETTER_FILE = Object.assign(LETTER, { size: LETTER.length, type: LETTER_TYPE });

/** The holder enters a letter about the car, of a week before, and sends it. */
export async function addFine({ hands, owner, plate, orderId }: FineScene, day: CalendarDate): Promise<void> {
  const { id } = await hands.call(owner.lettersTo, contract.addFine, {
    body: {
      kind: 'HEARING',
      plate,
      day: addDays(day, -7),
      time: '14:20',
      authority: 'Stadt Essen, Ordnungsamt',
      reference: `32-${orderId}/26`,
      amountEur: 30,
      deadline: addDays(day, 21),
      clientId: randomUUID(),
    },
  });
  const params = { fineId: String(id) };
  const upload = { params, upload: LETTER_FILE };
  await hands.call(owner.lettersTo, contract.uploadFineLetter, upload, { 'content-type': LETTER_TYPE });
}

async function fineParams({ hands, owner, orderId, lease }: FineScene) {
  const { fines } = await hands.call(owner.email, contract.listOwnFines, { params: lease });
  const [fine] = fines;
  if (!fine) throw new DemoRefusal(`the lease of order ${orderId} has no letter`);
  return { ...lease, fineId: String(fine.id) };
}

/** The driver says that it was them. */
export async function answerFine(scene: FineScene): Promise<void> {
  const params = await fineParams(scene);
  await scene.hands.call(scene.owner.email, contract.answerFine, { params, body: { answer: 'DROVE' } });
}

/** The holder has written to the authority. */
export async function passOnFine(scene: FineScene): Promise<void> {
  const params = await fineParams(scene);
  await scene.hands.call(scene.owner.lettersTo, contract.leadFine, { params, body: { state: 'PASSED_ON' } });
}
