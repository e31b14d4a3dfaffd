import { expect, type APIRequestContext } from '@playwright/test';

/** A mail as the development mailbox shows it. */
export interface MailboxMessage {
  readonly id: number | string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
}

/** All mails to an address, newest first. */
export async function mailsTo(request: APIRequestContext, address: string): Promise<MailboxMessage[]> {
  const response = await request.get(`/dev/mailbox/messages?to=${encodeURIComponent(address)}`);
  expect(response.status()).toBe(200);
  return (await response.json()) as MailboxMessage[];
}

/** Waits for the newest mail to an address whose subject matches. */
export async function waitForMail(
  request: APIRequestContext,
  address: string,
  subject: RegExp,
): Promise<MailboxMessage> {
  let found: MailboxMessage | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsTo(request, address)).find((mail) => subject.test(mail.subject));
        return found?.subject;
      },
      { message: `a mail to ${address} about ${subject.source}` },
    )
    .toMatch(subject);
  if (!found) throw new Error('unreachable: the poll above has found it');
  return found;
}
