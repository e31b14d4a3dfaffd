import { escapeHtml } from '../../platform/http/escape-html.ts';
import type { Mail, MailContent, MailRecipient, MailTemplates, MailText, RenderedMail } from './mail.ts';
import { englishTemplates } from './templates/english-templates.ts';
import { germanTemplates } from './templates/german-templates.ts';

const WORDS = {
  de: {
    hello: 'Guten Tag',
    mr: 'Herr',
    ms: 'Frau',
    closing: 'Ihr Stromwandel-Team',
    footer: 'Diese E-Mail wurde automatisch verschickt. Sie enthält keine Gehaltsdaten.',
  },
  en: {
    hello: 'Hello',
    mr: 'Mr',
    ms: 'Ms',
    closing: 'Your Stromwandel team',
    footer: 'This e-mail was sent automatically. It contains no salary data.',
  },
} as const;

const TEMPLATES: Record<MailRecipient['language'], MailTemplates> = {
  de: germanTemplates,
  en: englishTemplates,
};

/**
 * A text that a person typed, with an invisible space inside every web and mail address: mail programs make no link of it.
 * Only the product's own buttons lead somewhere.
 */
function withoutLinks(text: string): string {
  return text.replaceAll(/(?<=[\p{L}\p{N}])[.@](?=\p{L})|:(?=\/\/)/gu, '$&\u200b');
}

function textOf(templates: MailTemplates, mailed: MailContent): MailText {
  const content =
    'reason' in mailed && mailed.reason !== null
      ? { ...mailed, reason: withoutLinks(mailed.reason) }
      : mailed;
  // The table pairs each kind with its own template; TypeScript cannot follow the pairing through the union.
  const template = templates[content.kind] as (content: MailContent) => MailText;
  return template(content);
}

function salutation({ title, firstName, lastName, language }: MailRecipient): string {
  const words = WORDS[language];
  if (lastName === null) return `${words.hello},`;
  if (title === 'mr' || title === 'ms') return `${words.hello} ${words[title]} ${lastName},`;
  return `${words.hello} ${[firstName, lastName].filter(Boolean).join(' ')},`;
}

/** A subject is one header line, whatever a name in it contains. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
}

function plainText(hello: string, text: MailText, words: (typeof WORDS)['de' | 'en']): string {
  const button = text.button ? [`${text.button.label}:\n${text.button.link}`] : [];
  const note = text.note ? [text.note] : [];
  const facts = text.facts ? [text.facts.map(([name, value]) => `${name}: ${value}`).join('\n')] : [];
  const links = (text.links ?? []).map(({ label, link }) => `${label}:\n${link}`);
  return [
    hello,
    ...text.paragraphs,
    ...facts,
    ...links,
    ...button,
    ...note,
    words.closing,
    `--\n${words.footer}`,
  ].join('\n\n');
}

/** Colours for readers in the dark; mail programs without these styles show the light ones of the elements. */
const DARK_STYLES = `@media (prefers-color-scheme:dark){
body{background:#0D1412!important;color:#EEF3EF!important}
.card{background:#1B2622!important}
.button{background:#8ADBB5!important;color:#05261B!important}
.link{color:#8ADBB5!important}
.quiet{color:#B7C4BD!important}
}`;

function htmlBody(hello: string, text: MailText, language: 'de' | 'en'): string {
  const words = WORDS[language];
  const paragraph = (line: string) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`;
  const facts = (text.facts ?? [])
    .map(([name, value]) => `${escapeHtml(name)}: <strong>${escapeHtml(value)}</strong>`)
    .join('<br>\n');
  const links = (text.links ?? [])
    .map(
      ({ label, link }) =>
        `<a class="link" href="${escapeHtml(link)}" style="color:#0F4A3C;font-weight:600">${escapeHtml(label)}</a>`,
    )
    .join('<br>\n');
  const button = text.button
    ? `<p style="margin:24px 0"><a class="button" href="${escapeHtml(text.button.link)}" style="display:inline-block;padding:14px 24px;border-radius:24px;background:#0F4A3C;color:#FFFFFF;font-weight:600;text-decoration:none">${escapeHtml(text.button.label)}</a></p>`
    : '';
  const note = text.note
    ? `<p class="quiet" style="margin:0 0 16px;color:#42514A;font-size:14px">${escapeHtml(text.note)}</p>`
    : '';
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(text.subject)}</title><style>${DARK_STYLES}</style></head>
<body style="margin:0;background:#F3F3EE;color:#0E1F1A;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 20px;font-weight:700;font-size:20px">Stromwandel</p>
<div class="card" style="background:#FFFFFF;border-radius:22px;padding:28px">
${[hello, ...text.paragraphs].map(paragraph).join('\n')}
${facts && `<p style="margin:0 0 16px">${facts}</p>`}
${links && `<p style="margin:0 0 16px;line-height:2">${links}</p>`}
${button}
${note}
<p style="margin:0">${words.closing}</p>
</div>
<p class="quiet" style="margin:20px 0 0;color:#5A6962;font-size:13px">${words.footer}</p>
</div>
</body>
</html>
`;
}

/** Puts a mail into words, in the receiver's language, as plain text and HTML. Everything from people is escaped. */
export function renderMail({ to, content }: Mail): RenderedMail {
  const text = textOf(TEMPLATES[to.language], content);
  const hello = salutation(to);
  return {
    to: to.email,
    subject: oneLine(text.subject),
    text: plainText(hello, text, WORDS[to.language]),
    html: htmlBody(hello, text, to.language),
    links: [...(text.links ?? []), ...(text.button ? [text.button] : [])].map(({ link }) => link),
    attachments: text.attachments ?? [],
  };
}
