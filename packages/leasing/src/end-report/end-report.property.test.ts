import { addDays, calendarDate, cents } from '@stromwandel/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  answerUntil,
  chargedCents,
  decidePosition,
  newPositions,
  settleEnd,
  stageOf,
  type PositionCommand,
  type PositionState,
  type ReportPosition,
} from './end-report.ts';

const UPLOADED = calendarDate('2030-01-20');
const UNTIL = answerUntil(UPLOADED);
const amount = fc.integer({ min: 0, max: 500_00 }).map(cents);
const reason = fc.constantFrom('A', 'B');
const finding = fc.record({
  part: fc.constant('Tür links'),
  finding: fc.constant('Kratzer'),
  amountCents: amount,
  photo: fc.constant(null),
  handoverRemark: fc.constantFrom(null, null, 1),
});
const command: fc.Arbitrary<PositionCommand> = fc.oneof(
  fc.constant<PositionCommand>({ type: 'ACCEPT' }),
  fc.record({ type: fc.constant('OBJECT' as const), reason, photo: fc.constant(null) }),
  fc.record({ type: fc.constant('KEEP' as const), reason, amountCents: amount }),
  fc.record({ type: fc.constant('DROP' as const), reason }),
);
const move = fc.record({ at: fc.nat({ max: 3 }), command, waits: fc.constantFrom(0, 0, 1, 5) });

/** States that may follow. An open position reaches the provider only after the employee's days. */
const NEXT: Readonly<Record<PositionState, readonly PositionState[]>> = {
  OPEN: ['ACCEPTED', 'OBJECTED', 'KEPT', 'DROPPED'],
  ACCEPTED: ['ACCEPTED', 'OBJECTED'],
  OBJECTED: ['ACCEPTED', 'OBJECTED', 'KEPT', 'DROPPED'],
  KEPT: ['KEPT'],
  DROPPED: ['DROPPED'],
};

/** The employee answers in the days for it; the provider decides what is open only after them. */
function mayBecome(before: ReportPosition, after: ReportPosition, isPast: boolean): boolean {
  const isAnswer = after.state === 'ACCEPTED' || after.state === 'OBJECTED';
  if (!NEXT[before.state].includes(after.state)) return false;
  if (isAnswer) return after === before || !isPast;
  return before.state !== 'OPEN' || isPast;
}

test('every report follows the table; the settlement charges what is accepted or kept, and no more', () => {
  fc.assert(
    fc.property(
      fc.array(finding, { minLength: 1, maxLength: 4 }),
      fc.array(move, { maxLength: 30 }),
      amount,
      (findings, moves, kilometerCents) => {
        const positions = newPositions(findings);
        let today = UPLOADED;
        for (const { at, command, waits } of moves) {
          today = addDays(today, waits);
          const position = positions[at];
          if (!position) continue;
          const days = { today, answerUntil: UNTIL };
          const decision = decidePosition(command, position, days);
          if (!decision.ok) continue;
          const next = decision.value;
          expect(mayBecome(position, next, today > UNTIL)).toBe(true);
          expect(decidePosition(command, next, days)).toEqual({ ok: true, value: next });
          positions[at] = next;
        }
        for (const position of positions) {
          expect(chargedCents(position)).toBeLessThanOrEqual(position.amountCents);
        }
        const fromHandover = positions.filter(({ handoverRemark }) => handoverRemark !== null);
        expect(fromHandover.map(chargedCents)).toEqual(fromHandover.map(() => 0));
        const charged = positions.filter(({ state }) => state === 'ACCEPTED' || state === 'KEPT');
        const damage = charged.reduce(
          (sum, { amountCents, decision }) => sum + (decision?.amountCents ?? amountCents),
          0,
        );
        const credits = [{ text: 'Gutschrift', amountCents: cents(1_00) }];
        const settlement = settleEnd(positions, { kilometerCents, credits });
        expect(settlement.damageCents).toBe(damage);
        expect(settlement.totalCents).toBe(damage + kilometerCents - 1_00);
        const waiting = positions.some(({ state }) => state === 'OPEN' || state === 'OBJECTED');
        expect(stageOf(positions) === 'TO_SETTLE').toBe(!waiting);
      },
    ),
  );
});
