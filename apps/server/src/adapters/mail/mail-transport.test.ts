import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { smtpTransport } from './mail-transport.ts';

const MAIL = {
  to: 'anna@firma.example',
  subject: 'Bestätigen Sie Ihre Adresse',
  text: 'Guten Tag',
  html: '<p>Guten Tag</p>',
  links: [],
  attachments: [{ name: 'Übergabe 12.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
};

let server: Server | null = null;
afterEach(async () => {
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  server = null;
});

/** A mail server that takes one message, or refuses the receiver, and tells what it was given. */
async function startMailServer(rcptReply: string): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  server = createServer((socket) => {
    let inData = false;
    let mail = '';
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      received.push(text);
      if (inData) {
        // It comes in pieces of any size.
        mail += text;
        if (!mail.endsWith('\r\n.\r\n')) return;
        inData = false;
        socket.write('250 taken\r\n');
      } else if (text.startsWith('EHLO')) socket.write('250 test\r\n');
      else if (text.startsWith('RCPT')) socket.write(`${rcptReply}\r\n`);
      else if (text.startsWith('DATA')) {
        inData = true;
        socket.write('354 go on\r\n');
      } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  // A TCP server's address is never a pipe name.
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received };
}

it('sends text and HTML with a message id by which receivers know a repetition', async () => {
  const { url, received } = await startMailServer('250 ok');
  await smtpTransport(url, 'Stromwandel <post@stromwandel.example>').send(MAIL, 'message-1', null);
  const all = received.join('');
  expect(all).toContain('MAIL FROM:<post@stromwandel.example>');
  expect(all).toContain('RCPT TO:<anna@firma.example>');
  expect(all).toContain('Message-ID: <message-1@stromwandel>');
  expect(all).toContain('text/plain');
  expect(all).toContain('text/html');
  expect(all).toContain('Content-Type: text/calendar; charset=utf-8');
  expect(all).toContain('Content-Disposition: attachment');
});

it('carries the sender that the provider has set', async () => {
  const { url, received } = await startMailServer('250 ok');
  const sender = { name: 'Müller, Leasing & Söhne', address: 'post@leasing.example' };
  await smtpTransport(url, 'Stromwandel <post@stromwandel.example>').send(MAIL, 'message-1', sender);
  const all = received.join('');
  expect(all).toContain('MAIL FROM:<post@leasing.example>');
  expect(all).toMatch(/^From: "?=\?UTF-8\?[\s\S]{1,200}<post@leasing\.example>/m);
});

it('fails when the mail server refuses, so that the outbox tries again', async () => {
  const { url } = await startMailServer('550 unknown');
  await expect(smtpTransport(url, 'post@stromwandel.example').send(MAIL, 'message-2', null)).rejects.toThrow(
    '550',
  );
});

it('sends nothing to a mail server elsewhere that offers no TLS', async () => {
  const { url, received } = await startMailServer('250 ok');
  // The same server, under an address that is not known to be this machine.
  const elsewhere = smtpTransport(url.replace('127.0.0.1', '0.0.0.0'), 'post@stromwandel.example');
  await expect(elsewhere.send(MAIL, 'message-3', null)).rejects.toThrow();
  expect(received.join('')).not.toContain('RCPT');
});
