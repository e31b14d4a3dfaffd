import { createTransport } from 'nodemailer';
import type { Database } from '../../platform/database/database.ts';
import { mailboxMessages } from '../../platform/database/schema/index.ts';
import type { MailSender } from './mail-sender.ts';
import type { RenderedMail } from './mail.ts';

const CONNECTION_TIMEOUT_MS = 15_000;
/** Longer: a server that has the mail but answers late would get it twice. */
const ANSWER_TIMEOUT_MS = 60_000;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Where mails go. Sending the same `messageId` again must not deliver a second mail where that can be known. */
export interface MailTransport {
  /** @param sender null for the one the server was started with */
  send(mail: RenderedMail, messageId: string, sender: MailSender | null): Promise<void>;
}

/** Keeps mails in the database, for the development mailbox of demo mode. */
export function developmentMailbox(db: Database, now: () => Date): MailTransport {
  return {
    async send(mail, messageId) {
      await db
        .insert(mailboxMessages)
        .values({ ...mail, links: [...mail.links], attachments: [...mail.attachments], messageId, at: now() })
        .onConflictDoNothing();
    },
  };
}

/**
 * Sends mails by SMTP. The message id goes into the header, so that receivers can recognise a repetition.
 * @param smtpUrl `smtp://user:password@host:587` or `smtps://…`
 * @param ownSender address of the provider, for example `Stromwandel <post@stromwandel.example>`
 */
export function smtpTransport(smtpUrl: string, ownSender: string): MailTransport {
  const { hostname } = new URL(smtpUrl);
  const transporter = createTransport({
    url: smtpUrl,
    // Codes travel in mails: without TLS they go no further than this machine.
    requireTLS: !LOOPBACK.has(hostname),
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
  });
  return {
    async send({ to, subject, text, html, attachments }, messageId, sender) {
      await transporter.sendMail({
        from: sender ? { ...sender } : ownSender,
        // As an object it is one receiver; a text would be read as a list.
        to: { name: '', address: to },
        subject,
        text,
        html,
        attachments: attachments.map(({ name, type, content }) => ({
          filename: name,
          contentType: `${type}; charset=utf-8`,
          content,
        })),
        messageId: `<${messageId}@stromwandel>`,
      });
    },
  };
}
