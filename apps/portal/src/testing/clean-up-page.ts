import { notifications } from '@mantine/notifications';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Test files share a document, its address and the list of messages: what a test left must be gone before the next one looks.
afterEach(() => {
  notifications.clean();
  cleanup();
  window.history.replaceState(null, '', '/');
});
