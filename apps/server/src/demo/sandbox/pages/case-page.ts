import { SCENARIOS, type SandboxCase, type SandboxLocale, type Scenario } from '../sandbox-case.ts';
import { escapeHtml } from './escape-html.ts';
import { PAGE_TEXTS } from './page-texts.ts';

const DATE_LOCALES = { de: 'de-DE', en: 'en-GB' } as const;

function formatMoment(at: Date, locale: SandboxLocale): string {
  return at.toLocaleString(DATE_LOCALES[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  });
}

function formatDay(day: string, locale: SandboxLocale): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(DATE_LOCALES[locale], {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
}

function frame(locale: SandboxLocale, mount: string, title: string, content: string): string {
  const texts = PAGE_TEXTS[locale];
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – ${escapeHtml(texts.banner)}</title>
<link rel="stylesheet" href="${escapeHtml(mount)}/style.css">
</head>
<body>
<header><p><strong>${escapeHtml(texts.banner)}</strong> ${escapeHtml(texts.bannerNote)}</p></header>
<main>
${content}
</main>
</body>
</html>
`;
}

function choice(scenario: Scenario, chosen: Scenario, locale: SandboxLocale): string {
  const { name, hint } = PAGE_TEXTS[locale].scenarios[scenario];
  return `<label class="choice"><input type="radio" name="scenario" value="${scenario}"${
    scenario === chosen ? ' checked' : ''
  }><span><strong>${escapeHtml(name)}</strong><small>${escapeHtml(hint)}</small></span></label>`;
}

function documentLinks({ id, request }: SandboxCase, mount: string): string {
  if (request.documents.length === 0) return '';
  const links = request.documents.map(
    (file) =>
      `<a href="${escapeHtml(`${mount}/cases/${id}/documents/${encodeURIComponent(file.id)}`)}">${escapeHtml(file.filename)}</a>`,
  );
  return `<div><dt>${escapeHtml(PAGE_TEXTS[request.locale].documents)}</dt><dd>${links.join('<br>')}</dd></div>`;
}

/** The page on which a person decides what happens to an open case. */
export function openCasePage(
  current: SandboxCase,
  mount: string,
  problem: 'documents-missing' | null,
): string {
  const { request } = current;
  const { locale, expected, product } = request;
  const texts = PAGE_TEXTS[locale];
  const chosen = request.testScenario ?? 'success';
  const alert =
    problem === null ? '' : `<p class="alert" role="alert">${escapeHtml(texts.waitForDocument)}</p>`;
  const content = `<h1>${escapeHtml(texts.heading[product])}</h1>
<p class="lead">${escapeHtml(texts.lead[product])}</p>
${alert}
<dl class="card">
<div><dt>${escapeHtml(texts.expectedPerson)}</dt><dd>${escapeHtml(`${expected.givenName} ${expected.familyName}`)}</dd></div>
<div><dt>${escapeHtml(texts.birthDate)}</dt><dd>${escapeHtml(formatDay(expected.birthDate, locale))}</dd></div>
<div><dt>${escapeHtml(texts.validUntil)}</dt><dd>${escapeHtml(formatMoment(current.expiresAt, locale))}</dd></div>
${documentLinks(current, mount)}
</dl>
<form class="card" method="post" action="${escapeHtml(`${mount}/cases/${current.id}`)}">
<fieldset>
<legend>${escapeHtml(texts.choose)}</legend>
${SCENARIOS.map((scenario) => choice(scenario, chosen, locale)).join('\n')}
</fieldset>
<button type="submit">${escapeHtml(texts.submit)}</button>
</form>`;
  return frame(locale, mount, texts.heading[product], content);
}

/** The page of a case on which nothing can be done any more. */
export function closedCasePage({ request, state }: SandboxCase, mount: string): string {
  const texts = PAGE_TEXTS[request.locale];
  const content = `<h1>${escapeHtml(texts.overHeading)}</h1>
<p class="lead">${escapeHtml(texts.states[state])}</p>
<p><a class="button" href="${escapeHtml(request.callbackUri)}">${escapeHtml(texts.back)}</a></p>`;
  return frame(request.locale, mount, texts.overHeading, content);
}

/** The page for an address without a case; nothing is known of the reader's language, so it comes in both. */
export function unknownCasePage(mount: string): string {
  const part = (locale: SandboxLocale, tag: 'h1' | 'h2') =>
    `<section lang="${locale}"><${tag}>${escapeHtml(PAGE_TEXTS[locale].notFoundHeading)}</${tag}>
<p class="lead">${escapeHtml(PAGE_TEXTS[locale].notFoundText)}</p></section>`;
  return frame('de', mount, PAGE_TEXTS.de.notFoundHeading, `${part('de', 'h1')}\n${part('en', 'h2')}`);
}
