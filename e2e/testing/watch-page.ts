import type { Page } from '@playwright/test';

/** Problems that must never occur on a page; empty if all is well. */
export type PageProblems = readonly string[];

/**
 * Watches a page from now on: requests to other origins than the one it was opened from, anything the content security
 * policy stopped, and dialogs that a script opened.
 */
export function watchPage(page: Page, origin: string): PageProblems {
  const problems: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    // The browser's own PDF viewer is an extension of it.
    const isLocal = /^(data|blob|chrome|chrome-extension):/.test(url) || new URL(url).origin === origin;
    if (!isLocal) problems.push(`request to ${url}`);
  });
  page.on('websocket', (socket) => problems.push(`connection to ${socket.url()}`));
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) problems.push(message.text());
  });
  // Also what a script swallowed, of which the console says nothing.
  void page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.warn(`Content Security Policy: ${violatedDirective} stopped ${blockedURI}`),
    ),
  );
  page.on('dialog', (dialog) => {
    problems.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  return problems;
}
