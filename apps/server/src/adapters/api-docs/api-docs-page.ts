import { contract, PROBLEM_STATUS, type Access, type Endpoint } from '@stromwandel/api-spec';
import { z } from 'zod';
import { escapeHtml } from '../../platform/http/escape-html.ts';

type Json = Record<string, unknown>;

function accessText(access: Access): string {
  if (access === 'public') return 'Anybody; a token is ignored.';
  if (access === 'optional') return 'Anybody; a token that is sent must be valid.';
  if (access === 'secret') return 'Whoever knows the code in the path.';
  return `Signed in as ${access.join(', ')}.`;
}

function schemaBlock(title: string, schema: z.ZodType, io: 'input' | 'output'): string {
  const { $schema: _dialect, ...rest }: Json = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  const text = escapeHtml(JSON.stringify(rest, null, 2));
  return `<h4>${title}</h4>\n<pre tabindex="0">${text}</pre>`;
}

function replyBlock({ reply }: Endpoint): string {
  if (reply === 'none') return '<p>Answers 204 without a body.</p>';
  if (reply === 'pdf') return '<p>Answers a PDF.</p>';
  if (reply === 'jpeg') return '<p>Answers a JPEG.</p>';
  return schemaBlock('Reply', reply, 'output');
}

function problemList(endpoint: Endpoint): string {
  const links = (endpoint.problems ?? []).map(
    (code) => `<a href="#${code}">${PROBLEM_STATUS[code]} ${code}</a>`,
  );
  return links.length === 0 ? '' : `<p>Refusals: ${links.join(', ')}</p>`;
}

/** Summaries name fields in backticks. */
function summaryText(summary: string): string {
  return escapeHtml(summary).replace(/`([^`]+)`/g, '<code>$1</code>');
}

function endpointBlock([name, endpoint]: readonly [string, Endpoint]): string {
  const parts = [
    endpoint.params && schemaBlock('Path', endpoint.params, 'input'),
    endpoint.query && schemaBlock('Query', endpoint.query, 'input'),
    endpoint.body && schemaBlock('Body', endpoint.body, 'input'),
    replyBlock(endpoint),
  ];
  return `<article id="${name}">
<details>
<summary><span class="method">${endpoint.method}</span> <span class="path">${escapeHtml(endpoint.path)}</span>
<span class="facts">${summaryText(endpoint.summary)}</span></summary>
<div class="body">
<p>${accessText(endpoint.access)}</p>
${problemList(endpoint)}
${parts.filter(Boolean).join('\n')}
</div>
</details>
</article>`;
}

function problemTable(): string {
  const rows = Object.entries(PROBLEM_STATUS).map(
    ([code, status]) => `<tr id="${code}"><td>${status}</td><td><code>${code}</code></td></tr>`,
  );
  return `<table>
<thead><tr><th scope="col">Status</th><th scope="col">Code</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>`;
}

/** The contract as a page for people: every call with access, input, reply and refusals. */
export function apiDocsPage(): string {
  const endpoints = Object.entries<Endpoint>(contract);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stromwandel API</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/docs/pages.css">
</head>
<body>
<main>
<h1>Stromwandel API</h1>
<p class="lead">JSON over HTTP. Signed-in calls carry <code>Authorization: Bearer</code> with the access token.
For machines: <a href="/openapi.json">OpenAPI 3.1</a>.</p>
<h2>Calls</h2>
${endpoints.map(endpointBlock).join('\n')}
<h2>Refusals</h2>
<p>Every refused call answers <code>application/problem+json</code> (RFC 9457) with a closed <code>code</code>; bad input
adds <code>errors</code>, each with <code>path</code>, <code>code</code> and <code>params</code>.</p>
${problemTable()}
</main>
</body>
</html>
`;
}
