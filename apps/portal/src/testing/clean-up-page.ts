import { notifications } from '@mantine/notifications';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

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

// Test files share a document, its address and the list of messages: what a test left must be gone before the next one looks.
afterEach(() => {
  notifications.clean();
  cleanup();
  window.history.replaceState(null, '', '/');
});
