import { addDays, calendarDate, type CalendarDate } from '@stromwandel/kernel';
import { describe, expect, it, test } from 'vitest';
import {
  collide,
  NO_APPOINTMENT,
  proposableDays,
  type Appointment,
  type AppointmentKind,
  type Slot,
} from './appointment.ts';
import {
  decideAppointment,
  evolveAppointment,
  slotsOf,
  type AppointmentActor,
  type AppointmentCommand,
} from './decide-appointment.ts';

// A Wednesday.
const TODAY = calendarDate('2026-12-02');
const NOW = '2026-12-02T10:00';
const slot = (values: Partial<Slot> = {}): Slot => ({
  day: calendarDate('2026-12-10'),
  time: '10:30',
  minutes: 45,
  place: 'Autohaus Nord',
  street: 'Hafenstraße 1',
  postcode: '20457',
  city: 'Hamburg',
  phone: '040 123456',
  ...values,
});
const MORNING = slot();
const AFTERNOON = slot({ time: '15:00' });

function decided(
  command: AppointmentCommand,
  on: Appointment,
  actor: AppointmentActor,
  {
    now = NOW,
    taken = [],
    kind = 'HANDOVER',
  }: { readonly now?: string; readonly taken?: readonly Slot[]; readonly kind?: AppointmentKind } = {},
) {
  return decideAppointment(command, on, actor, { now, taken, kind });
}
function after(on: Appointment, ...steps: readonly [AppointmentCommand, AppointmentActor][]): Appointment {
  return steps.reduce((before, [command, actor]) => {
    const kind = command.type === 'BOOK' || command.type === 'ASK' ? 'RETURN' : 'HANDOVER';
    const decision = decided(command, before, actor, { kind });
    if (!decision.ok) throw new Error(decision.error.code);
    return decision.value.reduce(evolveAppointment, before);
  }, on);
}

const PROPOSE: AppointmentCommand = { type: 'PROPOSE', slots: [MORNING, AFTERNOON] };
const proposed = after(NO_APPOINTMENT, [PROPOSE, 'ADMIN']);
const agreed = after(proposed, [{ type: 'CHOOSE', number: 2 }, 'EMPLOYEE']);
const ASK: AppointmentCommand = { type: 'ASK', remark: 'Lieber am Freitag' };
const CANCEL: AppointmentCommand = { type: 'CANCEL' };

// 4 December 2026 is a Friday.
test.each([
  ['2026-11-30', '2026-12-02'],
  ['2026-12-02', '2026-12-04'],
  ['2026-12-03', '2026-12-07'],
  ['2026-12-04', '2026-12-08'],
  ['2026-12-05', '2026-12-08'],
  ['2026-12-06', '2026-12-08'],
])('on %s the first day that can be proposed is %s', (today, first) => {
  const day = calendarDate(today);
  expect(proposableDays(day)).toEqual({ first, last: addDays(day, 365) });
});

describe('two slots', () => {
  test.each<[Partial<Slot>, boolean]>([
    [{ time: '11:00' }, true],
    [{ time: '09:45' }, false],
    [{ time: '09:46' }, true],
    [{ time: '11:15' }, false],
    [{ street: ' hafenstraße  1', place: 'Autohaus' }, true],
    [{ street: 'Hafenstraße 2' }, false],
    [{ day: calendarDate('2026-12-11') }, false],
  ])('with %o collide: %s', (values, isCollision) => {
    expect([collide(MORNING, slot(values)), collide(slot(values), MORNING)]).toEqual([
      isCollision,
      isCollision,
    ]);
  });
});

describe('proposals', () => {
  it('are numbered on, so that no number means two of them', () => {
    const again = after(proposed, [{ type: 'PROPOSE', slots: [AFTERNOON] }, 'DEALER']);
    expect(proposed.proposals.map(({ number }) => number)).toEqual([1, 2]);
    expect(again.proposals).toEqual([{ ...AFTERNOON, number: 3 }]);
    expect(decided({ type: 'CHOOSE', number: 2 }, again, 'EMPLOYEE')).toEqual({
      ok: false,
      error: { code: 'PROPOSAL_NOT_OPEN' },
    });
  });

  it('need two working days, and the refusal names the days and the wrong ones', () => {
    const days = [addDays(TODAY, 1), addDays(TODAY, 2), addDays(TODAY, 366)];
    const slots = days.map((day: CalendarDate) => slot({ day }));
    expect(decided({ type: 'PROPOSE', slots }, NO_APPOINTMENT, 'ADMIN')).toEqual({
      ok: false,
      error: {
        code: 'APPOINTMENT_DAY_NOT_POSSIBLE',
        slots: [0, 2],
        first: '2026-12-04',
        last: addDays(TODAY, 365),
      },
    });
  });

  it('repeated, chosen or cancelled twice, change nothing', () => {
    const repeated: [AppointmentCommand, Appointment, AppointmentActor][] = [
      [PROPOSE, proposed, 'ADMIN'],
      [{ type: 'CHOOSE', number: 2 }, agreed, 'EMPLOYEE'],
      [{ type: 'MOVE', slot: AFTERNOON }, agreed, 'ADMIN'],
      [ASK, after(agreed, [ASK, 'EMPLOYEE']), 'EMPLOYEE'],
      [CANCEL, after(agreed, [CANCEL, 'EMPLOYEE']), 'ADMIN'],
      [CANCEL, NO_APPOINTMENT, 'ADMIN'],
    ];
    for (const [command, on, actor] of repeated) {
      expect(decided(command, on, actor)).toEqual({ ok: true, value: [] });
    }
  });

  it('can be taken by another car at the same place and time', () => {
    const choose: AppointmentCommand = { type: 'CHOOSE', number: 1 };
    expect(slotsOf(choose, proposed)).toEqual([MORNING]);
    expect(decided(choose, proposed, 'EMPLOYEE', { taken: [MORNING] })).toMatchObject({
      error: { code: 'APPOINTMENT_TAKEN', slot: MORNING },
    });
    expect(decided({ type: 'MOVE', slot: MORNING }, agreed, 'ADMIN', { taken: [MORNING] }).ok).toBe(false);
  });

  it('can be chosen until 24 hours before', () => {
    const choose: AppointmentCommand = { type: 'CHOOSE', number: 1 };
    expect(decided(choose, proposed, 'EMPLOYEE', { now: '2026-12-09T10:30' }).ok).toBe(true);
    expect(decided(choose, proposed, 'EMPLOYEE', { now: '2026-12-09T10:31' })).toMatchObject({
      error: { code: 'TOO_LATE_TO_MOVE', until: '2026-12-09T10:30', phone: '040 123456' },
    });
  });
});

describe('an agreed time', () => {
  const changes: [AppointmentCommand, AppointmentActor][] = [
    [{ type: 'PROPOSE', slots: [slot({ day: calendarDate('2026-12-16') })] }, 'ADMIN'],
    [{ type: 'MOVE', slot: slot({ day: calendarDate('2026-12-16') }) }, 'DEALER'],
    [{ type: 'CHOOSE', number: 1 }, 'EMPLOYEE'],
    [ASK, 'EMPLOYEE'],
    [CANCEL, 'EMPLOYEE'],
    [CANCEL, 'ADMIN'],
  ];

  it.each(changes)('changes by %o of %s until 24 hours before, then the phone is named', (command, actor) => {
    const late = decided(command, agreed, actor, { now: '2026-12-09T15:01' });
    expect(late).toEqual({
      ok: false,
      error: { code: 'TOO_LATE_TO_MOVE', until: '2026-12-09T15:00', phone: '040 123456' },
    });
    expect(decided(command, agreed, actor).ok).toBe(true);
    expect(after(agreed, [command, actor]).sequence).toBe(agreed.sequence + 1);
  });

  it('that has passed without a handover can be proposed anew, or asked for', () => {
    const now = '2026-12-10T15:45';
    expect(decided(PROPOSE, agreed, 'ADMIN', { now })).toMatchObject({
      error: { code: 'APPOINTMENT_DAY_NOT_POSSIBLE' },
    });
    expect(decided(ASK, agreed, 'EMPLOYEE', { now }).ok).toBe(true);
  });

  it('keeps the version of the calendar through proposals in between', () => {
    const moved = after(
      agreed,
      [ASK, 'EMPLOYEE'],
      [PROPOSE, 'ADMIN'],
      [{ type: 'CHOOSE', number: 3 }, 'EMPLOYEE'],
    );
    expect([agreed.sequence, moved.sequence, moved.agreed]).toEqual([0, 2, MORNING]);
  });
});

test.each<[AppointmentCommand, AppointmentActor]>([
  [PROPOSE, 'EMPLOYEE'],
  [{ type: 'MOVE', slot: MORNING }, 'EMPLOYEE'],
  [{ type: 'CHOOSE', number: 1 }, 'ADMIN'],
  [ASK, 'DEALER'],
])('%o is not for %s', (command, actor) => {
  expect(decided(command, proposed, actor)).toMatchObject({
    error: { code: 'APPOINTMENT_COMMAND_NOT_ALLOWED' },
  });
});

it('has nothing to wish otherwise before the first proposal', () => {
  expect(decided(ASK, NO_APPOINTMENT, 'EMPLOYEE')).toMatchObject({ error: { code: 'PROPOSAL_NOT_OPEN' } });
});

describe('a booked time of the return', () => {
  const book: AppointmentCommand = { type: 'BOOK', slot: MORNING };
  const booked = after(
    NO_APPOINTMENT,
    [{ type: 'ASK', remark: 'Bitte rufen Sie an.' }, 'EMPLOYEE'],
    [book, 'EMPLOYEE'],
  );

  it('is the agreed appointment, also after a wish; once more it changes nothing', () => {
    expect(booked).toMatchObject({ state: 'AGREED', agreed: MORNING, remark: null });
    expect(decided(book, booked, 'EMPLOYEE', { kind: 'RETURN', taken: [MORNING] })).toEqual({
      ok: true,
      value: [],
    });
  });

  it('is refused for a handover, for the provider and where the place is full', () => {
    const code = 'APPOINTMENT_COMMAND_NOT_ALLOWED';
    expect(decided(book, NO_APPOINTMENT, 'EMPLOYEE')).toMatchObject({ error: { code } });
    expect(decided(book, NO_APPOINTMENT, 'ADMIN', { kind: 'RETURN' })).toMatchObject({ error: { code } });
    expect(decided(book, NO_APPOINTMENT, 'EMPLOYEE', { kind: 'RETURN', taken: [MORNING] })).toMatchObject({
      error: { code: 'SLOT_TAKEN', slot: MORNING },
    });
  });

  it('can be moved and cancelled until 48 hours before', () => {
    const move: AppointmentCommand = { type: 'BOOK', slot: slot({ day: calendarDate('2026-12-16') }) };
    const at = (now: string) => ({ kind: 'RETURN' as const, now });
    for (const command of [move, { type: 'CANCEL' } as const]) {
      expect(decided(command, booked, 'EMPLOYEE', at('2026-12-08T10:30')).ok).toBe(true);
      expect(decided(command, booked, 'EMPLOYEE', at('2026-12-08T10:31'))).toMatchObject({
        error: { code: 'TOO_LATE_TO_MOVE', until: '2026-12-08T10:30' },
      });
    }
  });
});
