import { Button, MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

test('the keyboard starts with what the dialog is about, and the named close button comes last', async () => {
  const onClose = vi.fn<() => void>();
  window.matchMedia = (media) =>
    // The parts that the components read.
    ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  render(
    <MantineProvider env="test">
      <Dialog opened onClose={onClose} title="Bestellung löschen" closeLabel="Dialog schließen">
        <Button>Behalten</Button>
        <Button>Löschen</Button>
      </Dialog>
    </MantineProvider>,
  );
  const keep = await screen.findByRole('button', { name: 'Behalten' });
  expect(screen.getByRole('dialog', { name: 'Bestellung löschen' })).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(keep));
  const person = userEvent.setup();
  await person.tab();
  await person.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dialog schließen' }));
  await person.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
