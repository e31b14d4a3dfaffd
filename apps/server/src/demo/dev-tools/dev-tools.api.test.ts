import { contract, PRODUCT_TIME_HEADER } from '@stromwandel/api-spec';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClock } from '../../platform/clock/clock.ts';
import { createDemoClock } from './demo-clock.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createTestClock } from '../../testing/test-clock.ts';

describe('in demo mode', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  async function mailTo(email: string) {
    const person = await test.createPerson({ email, values: { emailConfirmedAt: null } });
    await test.call(contract.resendConfirmation, {}, person);
  }

  it('lists the mails of one receiver as JSON, newest first', async () => {
    await mailTo('anna@firma.example');
    await mailTo('ben@firma.example');
    const all = await test.app.inject('/dev/mailbox/messages');
    expect(all.json<{ to: string }[]>().map(({ to }) => to)).toEqual([
      'ben@firma.example',
      'anna@firma.example',
    ]);
    const [mail, ...more] = (await test.app.inject('/dev/mailbox/messages?to=Anna%40firma.example')).json<
      Record<string, unknown>[]
    >();
    expect(more).toEqual([]);
    expect(Object.keys(mail ?? {}).toSorted()).toEqual([
      'at',
      'attachments',
      'html',
      'id',
      'links',
      'subject',
      'text',
      'to',
    ]);
    expect(mail?.['links']).toEqual([expect.stringMatching(/^http:\/\/portal\.test\/user\/emailConfirm\//)]);
  });

  it('shows them as a page without script, with everything from people escaped', async () => {
    await test.createPerson({
      email: 'script@firma.example',
      values: { lastName: '<script>alert(1)</script>' },
    });
    const params = { address: 'script@firma.example' };
    await test.call(contract.requestPasswordReset, { params });
    await test.services.outbox.runDue();
    const page = await test.app.inject('/dev/mailbox?to=script@firma.example');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).not.toContain('script-src');
    expect(page.payload).not.toContain('<script');
    expect(page.payload).toContain('&lt;script&gt;');
    expect((await test.app.inject('/dev/pages.css')).headers['content-type']).toContain('text/css');
  });

  it('survives strange queries', async () => {
    for (const query of ['to=a&to=b', 'to=', 'to=%00', `to=${'x'.repeat(300)}`]) {
      expect((await test.app.inject(`/dev/mailbox/messages?${query}`)).statusCode).toBeLessThan(500);
    }
  });
});

describe('the demo clock', () => {
  it('moves for all processes on one database', async () => {
    const base = createClock(() => new Date('2026-11-23T09:00:00Z'));
    const test = await createTestApp({ demoClock: (db) => createDemoClock(db, base) });
    const move = (body: unknown) =>
      test.app.inject({ method: 'POST', url: '/dev/clock', payload: body as object });
    expect((await move({ days: 14 })).json()).toEqual({ offsetDays: 14, now: '2026-12-07T09:00:00.000Z' });
    expect((await move({ days: 1 })).json()).toMatchObject({ offsetDays: 15 });
    const told = await test.app.inject('/v1/terms');
    expect(told.headers[PRODUCT_TIME_HEADER]).toBe('2026-12-08T09:00:00.000Z');
    const other = createDemoClock(test.db, base);
    await other.refresh();
    expect(other.today()).toBe('2026-12-08');
    for (const body of [{ days: -1 }, { days: 'x' }, {}, null, { days: 1, more: 1 }, { days: 1e9 }]) {
      expect((await move(body)).json()).toMatchObject({ code: 'INVALID_INPUT' });
    }
    await test.close();
  });

  it.each(['2026-10-13T08:00:00.000Z', '2027-01-04T08:00:00.000Z'])(
    'begins at %s once, and goes on from there',
    async (begin) => {
      const base = createTestClock('2026-11-23T09:00:00.000Z');
      const test = await createTestApp({ demoClock: (db) => createDemoClock(db, base) });
      const hoursOn = (hours: number) => new Date(Date.parse(begin) + hours * 3_600_000).toISOString();
      await createDemoClock(test.db, base).beginAt(new Date(begin));
      base.advance({ minutes: 60 });
      const later = createDemoClock(test.db, base);
      await later.beginAt(new Date(begin));
      expect(later.now().toISOString()).toBe(hoursOn(1));
      const told = await test.app.inject('/v1/terms');
      expect(told.headers[PRODUCT_TIME_HEADER]).toBe(hoursOn(1));
      const moved = await test.app.inject({ method: 'POST', url: '/dev/clock', payload: { days: 2 } });
      expect(moved.json()).toEqual({ offsetDays: 2, now: hoursOn(49) });
      await later.beginAt(new Date(begin));
      expect(later.now().toISOString()).toBe(hoursOn(49));
      await test.close();
    },
  );
});

describe('outside demo mode', () => {
  it('nothing of it exists', async () => {
    const test = await createTestApp({ environment: { DEMO: '0' } });
    for (const url of ['/dev/mailbox', '/dev/mailbox/messages', '/dev/pages.css']) {
      expect((await test.app.inject(url)).statusCode).toBe(404);
    }
    const clock = await test.app.inject({ method: 'POST', url: '/dev/clock', payload: { days: 1 } });
    expect(clock.statusCode).toBe(404);
    await test.close();
  });
});
