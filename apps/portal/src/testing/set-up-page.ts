import { addDeskRoutes, addLeaseRoutes } from '@stromwandel/api-spec';
import { notifications } from '@mantine/notifications';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { afterEach } from 'vitest';

// Their pages are drawn here without the file that lists them, which adds their calls.
addDeskRoutes();
addLeaseRoutes();

// testing-library looks up each `aria-labelledby` with this selector, for which jsdom walks the whole page: a fifth of the time.
const BY_ID = /^\[id="([\w«»:-]+)"\]$/;
// oxlint-disable-next-line unbound-method -- called with its element below
const { querySelector } = Element.prototype;
Element.prototype.querySelector = function queryById(this: Element, selector: string): Element | null {
  const id = BY_ID.exec(selector)?.[1];
  if (id === undefined || !this.isConnected) return querySelector.call(this, selector);
  const found = this.ownerDocument.getElementById(id);
  return found !== null && found !== this && this.contains(found) ? found : null;
};

// testing-library asks each field for its labels, for which jsdom walks the whole page once for each label: an eighth of the time.
const LABELLED = [HTMLInputElement, HTMLButtonElement, HTMLSelectElement, HTMLTextAreaElement];
for (const { prototype } of LABELLED) {
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      return [...this.ownerDocument.getElementsByTagName('label')].filter((label) =>
        label.hasAttribute('for') ? label.htmlFor === this.id : label.control === this,
      );
    },
  });
}

// React keeps where each element was created, up to a number of elements a second, to write it into warnings: a tenth of the time.
// Where React counts otherwise, this changes nothing.
const internals = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
) as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

// Each failed look at the page prints it into the error, also those that are repeated until they succeed: a tenth of the time.
// Here an error prints the page when the report reads its message.
configure({
  getElementError(message, container) {
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    let own: string | null = null;
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => own ?? [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
      set(text: string) {
        own = text;
      },
    });
    return error;
  },
});

// Test files share a document, its address and the list of messages: what a test left must be gone before the next one looks.
afterEach(() => {
  notifications.clean();
  cleanup();
  window.history.replaceState(null, '', '/');
});
