import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { findMailSender } from './mail-sender.ts';
import { developmentMailbox, smtpTransport, type MailTransport } from './mail-transport.ts';
import { renderMail } from './render-mail.ts';
import type { Mail } from './mail.ts';

export interface MailSettings {
  /** Keeps mails in the development mailbox while there is no `smtpUrl`. */
  readonly demo: boolean;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
}

function chooseTransport(
  { demo, smtpUrl, mailFrom }: MailSettings,
  db: Database,
  clock: Clock,
): MailTransport {
  if (smtpUrl !== null) return smtpTransport(smtpUrl, mailFrom);
  if (demo) return developmentMailbox(db, () => clock.now());
  return { send: () => Promise.reject(new Error('SMTP_URL is not set: the mail waits in the outbox')) };
}

/** Sends mails of the outbox: by SMTP, else into the development mailbox of demo mode. */
export function createMailer(
  settings: MailSettings,
  db: Database,
  clock: Clock,
): (mail: Mail, messageId: string) => Promise<void> {
  const transport = chooseTransport(settings, db, clock);
  return async (mail, messageId) => {
    await transport.send(renderMail(mail), messageId, await findMailSender(db));
  };
}
