import { escapeHtml } from '../../platform/http/escape-html.ts';
import type { MailboxMessage } from './mailbox-store.ts';

const TIME = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'short',
});

function linkedText(message: MailboxMessage): string {
  return message.links.reduce((html, link) => {
    const address = escapeHtml(link);
    return html.replaceAll(address, `<a href="${address}">${address}</a>`);
  }, escapeHtml(message.text));
}

function article(message: MailboxMessage, isNewest: boolean): string {
  return `<article>
<details${isNewest ? ' open' : ''}>
<summary><span class="subject">${escapeHtml(message.subject)}</span>
<span class="facts">an ${escapeHtml(message.to)} · <time datetime="${message.at.toISOString()}">${TIME.format(message.at)} Uhr</time></span></summary>
<p class="text">${linkedText(message)}</p>
</details>
</article>`;
}

/** The development mailbox as a page: newest mail first, opened. Everything from the mails is escaped. */
export function mailboxPage(messages: readonly MailboxMessage[], to: string | null): string {
  const list = messages.map((message, index) => article(message, index === 0)).join('\n');
  const empty = '<p class="empty">Hier ist noch keine Nachricht angekommen.</p>';
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Entwicklungs-Postfach · Stromwandel</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/dev/pages.css">
</head>
<body>
<main>
<h1>Entwicklungs-Postfach</h1>
<p class="lead">Alle E-Mails, die das Portal im Demobetrieb verschickt. Niemand bekommt sie wirklich.</p>
<form method="get" action="/dev/mailbox">
<label for="to">Nur Nachrichten an</label>
<input id="to" name="to" type="email" value="${escapeHtml(to ?? '')}" autocomplete="off">
<button>Anzeigen</button>
</form>
${messages.length === 0 ? empty : list}
</main>
</body>
</html>
`;
}
