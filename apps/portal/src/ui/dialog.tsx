import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './dialog.module.css';

interface DialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Name of the close button for screen readers. */
  readonly closeLabel: string;
  /** A long form: it fills a phone's screen, and what was typed is there again when it opens again. */
  readonly holdsForm?: boolean;
  readonly children: ReactNode;
}

/** A dialog in the middle of the window. Its close button comes last: the keyboard starts with what the dialog is about. */
export function Dialog({ opened, onClose, title, closeLabel, holdsForm = false, children }: DialogProps) {
  // Mantine remembers what to focus again only when a dialog changes from closed to opened.
  const mounted = useMounted();
  return (
    <Modal.Root
      opened={mounted && opened}
      onClose={onClose}
      centered
      radius="lg"
      padding="lg"
      keepMounted={holdsForm}
      {...(holdsForm && { className: classes['form'] })}
    >
      <Modal.Overlay />
      <Modal.Content radius="lg" className={classes['content'] ?? ''}>
        <div className={classes['frame']}>
          {/* Its header is none of the page. */}
          <Modal.Header role="presentation" className={classes['header']}>
            <Modal.Title>{title}</Modal.Title>
          </Modal.Header>
          <Modal.Body>{children}</Modal.Body>
          <Modal.CloseButton className={classes['close'] ?? ''} size={44} aria-label={closeLabel} />
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
