import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { Mail, MailContent } from './mail.ts';
import { smtpTransport } from './mail-transport.ts';
import { renderMail } from './render-mail.ts';

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "' onmouseover='alert(1)",
  '<a href="https://evil.example">Hier anmelden</a>',
  'Anna\r\nBcc: everybody@evil.example\r\n\r\n<p>hello</p>',
  'Anna\nContent-Type: text/html\n\n.\nMAIL FROM:<a@evil.example>',
  '{{link}} ${link} %s',
  '=?utf-8?Q?=0D=0ABcc:_everybody=40evil.example?=',
];

const order = { orderId: 4711, link: 'https://portal.example/profile/orders' };

/** Kinds that repeat what people or employers have typed. */
function mailsWith(text: string): Mail[] {
  const to = { email: 'anna@nordwerk.example', title: null, firstName: text, lastName: text } as const;
  const contents: MailContent[] = [
    { kind: 'ORDER_RECEIVED', ...order, vehicle: text },
    { kind: 'INVITE', tenantName: text, link: order.link, validDays: 7 },
    { kind: 'ORDER_SIGNED', withdrawUntil: '30.11.2026', ...order, vehicle: text, tenantName: text },
    { kind: 'SECOND_APPROVAL', ...order, vehicle: text, employeeName: text, decideUntil: '19.12.2026' },
    { kind: 'EMPLOYER_REVIEW', ...order, vehicle: text, employeeName: text, decideUntil: '19.12.2026' },
    { kind: 'PROVIDER_REVIEW', ...order, vehicle: text, employeeName: text, tenantName: text },
    { kind: 'ORDER_DECLINED', ...order, vehicle: text, by: 'TENANT', reason: text },
    {
      kind: 'MANUFACTURER_ORDER',
      ...order,
      vehicle: text,
      color: text,
      confirmUntil: '28.11.2026',
      car: {
        reference: text,
        model: text,
        trimLevel: text,
        durationMonths: 36,
        kmPerYear: 10_000,
        tires: 'ALL_SEASON',
        delivery: text,
        specialEquipment: [text, text],
      },
    },
    {
      kind: 'LEAVER_SIGNED',
      leavingOn: text,
      ...order,
      vehicle: text,
      employeeName: text,
      tenantName: text,
    },
    {
      kind: 'TENANT_ADMIN_REQUESTED',
      change: 'ROLE',
      requesterName: text,
      personName: text,
      email: text,
      tenantName: text,
      link: order.link,
    },
    { kind: 'HANDOVER_DUE', ...order, vehicle: text, employeeName: text, tenantName: text },
    {
      kind: 'CAR_DATA_MISSING',
      ...order,
      missing: ['PLATE'],
      vins: null,
      vehicle: text,
      employeeName: text,
      tenantName: text,
    },
    {
      kind: 'WITHDRAWAL_NOTICE',
      ...order,
      vehicle: text,
      employeeName: text,
      tenantName: text,
      at: '20.11.2026',
    },
  ];
  return contents.flatMap((content) => [
    { to: { ...to, language: 'de' as const }, content },
    { to: { ...to, language: 'en' as const }, content },
  ]);
}

/** Tags and attributes as a mail program would read them. */
const tagsOf = (html: string) =>
  (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/href="[^"]*"/, 'href'));

test.each(HOSTILE)('%j stays text in every mail', (text) => {
  const harmless = mailsWith('Anna').map((mail) => tagsOf(renderMail(mail).html));
  mailsWith(text).forEach((mail, at) => {
    const { html, subject, links } = renderMail(mail);
    expect(tagsOf(html)).toEqual(harmless[at]);
    expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    expect(links).toEqual([order.link]);
  });
});

test.each([
  { kind: 'ORDER_DECLINED', ...order, vehicle: 'DS 3', by: 'TENANT' } as const,
  { kind: 'DELIVERY_WEEK', ...order, vehicle: 'DS 3', week: '2027-W03', previous: '2027-W01' } as const,
])('an address in the reason of $kind is no link for mail programs', (content) => {
  const reason = 'Am 3.12. im Büro: https://evil.example, www.evil.example/a?b, hr@evil.example.';
  const to = { email: 'anna@nordwerk.example', title: null, firstName: null, lastName: null };
  for (const language of ['de', 'en'] as const) {
    const { text, html } = renderMail({ to: { ...to, language }, content: { ...content, reason } });
    for (const written of [text, html]) {
      expect(written.replaceAll('\u200b', '')).toContain('https://evil.example, www.evil.example/a?b');
      expect(written).toContain('Am 3.12. im');
      expect(written).not.toMatch(/https:\/\/evil|www\.evil|evil\.example|hr@evil/);
    }
  }
});

/** Returns the commands sent to the mail server, and the message headers. */
async function deliver(mail: Mail): Promise<{ commands: string[]; heads: string[] }> {
  const commands: string[] = [];
  let message = '';
  let inData = false;
  const server = createServer((socket) => {
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (inData) {
        message += text;
        if (!message.endsWith('\r\n.\r\n')) return;
        inData = false;
        socket.write('250 taken\r\n');
        return;
      }
      commands.push(...text.trim().split('\r\n'));
      inData = text.startsWith('DATA');
      if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write(inData ? '354 go on\r\n' : '250 ok\r\n');
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server's address is never a pipe name
  await smtpTransport(`smtp://127.0.0.1:${port}`, 'Stromwandel <post@stromwandel.example>')
    .send(renderMail(mail), 'message-1', null)
    .finally(() => server.close());
  const head = message.split('\r\n\r\n', 1)[0] ?? '';
  return { commands, heads: head.match(/^[\w-]+(?=:)/gm) ?? [] };
}

test.each(HOSTILE)('%j reaches neither the heads nor the receivers of a mail', async (text) => {
  const [usual] = mailsWith('Anna');
  const [, , , , , , english] = mailsWith(text);
  if (!usual || !english) throw new Error('unreachable: the list has sixteen mails');
  const { commands, heads } = await deliver(english);
  expect(commands.filter((line) => /^(MAIL|RCPT)/.test(line))).toEqual([
    'MAIL FROM:<post@stromwandel.example>',
    'RCPT TO:<anna@nordwerk.example>',
  ]);
  expect(heads).toEqual((await deliver(usual)).heads);
});

test('an address with a line break or a second receiver in it is no address', async () => {
  for (const email of [
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example, c@d.example',
    '<a@b.example> c@d.example',
  ]) {
    const [mail] = mailsWith('Anna');
    if (!mail) throw new Error('unreachable: the list has sixteen mails');
    const { commands } = await deliver({ ...mail, to: { ...mail.to, email } }).catch(() => ({
      commands: [],
    }));
    expect(commands.filter((line) => line.startsWith('RCPT')).length, email).toBeLessThanOrEqual(1);
  }
});
